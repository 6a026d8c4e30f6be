import type { Lot } from '@glazy/contract/stock'

/** A purchase on a line of prices; its place within the whole, from 0 to 1. */
export interface PricePoint {
  readonly x: number
  readonly y: number
  /** Of a kilogram. */
  readonly price: number
}

/** Purchases of which day and price are known, on a line from the first to the last. */
export function pricePoints(
  lots: readonly Pick<Lot, 'boughtOn' | 'pricePerKilogram'>[],
): PricePoint[] {
  const known = lots
    .flatMap(({ boughtOn, pricePerKilogram }) =>
      boughtOn === null || pricePerKilogram === null
        ? []
        : [{ day: Date.parse(boughtOn), price: Number(pricePerKilogram) }],
    )
    .toSorted((left, right) => left.day - right.day)
  const days = known.map(({ day }) => day)
  const prices = known.map(({ price }) => price)
  return known.map(({ day, price }) => ({ x: within(day, days), y: within(price, prices), price }))
}

/** Where a figure lies among others: in the middle where all are the same. */
function within(figure: number, all: readonly number[]): number {
  const [least, most] = [Math.min(...all), Math.max(...all)]
  return most === least ? 0.5 : (figure - least) / (most - least)
}
