import { vi } from 'vitest'
import type { ReceivedMail } from './outbox.ts'
import { PATIENTLY } from './patiently.ts'
import type { TestApp } from './test-app.ts'

/** What an address was sent so far, the oldest first. */
export async function mailsTo(test: TestApp, email: string): Promise<readonly ReceivedMail[]> {
  return (await test.mails()).filter(({ to }) => to === email)
}

export async function subjectsTo(test: TestApp, email: string): Promise<readonly string[]> {
  return (await mailsTo(test, email)).map(({ subject }) => subject)
}

/**
 * The link with a secret in the newest mail to an address; waits until there is one.
 *
 * @param before how many mails of before do not count
 */
export function linkMailedTo(test: TestApp, email: string, before = 0): Promise<URL> {
  return vi.waitFor(async () => {
    const mail = (await mailsTo(test, email)).slice(before).at(-1)
    const link = /http\S+[?&]token=\S+/.exec(mail?.text ?? '')?.[0]
    return link === undefined ? Promise.reject(new Error('no mail')) : new URL(link)
  }, PATIENTLY)
}

/** The secret of {@link linkMailedTo}. */
export async function tokenMailedTo(test: TestApp, email: string): Promise<string> {
  return (await linkMailedTo(test, email)).searchParams.get('token') ?? ''
}
