/** What Firefox, and no other browser, calls itself: the others are only like it. */
const ASKS_ALOUD = /\bGecko\//

/**
 * Asks the browser not to take away what is kept when it needs room, where it decides that by itself.
 * Firefox would put the question to a person who was about to do something else.
 */
export async function askToLast(): Promise<void> {
  const { storage, userAgent } = navigator
  if (ASKS_ALOUD.test(userAgent) || (await storage.persisted())) return
  await storage.persist()
}
