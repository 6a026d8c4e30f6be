import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  additionTo,
  dryContent,
  POWDER_DENSITY,
  slipVolume,
  waterFor,
  waterToAdjust,
} from './slip.ts'

describe("Brongniart's formula", () => {
  // Relative density and dry grams in a liter, for powder of 2.6: Handbook for Australian Potters.
  it.each([
    ...[[1.05, 81] as const, [1.2, 325] as const, [1.3, 487] as const, [1.45, 731] as const],
    ...[[1.5, 812] as const, [1.6, 975] as const, [1.7, 1137] as const],
  ])('finds in a liter of %f the powder of the published table: %i g', (specificGravity, dry) => {
    expect(Math.floor(dryContent({ volume: 1000, specificGravity }) + 1e-6)).toBe(dry)
  })

  // S. Altmann in the archives of Clayart, 1998: powder of 2.5 in a liter that weighs 1500 g.
  it('finds 833.3 g of a powder of 2.5 in a liter of 1500 g', () => {
    const slip = { volume: 1000, specificGravity: 1.5, density: 2.5 }
    expect(dryContent(slip)).toBeCloseTo(833.3, 1)
  })

  it('knows no powder in water', () => {
    expect(dryContent({ volume: 1000, specificGravity: 1 })).toBe(0)
    expect(dryContent({ volume: 1000, specificGravity: 0.9 })).toBe(0)
  })
})

describe('water for a specific gravity', () => {
  it('is about as much as the powder for 1.45', () => {
    expect(waterFor(1000, 1.45)).toBeCloseTo(982.9, 1)
  })

  // S. Altmann in the archives of Clayart, 1998: 14 kg of powder of 2.5.
  it('is 40 percent of the powder for a slip of 1.75, and 80 for one of 1.5', () => {
    expect(waterFor(14, 1.75, 2.5)).toBeCloseTo(5.6, 10)
    expect(waterFor(14, 1.5, 2.5)).toBeCloseTo(11.2, 10)
  })

  it('does not exist for what is no slip', () => {
    expect([1, 0.5, POWDER_DENSITY, 3].map((wish) => waterFor(1000, wish))).toEqual([
      ...[null, null, null, null],
    ])
  })

  it('makes a slip in which the same powder is found again', () => {
    const gravity = fc.double({ min: 1.05, max: 2.2, noNaN: true })
    const dry = fc.double({ min: 1, max: 50_000, noNaN: true })
    fc.assert(
      fc.property(gravity, dry, (specificGravity, powder) => {
        const water = waterFor(powder, specificGravity) ?? NaN
        const volume = slipVolume(powder, water)
        expect((powder + water) / volume).toBeCloseTo(specificGravity, 9)
        expect(dryContent({ volume, specificGravity }) / powder).toBeCloseTo(1, 9)
      }),
    )
  })
})

describe('a bucket that stands there', () => {
  const bucket = { volume: 10_000, specificGravity: 1.6 }

  it('is thinned', () => {
    const water = waterToAdjust(bucket, 1.45) ?? NaN
    const weight = bucket.volume * bucket.specificGravity
    expect((weight + water) / (bucket.volume + water)).toBeCloseTo(1.45, 10)
  })

  it('loses water to get thicker', () => {
    expect(waterToAdjust(bucket, 1.7)).toBeLessThan(0)
    expect(waterToAdjust(bucket, 1)).toBeNull()
  })

  it('takes two percent of what is dry in it', () => {
    expect(additionTo(bucket, 2)).toBeCloseTo(dryContent(bucket) * 0.02, 12)
    expect(additionTo({ volume: 1000, specificGravity: 1.45 }, 2)).toBeCloseTo(14.625, 10)
  })
})
