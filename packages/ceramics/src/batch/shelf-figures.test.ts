import { describe, expect, it } from 'vitest'
import { type ShelfLine, shelfFigures } from './shelf-figures.ts'

const line = (
  amount: number,
  source: number | undefined,
  pricePerKilogram: number | null = null,
  isAdditional = false,
): ShelfLine => ({ amount, source, pricePerKilogram, isAdditional })

const stock = new Map([
  [1, { left: 4, surplus: 3 }],
  [2, { left: 3, surplus: 0 }],
  [3, { left: 0.2, surplus: 0.2 }],
])

describe('what a recipe is to a shelf', () => {
  it('is limited by the ingredient that runs out first', () => {
    // 4 kg at 40 % are enough for 10 kg, 3 kg at 60 % for 5 kg.
    expect(shelfFigures([line(40, 1), line(60, 2)], stock)?.enoughFor).toBeCloseTo(5, 12)
  })

  it('counts additions on top of the base', () => {
    // 0.2 kg at 4 % on top of 100.
    const figures = shelfFigures([line(50, 1), line(50, 2), line(4, 3, null, true)], stock)
    expect(figures?.enoughFor).toBeCloseTo(5, 12)
    expect(figures?.usesUp).toBeCloseTo((3 * 50 + 0.2 * 4) / 104, 12)
  })

  it('shares the stock of a material that two ingredients are taken from', () => {
    expect(shelfFigures([line(50, 1), line(50, 1)], stock)?.enoughFor).toBeCloseTo(4, 12)
  })

  it('is enough for nothing where an ingredient is missing', () => {
    expect(shelfFigures([line(50, 1), line(50, undefined)], stock)?.enoughFor).toBe(0)
    expect(shelfFigures([line(50, 1), line(50, 9)], stock)?.enoughFor).toBe(0)
  })

  it('leaves out what is not in it', () => {
    expect(shelfFigures([line(100, 1), line(0, undefined)], stock)?.enoughFor).toBeCloseTo(4, 12)
  })

  it('costs what its ingredients cost, and nothing is said where a price is missing', () => {
    const priced = [line(80, 1, 2), line(20, 2, 5), line(10, 3, 30, true)]
    expect(shelfFigures(priced, stock)?.costPerKilogram).toBeCloseTo((160 + 100 + 300) / 110, 12)
    expect(shelfFigures([...priced, line(1, 1)], stock)?.costPerKilogram).toBeNull()
  })

  it('is nothing for what has no base', () => {
    expect(shelfFigures([line(5, 1, 1, true)], stock)).toBeUndefined()
  })
})
