import { type RefObject, useEffect } from 'react'

const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable]'

/** The slash goes to the box of the page, before anything else that listens for it. */
export function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof HTMLElement && event.target.matches(TYPING)) return
      if (document.querySelector('dialog[open], [role=dialog]')) return
      event.preventDefault()
      event.stopImmediatePropagation()
      input.current?.focus()
      input.current?.select()
    }
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [input])
}
