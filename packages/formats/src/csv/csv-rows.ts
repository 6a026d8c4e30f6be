import Papa from 'papaparse'
import { MAX_CSV_ROWS, MAX_LINE_LENGTH } from '../record/limits.ts'
import { countBreaks, splitLines } from '../record/lines.ts'
import type { ProblemList } from '../record/problem-list.ts'
import { restoreCell } from './csv-cells.ts'
import { tableDelimiter } from './csv-columns.ts'

/** How often reading starts again behind a quotation mark that is never closed. */
const MAX_RESTARTS = 20

/**
 * Calls back for each row of a table that is not empty, the headings among them, with its line; a row
 * in which a quotation mark stays open is reported and left out.
 */
export function readCsvRows(
  text: string,
  problems: ProblemList,
  onRow: (cells: readonly string[], line: number) => void,
) {
  let count = 0
  let rest = withoutLongLines(text, problems).replace(/^(?:[^\S\n]*\n)+/, '')
  let line = 1 + countBreaks(text.slice(0, text.search(/\S/)))
  const delimiter = tableDelimiter(rest)
  problems.commas.noteDelimiter(delimiter)
  const table = { delimiter, columns: 0 }
  for (let restarts = 0; restarts <= MAX_RESTARTS && rest !== ''; restarts += 1) {
    const firstLine = line
    const { isWhole } = parseRows(rest, table, (data) => {
      if (data.some((cell) => cell.trim() !== '')) {
        onRow(data.map(restoreCell), line)
        count += 1
      }
      line += 1 + data.reduce((breaks, cell) => breaks + countBreaks(cell), 0)
      return count <= MAX_CSV_ROWS
    })
    if (isWhole) break
    problems.add(line, 'openQuote', {})
    if (restarts === MAX_RESTARTS) problems.add(line, 'firstLines', { max: line })
    rest = afterLines(rest, line - firstLine + 1)
    line += 1
  }
  if (count > MAX_CSV_ROWS) problems.add(line, 'firstRows', { max: MAX_CSV_ROWS })
}

/**
 * Calls back for each row until it says false; stops at one in which a quotation mark stays open, or is closed
 * so late that cells are missing.
 */
function parseRows(
  text: string,
  table: { readonly delimiter: string; columns: number },
  onRow: (cells: readonly string[]) => boolean,
): { isWhole: boolean } {
  let isWhole = true
  Papa.parse<string[]>(text, {
    delimiter: table.delimiter,
    newline: '\n',
    step: ({ data, errors }, parser) => {
      // The head is the first row that is no title.
      if (table.columns < 2) table.columns = data.length
      isWhole = !errors.some(
        ({ code }) =>
          code === 'MissingQuotes' || (code === 'InvalidQuotes' && data.length < table.columns),
      )
      if (!isWhole || !onRow(data)) parser.abort()
    },
  })
  return { isWhole }
}

/** The text behind its first so many lines. */
function afterLines(text: string, count: number): string {
  let at = 0
  for (let passed = 0; passed < count; passed += 1) {
    const end = text.indexOf('\n', at)
    if (end === -1) return ''
    at = end + 1
  }
  return text.slice(at)
}

function withoutLongLines(text: string, problems: ProblemList): string {
  let start = 0
  while (start < text.length) {
    const end = text.indexOf('\n', start)
    const length = (end === -1 ? text.length : end) - start
    if (length > MAX_LINE_LENGTH) {
      return splitLines(text, problems)
        .map((line) => line.text)
        .join('\n')
    }
    start += length + 1
  }
  return text
}
