/**
 * The first two letters of a name in one number: of a million names few begin like another one, and
 * the others need not be looked at.
 */
export function nameHead(name: string): number {
  return (firstLetter(name) << 16) | (name.length < 2 ? 0 : name.charCodeAt(1))
}

/** Whether a name with this head may begin with the given text. */
export function mayBeginWith(head: number, text: string): boolean {
  if (text.length === 0) return true
  return text.length === 1 ? head >>> 16 === firstLetter(text) : head === nameHead(text)
}

function firstLetter(name: string): number {
  return name.length === 0 ? 0 : name.charCodeAt(0)
}
