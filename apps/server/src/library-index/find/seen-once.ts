import { mixed } from './composition-table.ts'
import { RANKS } from './rank-rows.ts'

interface RankedPlace {
  readonly place: number
  readonly rank: number
}

/**
 * Compositions of which one hit has been met, and no more than suspected of a second one: nearly all
 * of a million are the only ones of theirs, and a table of what is known of each takes ten times as
 * long as a look at one number.
 */
export interface SeenOnce {
  /** Whether nothing like a composition has been met; then it has from now on. */
  isNew(composition: number, place: number, rank: number): boolean
  /** What was met in its place, which may be of another composition; undefined from the second time. */
  takeBefore(composition: number): RankedPlace | undefined
  clear(): void
}

/** So many slots for each row that few compositions meet in one. */
const SLOTS_PER_ROW = 4
const NOTHING = 0
const TAKEN = -1

/** @param rows how many hits there may be, a power of two or rounded up to one */
export function createSeenOnce(rows: number): SeenOnce {
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(SLOTS_PER_ROW * Math.max(1, rows))))
  const mask = slots.length - 1
  return {
    isNew(composition, place, rank) {
      const slot = mixed(composition) & mask
      if (slots[slot] !== NOTHING) return false
      slots[slot] = place * RANKS + rank + 1
      return true
    },
    takeBefore(composition) {
      const slot = mixed(composition) & mask
      const seen = slots[slot]! // every number that is masked is one of a slot
      if (seen === TAKEN) return undefined
      slots[slot] = TAKEN
      return { place: Math.floor((seen - 1) / RANKS), rank: (seen - 1) % RANKS }
    },
    clear: () => void slots.fill(NOTHING),
  }
}
