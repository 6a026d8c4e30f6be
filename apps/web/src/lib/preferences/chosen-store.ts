import { parseCookies } from '#lib/cookies.ts'
import { type ChosenPreferences, cookiesOf, readChosenPreferences } from './chosen-preferences.ts'

/** Tells the other tabs of this browser, which do not hear of changed cookies by themselves. */
const CHANNEL = 'glazy-preferences'

const listeners = new Set<() => void>()
let channel: BroadcastChannel | undefined
let cached: { readonly text: string; readonly value: ChosenPreferences } | undefined

/** What was chosen in this browser, from its cookies; not for the server, which serves many. */
export function chosenPreferences(): ChosenPreferences {
  const text = document.cookie
  if (cached?.text !== text) cached = { text, value: readChosenPreferences(parseCookies(text)) }
  return cached.value
}

/** Keeps choices in this browser. */
export function choosePreferences(changes: ChosenPreferences): void {
  for (const cookie of cookiesOf({ ...chosenPreferences(), ...changes })) document.cookie = cookie
  for (const listener of listeners) listener()
  openChannel()?.postMessage('changed')
}

/** Calls back when something was chosen, in this tab or in another one. */
export function subscribeToChoices(listener: () => void): () => void {
  listeners.add(listener)
  openChannel()
  return () => listeners.delete(listener)
}

function openChannel(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === 'undefined') return channel
  channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = () => {
    for (const tell of listeners) tell()
  }
  return channel
}
