import { hasMarkup, sanitizeRichText } from './sanitize-rich-text.ts'

/** What the elements of a cleaned text are in a plain one; all others lose their tags alone. */
const AS_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\s*\n\s*/g, ' '],
  [/<br ?\/?>/g, '\n'],
  [/<li>(?:<p>)?/g, '- '],
  [/(?:<\/p>)?<\/li>/g, '\n'],
  [/<\/(?:p|ul|ol|blockquote)>/g, '\n\n'],
  [/<a href="([^"]*)"[^>]*>\1<\/a>/g, '$1'],
  [/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g, '$2 ($1)'],
  [/<[^>]*>/g, ''],
  [/&nbsp;|\u00a0/g, ' '],
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&quot;/g, '"'],
  [/&amp;/g, '&'],
  [/ +\n/g, '\n'],
  [/\n{3,}/g, '\n\n'],
]

/**
 * A stored text for programs that know no markup: paragraphs and items of lists on lines of their
 * own, links with their addresses behind them. What has no markup stays as it is.
 *
 * @example
 * withoutMarkup('<p>Sieve at <strong>80</strong>.</p><ul><li>thin</li></ul>') // 'Sieve at 80.\n\n- thin'
 */
export function withoutMarkup(text: string): string {
  if (!hasMarkup(text)) return text
  return AS_SIGNS.reduce(
    (words, [element, sign]) => words.replace(element, sign),
    sanitizeRichText(text),
  ).trim()
}
