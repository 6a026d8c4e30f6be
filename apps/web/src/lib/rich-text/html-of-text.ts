import { isRichText } from './rich-text-nodes.ts'

/**
 * A text as HTML: one that is written with elements stays as it is, a plain one becomes
 * paragraphs, split at its empty lines.
 *
 * @example htmlOfText('3 > 2') // '<p>3 &gt; 2</p>'
 */
export function htmlOfText(text: string): string {
  if (isRichText(text) || text.trim() === '') return text.trim()
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br />')}</p>`)
    .join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
