/** Where each item stands, by its id: ids are given one after the other, so pages of them are full. */
export interface Places {
  get(id: number): number | undefined
  set(id: number, place: number): void
  delete(id: number): void
}

const PAGE = 4_096
const NOWHERE = -1

export function createPlaces(): Places {
  const pages = new Map<number, Int32Array>()
  const pageOf = (id: number) => Math.floor(id / PAGE)
  return {
    get(id) {
      const place = pages.get(pageOf(id))?.[id % PAGE] ?? NOWHERE
      return place === NOWHERE ? undefined : place
    },
    set(id, place) {
      const known = pages.get(pageOf(id))
      const page = known ?? new Int32Array(PAGE).fill(NOWHERE)
      if (known === undefined) pages.set(pageOf(id), page)
      page[id % PAGE] = place
    },
    delete(id) {
      const page = pages.get(pageOf(id))
      if (page !== undefined) page[id % PAGE] = NOWHERE
    },
  }
}
