/**
 * Where the browser keeps the ids of the people who have something in its outbox, parted by spaces:
 * to know that, a page need not open it.
 */
export const OUTBOX_SIGN_KEY = 'glazy-outbox'

/** Whether somebody has something in the outbox; false on the server. */
export function isOutboxSigned(owner: number): boolean {
  return (
    typeof localStorage !== 'undefined' &&
    (localStorage.getItem(OUTBOX_SIGN_KEY) ?? '').split(' ').includes(String(owner))
  )
}
