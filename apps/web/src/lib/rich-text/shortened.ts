/**
 * The start of a long text, cut at the end of a word; the whole text when it is short enough.
 *
 * @param limit most characters
 */
export function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text
  const cut = text.slice(0, limit + 1)
  const space = cut.search(/\s\S*$/)
  return `${cut.slice(0, space > limit / 2 ? space : limit).trimEnd()}…`
}
