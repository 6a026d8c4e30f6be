import type { StockedMaterial } from '@glazy/contract/stock'
import type { Formats } from './texts/formats.ts'

/** All places that something of a stock is in, by name. */
export function placesOf(
  stock: readonly StockedMaterial[],
  { compare }: Pick<Formats, 'compare'>,
): string[] {
  const places = stock.flatMap(({ lots }) =>
    lots.flatMap((lot) => [lot.place, ...lot.places.map(({ place }) => place)]),
  )
  const known = new Set(places.filter((place) => place !== null))
  return [...known].toSorted(compare)
}
