import type { StockedMaterial } from '@glazy/contract/stock'

/** All places that something of a stock is in, by name. */
export function placesOf(stock: readonly StockedMaterial[]): string[] {
  const places = stock.flatMap(({ lots }) =>
    lots.flatMap((lot) => [lot.place, ...lot.places.map(({ place }) => place)]),
  )
  const known = new Set(places.filter((place) => place !== null))
  return [...known].toSorted((left, right) => left.localeCompare(right))
}
