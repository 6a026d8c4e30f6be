import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dataDirOf } from './data-dir.ts'
import { expect } from './fixtures.ts'

/**
 * Text of the mail with that subject to one address. Without a mail server the product puts its
 * mails into a folder, in the background.
 */
export async function receivedMail(baseURL: string, to: string, subject: string): Promise<string> {
  const folder = join(dataDirOf(new URL(baseURL).port), 'outbox')
  let found = ''
  await expect(async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    found = mails.find((mail) => mail.includes(to) && mail.includes(`Subject: ${subject}`)) ?? ''
    expect(found, `a mail to ${to}`).not.toBe('')
  }).toPass({ timeout: 20_000 })
  return plainText(found)
}

/** Undoes quoted-printable, in which mails are written. */
function plainText(mail: string): string {
  return mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
}
