import { askForUser } from '#lib/session/ask-session.ts'
import { sendOutbox } from './outbox.ts'

/**
 * Sends what waits while no page of the site is open, for the service worker.
 *
 * @throws where nobody is logged in, and where it is to be tried again
 */
export async function sendWithoutPage(): Promise<void> {
  const { id: owner } = await askForUser()
  const isDone = await sendOutbox({ owner, isOwnerHere: () => true, onSent: () => undefined })
  if (!isDone) throw new Error('what waits could not be sent yet')
}
