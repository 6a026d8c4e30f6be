import { useEffect, useEffectEvent } from 'react'

/** A key with Ctrl (or Cmd on a Mac), such as `mod+k`, or a bare key outside of text fields. */
export type Hotkey = `mod+${string}` | '/'

/** Calls `run` when the key is pressed anywhere on the page. */
export function useHotkey(hotkey: Hotkey, run: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!matches(hotkey, event)) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

function matches(hotkey: Hotkey, event: KeyboardEvent): boolean {
  const isModified = event.ctrlKey || event.metaKey
  if (event.altKey || event.isComposing) return false
  if (hotkey === '/') return !isModified && event.key === '/' && !isTextField(event.target)
  return isModified && !event.shiftKey && event.key.toLowerCase() === hotkey.slice('mod+'.length)
}

const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable]'

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches(TYPING)
}
