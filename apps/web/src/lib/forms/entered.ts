/** What somebody can type into, choose from or tick. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const FIELDS = 'input:not([type="hidden"]), textarea, select'

/** The fields within a part of a page, in their order. */
export function fieldsIn(part: ParentNode): Field[] {
  return [...part.querySelectorAll<Field>(FIELDS)]
}

/** What is in a field, where somebody has changed it since the page came; React may not know. */
export function enteredInto(field: Field): string | boolean | undefined {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options]
    const before = options.find((option) => option.defaultSelected) ?? options[0]
    return field.value === before?.value ? undefined : field.value
  }
  if (isTicked(field)) return field.checked === field.defaultChecked ? undefined : field.checked
  if (field.type === 'file') return field.value === '' ? undefined : field.value
  return field.value === field.defaultValue ? undefined : field.value
}

/**
 * Enters something as a person does, so that React hears of it. React compares a field with what it
 * was when it took it over, or with what was last assigned to it: that is put back first.
 */
export function enter(field: Field, entered: string | boolean): void {
  if (field instanceof HTMLSelectElement) {
    field.value = String(entered)
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (isTicked(field)) {
    field.checked = !entered
    field.click()
  } else if (field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else {
    const { selectionStart, selectionEnd } = field
    field.value = field.defaultValue
    // Past what React has put in its way.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(
      field,
      String(entered),
    )
    if (field === document.activeElement && selectionStart !== null) {
      field.setSelectionRange(selectionStart, selectionEnd)
    }
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function isTicked(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}
