import { alive } from './when-alive.ts'

declare global {
  /** What was clicked before the scripts of the page were there: see `router/start-after-paint.ts`. */
  var clickedEarly: (EventTarget | null)[] | undefined
}

/** Where a button stands that was pressed too early: among those of a part that comes to life late. */
interface Place {
  readonly part: Element
  readonly index: number
}

/** What does nothing by itself, and ticks: the browser sends forms and opens popovers without scripts. */
const BUTTONS = 'button:not([type="submit"], [popovertarget]), [type="checkbox"]'

const early = new Map<HTMLElement, Place | undefined>()

/** Has buttons that were pressed before the page came to life count once it has, each once. */
export function keepEarlyClicks(): void {
  globalThis.clickedEarly?.forEach(note)
  window.onclick = ({ target }) => note(target)
  void alive.then(() => {
    for (const [button, place] of early) {
      // A tick is entered again as all fields are (`forms/early-input.ts`); what has gone does nothing.
      if (!place && !('checked' in button)) button.click()
    }
  })
}

/** Presses in a part that has just come to life what was pressed there before it was drawn anew. */
export function pressAgain(part: Element): void {
  const buttons = buttonsIn(part)
  for (const [before, place] of early) {
    if (place?.part !== part) continue
    early.delete(before)
    const now = buttons[place.index]
    if (now?.ariaLabel !== before.ariaLabel || now.textContent !== before.textContent) continue
    // Ticked twice is not ticked.
    if ('checked' in now && 'checked' in before && now.checked === before.checked) continue
    now.focus({ preventScroll: true })
    now.click()
  }
}

function note(target: EventTarget | null): void {
  const button = target instanceof Element ? target.closest<HTMLElement>(BUTTONS) : null
  // What React knows has been heard.
  if (!button || Object.keys(button).some((key) => key.startsWith('__react'))) return
  const part = button.closest('[data-late]')
  early.set(button, part ? { part, index: buttonsIn(part).indexOf(button) } : undefined)
}

function buttonsIn(part: Element): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(BUTTONS)]
}
