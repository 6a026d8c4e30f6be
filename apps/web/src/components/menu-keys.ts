import type { KeyboardEvent } from 'react'

/** The choices of a menu, also those that cannot be taken: they say why. */
export function menuChoices(menu: Element | null | undefined): readonly HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)') ?? [])]
}

/**
 * Arrow keys lead from one choice of a menu to the next, Home and End to the first and the last, a
 * letter to the next that begins with it.
 */
export function moveByKeys(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget } = event
  // Arrows have a meaning of their own in fields.
  if (!(target instanceof HTMLElement) || !target.matches('a, button, [popover]')) return
  const choices = menuChoices(currentTarget)
  const at = choices.indexOf(target)
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey
  const next =
    nextChoice(key, at, choices.length) ?? (isPlain ? byLetter(key, choices, at) : undefined)
  if (next === undefined) return
  event.preventDefault()
  choices[next]?.focus()
}

/** Number of the choice that a key leads to; `at` is -1 when the focus is on none. */
export function nextChoice(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return at <= 0 ? count - 1 : at - 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/** Number of the next choice, round the menu, whose words begin with a letter. */
function byLetter(letter: string, choices: readonly HTMLElement[], at: number): number | undefined {
  if (!/^[\p{L}\p{N}]$/u.test(letter)) return undefined
  const order = choices.map((_, step) => (at + 1 + step) % choices.length)
  const wanted = letter.toLowerCase()
  return order.find((place) => choices[place]?.textContent.trim().toLowerCase().startsWith(wanted))
}
