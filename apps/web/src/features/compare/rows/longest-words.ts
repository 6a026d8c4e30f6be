import { type CompareRow, type ComparedSection, type FigureRow, isWordRow } from './compare-rows.ts'

/** Letters of the longest words in what names the rows, and in what stands in the columns of items. */
export interface LongestWords {
  readonly label: number
  readonly item: number
}

/** Words of scripts that put a space between them; others are broken anywhere. */
const WORD = /[\p{Script=Latin}\p{Script=Cyrillic}\p{N}]+/gu

/**
 * How many letters the columns have to have room for, so that no word is broken.
 *
 * @param labelOf what a row is called, as it is shown
 */
export function longestWords(
  items: readonly { readonly name: string }[],
  sections: readonly ComparedSection[],
  labelOf: (row: CompareRow) => string,
): LongestWords {
  const rows = sections.flatMap((section) => section.rows)
  const figureRows = rows.filter((row): row is FigureRow => !isWordRow(row))
  return {
    label: longest(figureRows.filter(({ isText }) => !isText).map(labelOf)),
    item: longest([
      ...items.map(({ name }) => name),
      ...rows.filter(isWordRow).flatMap(({ values }) => values),
      ...figureRows.flatMap(({ kinds = [] }) => kinds),
    ]),
  }
}

function longest(texts: readonly string[]): number {
  return texts
    .flatMap((text) => text.match(WORD) ?? [])
    .reduce((most, { length }) => Math.max(most, length), 0)
}
