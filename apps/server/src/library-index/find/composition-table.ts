/** What is known of the hits of one composition. */
export interface CompositionTable {
  /** The slot of a composition, which is made if there is none. */
  slotOf(composition: number): number
  /** How many hits a composition has. */
  countOf(composition: number): number
  /** Where its first hit stands, or {@link NO_PLACE}; its rank; how many hits it has. */
  places: Int32Array
  ranks: Uint8Array
  counts: Int32Array
  clear(): void
}

export const NO_PLACE = -1

const FIRST_SIZE = 4_096

/** Bits of a composition that are spread evenly. */
export function mixed(composition: number): number {
  const bits = Math.imul((composition | 0) ^ (composition / 2 ** 32), 0x9e3779b1)
  return bits ^ (bits >>> 15)
}

/** Compositions by their numbers, without an object for each: there may be a million of them. */
export function createCompositionTable(): CompositionTable {
  let keys = new Float64Array(FIRST_SIZE)
  let used = 0

  /** The slot that holds a composition, or the free one where it belongs; 0 is no composition. */
  function find(composition: number): number {
    const mask = keys.length - 1
    let slot = mixed(composition) & mask
    while (keys[slot] !== 0 && keys[slot] !== composition) slot = (slot + 1) & mask
    return slot
  }

  function grow(): void {
    const before = { keys, places: table.places, ranks: table.ranks, counts: table.counts }
    keys = new Float64Array(before.keys.length * 2)
    table.places = new Int32Array(keys.length).fill(NO_PLACE)
    table.ranks = new Uint8Array(keys.length)
    table.counts = new Int32Array(keys.length)
    for (const [at, composition] of before.keys.entries()) {
      if (composition === 0) continue
      const slot = find(composition)
      keys[slot] = composition
      // As long as the keys, all three.
      table.places[slot] = before.places[at]!
      table.ranks[slot] = before.ranks[at]!
      table.counts[slot] = before.counts[at]!
    }
  }

  const table: CompositionTable = {
    slotOf(composition) {
      if (used * 2 > keys.length) grow()
      const slot = find(composition)
      if (keys[slot] === 0) {
        keys[slot] = composition
        used += 1
      }
      return slot
    },
    countOf(composition) {
      const slot = find(composition)
      return keys[slot] === composition ? table.counts[slot]! : 0
    },
    places: new Int32Array(FIRST_SIZE).fill(NO_PLACE),
    ranks: new Uint8Array(FIRST_SIZE),
    counts: new Int32Array(FIRST_SIZE),
    clear() {
      keys.fill(0)
      table.places.fill(NO_PLACE)
      table.counts.fill(0)
      used = 0
    },
  }
  return table
}
