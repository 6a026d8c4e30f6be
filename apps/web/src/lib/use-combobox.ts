import { type KeyboardEvent, useState } from 'react'

export interface Combobox {
  readonly isOpen: boolean
  /** Choice the arrow keys are on; -1 for the field itself. */
  readonly active: number
  readonly open: () => void
  readonly close: () => void
  /** Does what a key means for a list of so many choices. */
  readonly onKey: (event: KeyboardEvent, count: number, choose: (index: number) => void) => void
}

/**
 * State and keys of a field with a list of choices: arrows walk round through list and field,
 * Enter takes the choice, Escape closes.
 */
export function useCombobox(): Combobox {
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)

  function close() {
    setOpen(false)
    setActive(-1)
  }

  function onKey(event: KeyboardEvent, count: number, choose: (index: number) => void) {
    // Enter and arrows belong to the input method while it composes.
    if (event.nativeEvent.isComposing) return
    const { key } = event
    if (key === 'Escape' && isOpen) close()
    else if (key === 'ArrowDown' || key === 'ArrowUp') {
      setOpen(true)
      setActive(stepped(active, key === 'ArrowDown' ? 1 : -1, count))
    } else if (key === 'Enter' && active >= 0) choose(active)
    else return
    event.preventDefault()
  }

  return {
    isOpen,
    active,
    open() {
      setOpen(true)
      setActive(-1)
    },
    close,
    onKey,
  }
}

/** The next choice round the list; -1 stands for the field. */
function stepped(active: number, step: 1 | -1, count: number): number {
  const next = active + step
  if (next >= count) return -1
  return next < -1 ? count - 1 : next
}
