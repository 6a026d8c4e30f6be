/** Whether the browser says that there is no connection; where it does not, nobody knows. */
export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false
}
