import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { type MailSender, type MailTransport, toMailOptions } from './mail-transport.ts'

/** Mails that are kept; the oldest go. */
export const OUTBOX_MAX = 1_000

/**
 * Without a mail server a mail becomes a file that any mail program opens. The names begin with the
 * time, so that they sort by age. Only their owner can read them: they hold links that open
 * accounts.
 */
export function createOutbox(folder: string, sender: MailSender): MailTransport {
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'unix',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  let count = 0
  return {
    deliver: async (message) => {
      count += 1
      const time = new Date().toISOString().replaceAll(':', '-')
      const name = `${time}-${String(count).padStart(6, '0')}-${randomUUID().slice(0, 8)}`
      const { message: content } = await composer.sendMail(toMailOptions(message, sender))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const unfinished = join(folder, `.${name}`)
      await writeFile(unfinished, content, { mode: 0o600 })
      await rename(unfinished, join(folder, `${name}.eml`))
      await removeOldest(folder)
    },
    close: () => undefined,
  }
}

async function removeOldest(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort()
  const oldest = names.slice(0, Math.max(0, names.length - OUTBOX_MAX))
  await Promise.all(oldest.map((name) => rm(join(folder, name), { force: true })))
}

/** Removes the mails to one address: they hold what was written to a person. */
export async function removeMailsTo(folder: string, address: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const content = await readFile(path, 'utf8').catch(() => '')
    if (recipientsOf(content).includes(address.toLowerCase())) await rm(path, { force: true })
  }
}

/** Words of the header To, in lower case; the header may go on over several lines. */
function recipientsOf(content: string): readonly string[] {
  const [head = ''] = content.split('\n\n', 1)
  const [to = ''] = /^To:.*(?:\n[ \t].*)*/im.exec(head) ?? []
  return to.toLowerCase().split(/[\s<>,:]+/)
}
