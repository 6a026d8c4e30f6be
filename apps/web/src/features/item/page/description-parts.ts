/** A piece of a description: words, or a link to another site. */
export interface DescriptionPart {
  readonly text: string
  readonly href?: string
}

const LINK = /https?:\/\/[^\s<>"']+/gi
/** Marks that end a sentence rather than an address. */
const TRAILING = '.,;:!?)]'

/**
 * Splits a description into words and links. Only addresses that begin with http or https become
 * links; everything else stays the text it is.
 *
 * @example
 * descriptionParts('See https://example.org.') // words, a link, and the full stop as words
 */
export function descriptionParts(text: string): readonly DescriptionPart[] {
  const parts: DescriptionPart[] = []
  let end = 0
  for (const match of text.matchAll(LINK)) {
    const address = withoutTrailingMarks(match[0])
    if (!isWebAddress(address)) continue
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    parts.push({ text: address, href: address })
    end = match.index + address.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

/** By hand: a pattern anchored at the end would try every run of marks on the way there. */
function withoutTrailingMarks(text: string): string {
  let end = text.length
  while (end > 0 && TRAILING.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
