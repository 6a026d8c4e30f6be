/**
 * Puts a text on the clipboard. Pages without https have no clipboard of their own: for them the
 * browser copies what is selected.
 *
 * @returns whether it is there
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text) // the browser refused, or has no clipboard here
  }
}

function copySelected(text: string): boolean {
  const { activeElement } = document
  const field = document.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  field.style.opacity = '0'
  // Within an open dialog, only what is within it can take the focus.
  const dialogs = document.querySelectorAll('[role="dialog"]')
  ;(dialogs[dialogs.length - 1] ?? document.body).append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } finally {
    field.remove()
    // Whoever goes by keys continues from where they were.
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true })
  }
}
