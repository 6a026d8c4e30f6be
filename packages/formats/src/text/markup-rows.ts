import { decodeEntities } from '../insight/xml-node.ts'

/** A tag or remark with its name; longer ones are none of a table. */
const TAG = /<(\/?)([a-z][a-z\d]*|!--)[^<>]{0,2000}>/gi

/** What begins a line of its own, and ends it. */
const BLOCK = /^(?:br|caption|div|h[1-6]|li|p|table|tr)$/

/**
 * The tables of a web page as rows of cells set apart by tabs, as a spreadsheet copies them; a text
 * without a table is what it was.
 */
export function rowsOfMarkup(text: string): string {
  if (!/<t[rdh](?=[\s>])/i.test(text)) return text
  const parts: string[] = []
  let from = 0
  let hidden = ''
  for (const { index, 0: tag, 1: slash, 2: word = '' } of text.matchAll(TAG)) {
    const name = word.toLowerCase()
    if (hidden === '') parts.push(text.slice(from, index).replace(/\s+/g, ' '))
    from = index + tag.length
    if (name === 'script' || name === 'style') hidden = slash === '/' ? '' : name
    else if (BLOCK.test(name)) parts.push('\n')
    else if (name === 'td' || name === 'th') parts.push(slash === '/' ? '\t' : '')
  }
  if (hidden === '') parts.push(text.slice(from))
  return decodeEntities(parts.join('').replace(/&nbsp;/gi, ' '))
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim()))
    .map((cells) => (cells.at(-1) === '' ? cells.slice(0, -1) : cells).join('\t'))
    .filter((line) => line !== '')
    .join('\n')
}
