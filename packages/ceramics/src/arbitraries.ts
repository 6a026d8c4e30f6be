import fc from 'fast-check'
import type { Analysis } from './chemistry/analysis.ts'
import { OXIDES, type Oxide, type OxideAmounts } from './chemistry/oxides.ts'
import type { Component } from './chemistry/recipe.ts'

/** Percent by weight of a real oxide: never so small that rounding eats it. */
const percentArbitrary = fc.double({ min: 0.001, max: 100, noNaN: true })

/** Percent by weight of one to twelve oxides, adding to anything. */
export const oxideAmounts: fc.Arbitrary<OxideAmounts> = fc
  .uniqueArray(fc.tuple(fc.constantFrom<Oxide>(...OXIDES), percentArbitrary), {
    minLength: 1,
    maxLength: 12,
    selector: ([oxide]) => oxide,
  })
  .map((entries): OxideAmounts => Object.fromEntries(entries))

/** An analysis with a loss, or a gain, on ignition. */
export const analysis: fc.Arbitrary<Analysis> = fc.record({
  percent: oxideAmounts,
  loi: fc.double({ min: -30, max: 60, noNaN: true }),
})

/** One to eight ingredients, in any amounts. */
export const components: fc.Arbitrary<Component[]> = fc.array(
  fc
    .tuple(analysis, fc.double({ min: 0.01, max: 1000, noNaN: true }), fc.boolean())
    .map(([ingredient, amount, isAdditional]) => ({ ...ingredient, amount, isAdditional })),
  { minLength: 1, maxLength: 8 },
)
