/** The page is loaded again in the new language, shortly after the choice could be seen. */
const RELOAD_DELAY_MS = 100

/** Where the page that is loaded then is told to say that the language was saved. */
export const LANGUAGE_SAVED_KEY = 'glazy-saved'

let timer: ReturnType<typeof setTimeout> | undefined

/** The menu and the account may both ask for it: it happens once. */
export function reloadSoon(): void {
  timer ??= setTimeout(() => {
    timer = undefined
    // An address that names a language would go on to say the one before.
    const address = new URL(location.href)
    address.searchParams.delete('lang')
    history.replaceState(history.state, '', address)
    location.reload()
  }, RELOAD_DELAY_MS)
}
