import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { waitFor } from '@testing-library/react'
import { expect, inject } from 'vitest'

/** The link of a mail that the product has put into its outbox for an address. */
export async function linkMailedTo(address: string): Promise<URL> {
  const folder = join(inject('dataDir'), 'outbox')
  let link: string | undefined
  await waitFor(async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    const mail = mails.find((text) => text.includes(`To: ${address}`))
    // Mails are written in quoted-printable, whose lines are broken anywhere.
    link = mail
      ?.replaceAll(/=\r?\n/g, '')
      .replaceAll('=3D', '=')
      .match(/http\S+token=[\w-]+/)?.[0]
    expect(link, `a mail to ${address}`).toBeDefined()
  })
  return new URL(link ?? '')
}
