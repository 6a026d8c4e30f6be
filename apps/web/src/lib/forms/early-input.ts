import { alive } from '../when-alive.ts'
import { enter, enteredInto, type Field, fieldsIn } from './entered.ts'

/**
 * Has what was entered before the page came to life count as if it were entered then. Nobody hears of
 * it before: it stands in the fields alone, until they are drawn anew from what React knows.
 */
export function keepEarlyInput(): void {
  const early = new Map<Field, string | boolean>()
  const note = (field: Field) => {
    const entered = enteredInto(field)
    if (entered === undefined) early.delete(field)
    else early.set(field, entered)
  }
  fieldsIn(document).forEach(note)
  const listening = new AbortController()
  addEventListener('input', ({ target }) => isField(target) && note(target), {
    capture: true,
    signal: listening.signal,
  })
  void alive.then(() => {
    listening.abort()
    for (const [field, entered] of early) {
      const isKnown = 'defaultValue' in field && field.defaultValue === entered
      if (field.isConnected && !isKnown) enter(field, entered)
    }
  })
}

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
}
