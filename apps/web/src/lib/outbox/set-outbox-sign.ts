import { OUTBOX_SIGN_KEY } from './outbox-sign.ts'

/** Says whether somebody has something in the outbox. */
export function setOutboxSign(owner: number, isWaiting: boolean): void {
  // The service worker has none.
  if (typeof localStorage === 'undefined') return
  const signed = (localStorage.getItem(OUTBOX_SIGN_KEY) ?? '').split(' ')
  const others = signed.filter((id) => id !== '' && id !== String(owner))
  try {
    localStorage.setItem(OUTBOX_SIGN_KEY, [...others, ...(isWaiting ? [owner] : [])].join(' '))
  } catch {
    // Without room the outbox is opened once somebody begins to use a page.
  }
}
