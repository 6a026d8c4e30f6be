import { expect, it } from 'vitest'
import { significantOxides } from './similar-rule.ts'

it('an oxide matters from one mole percent on, and the alkalis count as one', () => {
  const molePercent = { CaO: 1, MgO: 0.99, K2O: 0.6, Na2O: 0.6, SiO2: 70 }
  expect(significantOxides(molePercent)).toEqual([
    { oxide: 'SiO2', amount: 70 },
    { oxide: 'KNaO', amount: 1.2 },
    { oxide: 'CaO', amount: 1 },
  ])
})
