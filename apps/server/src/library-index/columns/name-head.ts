/** Letters that a head holds. */
const LENGTH = 4
const LETTER_BITS = 8
const LETTER_MASK = 0xff

/**
 * The first letters of a name in one number, a byte of each: of a million names few begin like
 * another one, and the others need not be looked at.
 */
export function nameHead(name: string): number {
  let head = 0
  for (let at = 0; at < LENGTH; at += 1) {
    const letter = at < name.length ? name.charCodeAt(at) & LETTER_MASK : 0
    head = (head << LETTER_BITS) | letter
  }
  return head
}

/** Tells of a head whether its name may begin with the given text. */
export function mayBeginWith(text: string): (head: number) => boolean {
  if (text.length === 0) return () => true
  const shift = LETTER_BITS * Math.max(0, LENGTH - text.length)
  const wanted = nameHead(text) >>> shift
  return (head) => head >>> shift === wanted
}
