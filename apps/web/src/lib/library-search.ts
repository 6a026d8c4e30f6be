/** Marks the form of a page that searches the library; the header then has no field of its own. */
export const PAGE_SEARCH = { 'data-library-search': '' } as const

const FIELD = 'main [data-library-search] input[name=q]'

/**
 * Goes to the page's own search of the library.
 *
 * @returns whether there was one to go to: not where the page has none, where something is open over
 * it, or where the focus is there already
 */
export function goToPageSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>(FIELD)
  if (!field || document.querySelector('dialog[open]')) return false
  if (field === document.activeElement) return false
  field.focus()
  field.select()
  return true
}
