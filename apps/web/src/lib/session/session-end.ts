/** Token of the call that was refused; `undefined` when it relied on the cookie. */
type EndListener = (token: string | undefined) => void

const listeners = new Set<EndListener>()

/** Says that the API no longer takes the session with which it was asked. */
export function reportSessionEnd(token: string | undefined): void {
  for (const listener of listeners) listener(token)
}

/** Calls back when a session turns out to have ended; returns how to stop that. */
export function onSessionEnd(listener: EndListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
