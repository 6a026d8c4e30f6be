import type { Chunk } from '#library-index/columns/chunk.ts'
import { ROW_BITS } from '#library-index/columns/chunk-rows.ts'
import { wantedName } from '#library-index/columns/name-column.ts'
import { IN_NAME, IN_OTHER_NAMES } from '#library-index/columns/postings.ts'
import type { Standing } from './described-rows.ts'
import type { RankedWords } from './find-hits.ts'

/** Ranks: see {@link createRankRows}. A row and its rank have 16 bits. */
export const RANKS = 8
const LAST_RANK = RANKS - 1

/** A row and its rank above it, in one number. */
export type RankedRow = number

/** Puts the rank above each of some rows. */
type RankRows = (chunk: Chunk, rows: Uint16Array, standing: Standing) => void

/**
 * Ranks items that hold the words: the item with that id (0, which is not given here), items of
 * exactly that name, preferred ones with the words in their name, names that begin so, the very words
 * in the name; then what only is what some of the words say: names that begin with the other words,
 * hold them; the words in other names, in the description. Among preferred ones it makes no
 * difference how names begin that hold no more than the other words.
 */
export function createRankRows(words: RankedWords): RankRows {
  const { preferred, nameLeft } = words
  const begins = preferred === undefined ? 2 : 3
  const isNothingAsked = words.terms.length + words.described.length === 0
  const ranks = isNothingAsked ? NOTHING_ASKED : ranksByPlaces(begins + 1)
  const wanted = wantedName(words.name)
  const left = wantedName(nameLeft)
  const isLeftLookedAt = preferred === undefined && nameLeft !== ''
  return ({ names, ids }, rows, { places, veryWords }) => {
    const { heads } = names
    for (let at = 0; at < rows.length; at += 1) {
      // As long as the chunk, all of these.
      const row = rows[at]!
      const veryWord = veryWords[row]!
      const place = places[row]!
      let rank = ranks[place * PLACES + veryWord]!
      // One jump and not two: most names that hold the words do not begin like them.
      if ((((heads[row]! ^ wanted.head) & wanted.mask) | (veryWord ^ IN_NAME)) === 0) {
        const likeness = names.compare(row, wanted)
        if (likeness !== 'differs') rank = likeness === 'is' ? 1 : begins
      }
      if (preferred !== undefined && veryWord === IN_NAME && preferred.has(ids[row]!)) {
        rank = Math.min(rank, 2)
      }
      if (isLeftLookedAt && rank === IN_NAME_BY_TRAIT && names.compare(row, left) !== 'differs') {
        rank -= 1
      }
      rows[at] = (rank << ROW_BITS) | row
    }
  }
}

const PLACES = 1 + IN_NAME
/** The rank of what is in a name, or as good as that, without its very words. */
const IN_NAME_BY_TRAIT = 5

/** Ranks by where what is looked for stands and where the very words do. */
function ranksByPlaces(ofVeryWords: number): Uint8Array {
  return Uint8Array.from({ length: PLACES * PLACES }, (_, at) => {
    if (at % PLACES === IN_NAME) return ofVeryWords
    const place = Math.floor(at / PLACES)
    return place === IN_NAME ? IN_NAME_BY_TRAIT : place === IN_OTHER_NAMES ? 6 : LAST_RANK
  })
}

const NOTHING_ASKED = new Uint8Array(PLACES * PLACES).fill(LAST_RANK)
