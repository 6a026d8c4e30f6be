import { asMaterialName } from '@glazy/ceramics/lookups/packaging'
import { KINDS } from '#library-index/columns/column-table.ts'
import { foldName, queryWords } from '@glazy/contract/reading/text-words'
import type { Pass } from './find-hits.ts'
import { findIds } from './find-page.ts'
import type { WordChoice } from './holders.ts'

const PRIMITIVES = new Set([KINDS.indexOf('primitive')])

/**
 * Raw materials that have some words in their names, or names that begin so where none has.
 *
 * @param viewer who is looking; see `viewerId`
 */
export async function findMaterialsCalled(
  pass: Pass,
  viewer: number,
  name: string,
): Promise<readonly number[]> {
  const { vocabulary } = pass.columns
  const words = queryWords(asMaterialName(name))
  if (words.length === 0) return []
  const find = (terms: readonly WordChoice[], way: string) =>
    findIds(pass, {
      filter: { viewer, kinds: PRIMITIVES },
      words: {
        key: JSON.stringify(['called', way, words]),
        name: foldName(name),
        nameLeft: '',
        id: null,
        terms,
        narrowing: [],
        described: [],
        isNamesOnly: true,
      },
    })
  const whole = words.map((word) => Int32Array.from([vocabulary.find(word) ?? []].flat()))
  const found = whole.some((choice) => choice.length === 0) ? [] : await find(whole, 'whole')
  const ids =
    found.length > 0
      ? found
      : await find(
          words.map((word) => vocabulary.beginningWith(word)),
          'beginning',
        )
  return ids.toSorted((one, other) => one - other)
}
