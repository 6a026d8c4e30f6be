/** Headers of a page that no cache keeps, not even that of the browser. */
export function notKept() {
  return { 'cache-control': 'private, no-store' }
}
