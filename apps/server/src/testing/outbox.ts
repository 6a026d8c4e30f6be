import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

/** A mail as its reader's program shows it. */
export interface ReceivedMail {
  readonly to: string
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** All of them by their names in lower case. */
  readonly headers: Readonly<Record<string, string>>
}

/** The mails in the outbox of a data directory, the oldest first. */
export async function readOutbox(dataDir: string): Promise<readonly ReceivedMail[]> {
  const folder = join(dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml')).sort()
  return Promise.all(files.map(async (name) => parseMail(await readFile(join(folder, name)))))
}

export async function parseMail(content: Uint8Array): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(content)
  return {
    to: mail.to?.map((one) => one.address).join(', ') ?? '',
    from: mail.from?.address ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
  }
}
