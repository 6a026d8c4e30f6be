import type { Chunk } from '#library-index/columns/chunk.ts'
import { CHUNK_ROWS, ROW_BITS, ROW_MASK } from '#library-index/columns/chunk-rows.ts'
import { wantedName } from '#library-index/columns/name-column.ts'
import { IN_NAME, IN_OTHER_NAMES, rowsWith } from '#library-index/columns/postings.ts'
import type { FoundPlaces } from './described-rows.ts'
import type { RankedWords } from './find-hits.ts'

/** Ranks: see {@link createRankRows}. A row and its rank have 16 bits. */
export const RANKS = 8

const CALLED_SO = 0
const ALSO_CALLED_SO = 1
const PREFERRED = 2
/** The rank of what is in a name, or as good as that, without its very words. */
const IN_NAME_BY_TRAIT = 5
const BY_ID = 5
const OTHER_NAMES = 6
const LAST_RANK = RANKS - 1

/** A row and its rank above it, in one number. */
export type RankedRow = number

export const NO_ROW = -1

/** Puts the rank above each of some rows, one of which may be that of the item with the id that was typed. */
type RankRows = (
  chunk: Chunk,
  rows: Uint16Array,
  foundPlaces: FoundPlaces,
  namedRow: number,
) => void

/** Ranks that depend on what else there is to tell apart. */
interface RanksByName {
  /** The name begins with what was typed and a further word. */
  readonly begins: number
  /** The name goes on within the last word, or another name begins with what was typed. */
  readonly goesOn: number
  readonly veryWords: number
}

function ranksByName({ preferred, described }: RankedWords): RanksByName {
  if (preferred !== undefined) return { begins: 3, goesOn: 3, veryWords: 4 }
  if (described.length > 0) return { begins: 2, goesOn: 2, veryWords: 3 }
  return { begins: 2, goesOn: 3, veryWords: 4 }
}

/**
 * Ranks items that hold the words: items of exactly that name, of exactly that other name, preferred
 * ones with the words in their name, names that begin so, names that go on within the last word and
 * other names that begin so, the very words in the name; the item with that id, for a number is more
 * often that of a frit or a stain; then what only is what some of the words say: names that begin with
 * the other words, hold them; the words in other names, in the description. Among preferred ones it
 * makes no difference how names begin that hold no more than the other words.
 */
export function createRankRows(words: RankedWords): RankRows {
  const { preferred, nameLeft, otherNames } = words
  const { begins, goesOn, veryWords: ofVeryWords } = ranksByName(words)
  // Nothing else is called as a short code is.
  const byId = /^\d+$/.test(words.name) ? BY_ID : CALLED_SO
  const isNothingAsked = words.terms.length + words.described.length === 0
  const ranks = isNothingAsked ? NOTHING_ASKED : ranksByPlaces(ofVeryWords)
  const ofLikeness = { is: CALLED_SO, begins, 'goes on': goesOn }
  const wanted = wantedName(words.name)
  const left = wantedName(nameLeft)
  const isLeftLookedAt = preferred === undefined && nameLeft !== ''
  return (chunk, rows, { places, veryWords }, namedRow) => {
    const { names, ids } = chunk
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
        if (likeness !== 'differs') rank = ofLikeness[likeness]
      }
      if (preferred !== undefined && veryWord === IN_NAME && preferred.has(ids[row]!)) {
        rank = Math.min(rank, PREFERRED)
      }
      if (isLeftLookedAt && rank === IN_NAME_BY_TRAIT && names.compare(row, left) !== 'differs') {
        rank -= 1
      }
      rows[at] = (rank << ROW_BITS) | row
    }
    if (otherNames !== undefined && !isNothingAsked) {
      raise(rows, rowsCalled(chunk, otherNames.same), ALSO_CALLED_SO)
      raise(rows, rowsCalled(chunk, otherNames.begun), goesOn)
    }
    if (namedRow !== NO_ROW) raise(rows, [namedRow], byId)
  }
}

/** One chunk after the other is read, so they share the room. */
const called = new Uint16Array(CHUNK_ROWS)

/** The rows that have one of some other names: hardly any, in hardly any chunk. */
function rowsCalled({ otherNames }: Chunk, names: Int32Array): ArrayLike<number> {
  return names.length === 0 ? [] : called.subarray(0, rowsWith(otherNames, names, called))
}

/** Gives some rows at least a rank. */
function raise(ranked: Uint16Array, wanted: ArrayLike<number>, rank: number): void {
  if (wanted.length === 0) return
  const isWanted = new Set(Array.from(wanted))
  for (let at = 0; at < ranked.length; at += 1) {
    const entry = ranked[at]! // below the length
    const row = entry & ROW_MASK
    if (isWanted.has(row)) ranked[at] = Math.min(entry, (rank << ROW_BITS) | row)
  }
}

const PLACES = 1 + IN_NAME

/** Ranks by where what is looked for stands and where the very words do. */
function ranksByPlaces(ofVeryWords: number): Uint8Array {
  return Uint8Array.from({ length: PLACES * PLACES }, (_, at) => {
    if (at % PLACES === IN_NAME) return ofVeryWords
    const place = Math.floor(at / PLACES)
    if (place === IN_NAME) return IN_NAME_BY_TRAIT
    return place === IN_OTHER_NAMES ? OTHER_NAMES : LAST_RANK
  })
}

const NOTHING_ASKED = new Uint8Array(PLACES * PLACES).fill(LAST_RANK)
