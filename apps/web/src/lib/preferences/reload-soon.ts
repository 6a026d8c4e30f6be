/** The page is loaded again in the new language, shortly after the choice could be seen. */
const RELOAD_DELAY_MS = 100

export function reloadSoon(): void {
  setTimeout(() => location.reload(), RELOAD_DELAY_MS)
}
