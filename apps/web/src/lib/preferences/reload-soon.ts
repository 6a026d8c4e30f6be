/** The page is loaded again in the new language, shortly after the choice could be seen. */
const RELOAD_DELAY_MS = 100

export function reloadSoon(): void {
  setTimeout(() => {
    // An address that names a language would go on to say the one before.
    const address = new URL(location.href)
    address.searchParams.delete('lang')
    history.replaceState(history.state, '', address)
    location.reload()
  }, RELOAD_DELAY_MS)
}
