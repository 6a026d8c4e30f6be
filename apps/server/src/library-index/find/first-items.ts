/** An item among the first, with its photograph or 0. */
interface FirstItem {
  readonly id: number
  readonly imageId: number
}

/**
 * The first so many of all items that are offered: those with the smallest figures, then without one
 * (NaN) those that were changed last; then the newest. There may be a million of them, so they are
 * no objects until the first are known.
 */
export interface FirstItems {
  offer(id: number, figure: number, updatedAt: number, imageId: number): void
  /** The largest figure that an item may have to be among the first; Infinity for any, or none. */
  worst(): number
  list(): FirstItem[]
  clear(): void
}

/**
 * Room beyond the first, so that they are seldom sorted. The sooner they are, the sooner it is known
 * what need not be offered.
 */
const SPARE = 128

export function createFirstItems(most: number): FirstItems {
  const spare = Math.max(SPARE, most)
  let room = SPARE
  let [ids, imageIds] = [new Int32Array(room), new Int32Array(room)]
  let [figures, updates] = [new Float64Array(room), new Float64Array(room)]
  let count = 0
  /** Place of the last of the first, once there are so many. */
  let last: number | undefined

  const compare = (one: number, other: number) => {
    const [a, b] = [figures[one]!, figures[other]!] // below the count
    if (a !== b) return a < b ? -1 : 1
    return updates[other]! - updates[one]! || ids[other]! - ids[one]!
  }

  const sortPlaces = () =>
    Array.from({ length: count }, (_, at) => at)
      .sort(compare)
      .slice(0, most)

  /** Leaves the first. */
  function tidy(): void {
    const places = sortPlaces()
    ids.set(places.map((at) => ids[at]!))
    imageIds.set(places.map((at) => imageIds[at]!))
    figures.set(places.map((at) => figures[at]!))
    updates.set(places.map((at) => updates[at]!))
    count = places.length
    if (count === most) last = most - 1
  }

  function grow(): void {
    room *= 2
    const before = { ids, imageIds, figures, updates }
    ;[ids, imageIds] = [new Int32Array(room), new Int32Array(room)]
    ;[figures, updates] = [new Float64Array(room), new Float64Array(room)]
    ids.set(before.ids)
    imageIds.set(before.imageIds)
    figures.set(before.figures)
    updates.set(before.updates)
  }

  return {
    offer(id, figure, updatedAt, imageId) {
      const hasFigure = !Number.isNaN(figure)
      if (last !== undefined && hasFigure && figure > figures[last]!) return
      ids[count] = id
      imageIds[count] = imageId
      figures[count] = hasFigure ? figure : Infinity
      updates[count] = hasFigure ? 0 : updatedAt
      if (last !== undefined && compare(count, last) >= 0) return
      count += 1
      if (count < room) return
      if (room < most + spare) grow()
      else tidy()
    },
    worst: () => (last === undefined ? Infinity : figures[last]!),
    list: () => sortPlaces().map((at) => ({ id: ids[at]!, imageId: imageIds[at]! })),
    clear() {
      count = 0
      last = undefined
    },
  }
}
