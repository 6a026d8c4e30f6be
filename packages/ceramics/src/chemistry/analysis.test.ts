import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  broughtTo100,
  calculatedLoi,
  formulaWeight,
  loiFromWeight,
  mapOxides,
  molePercent,
  molesFromPercent,
  percentFromMoles,
  percentWithoutLoi,
  sumOxides,
  totalWithLoi,
  weightFromLoi,
} from './analysis.ts'
import { oxideAmounts } from '../arbitraries.ts'
import { oxidesOf } from './oxides.ts'
import { recipeAnalysis } from './recipe.ts'
import { KAOLIN, LEACH_4321 } from './worked-examples.ts'

describe('published figures', () => {
  test('kaolin in moles of 100 g', () => {
    const moles = molesFromPercent(KAOLIN.percent)
    expect(moles.SiO2).toBeCloseTo(0.78705, 5)
    expect(moles.Al2O3).toBeCloseTo(0.39437, 5)
  })

  test('kaolin as a formula: weight, loss on ignition, percent', () => {
    const formula = { Al2O3: 1, SiO2: 2 }
    const weight = formulaWeight(formula)
    expect(weight).toBeCloseTo(222.131, 3)
    expect(loiFromWeight(258.16, weight)).toBeCloseTo(13.956, 3)
    const percent = percentFromMoles(formula, 13.96)
    expect(percent.SiO2).toBeCloseTo(46.5465, 4)
    expect(percent.Al2O3).toBeCloseTo(39.4935, 4)
  })

  // Potash feldspar K2O·Al2O3·6SiO2 as its theoretical analysis is printed: 64.8, 18.3, 16.9
  test('potash feldspar as a formula and as percent', () => {
    const percent = percentFromMoles({ K2O: 1, Al2O3: 1, SiO2: 6 }, 0)
    expect(percent.SiO2).toBeCloseTo(64.76, 2)
    expect(percent.Al2O3).toBeCloseTo(18.32, 2)
    expect(percent.K2O).toBeCloseTo(16.92, 2)
  })

  // Kaolin again, as if weighed with a total of 96.2: the loss on ignition is not scaled
  test('an analysis brought to 100 keeps its loss on ignition', () => {
    const percent = broughtTo100({ percent: { SiO2: 44.533, Al2O3: 37.785 }, loi: 13.96 })
    expect(percent.SiO2).toBeCloseTo(46.5465, 3)
    expect(percent.Al2O3).toBeCloseTo(39.4935, 3)
    expect(totalWithLoi({ percent, loi: 13.96 })).toBeCloseTo(100, 10)
    expect(broughtTo100({ percent: {}, loi: 5 })).toEqual({})
  })

  // P. Mostert, ceramicscalc (2018), tests of the formula analysis
  test('weight with volatiles and loss on ignition belong together', () => {
    const weight = formulaWeight({ SiO2: 1.996, Al2O3: 1 })
    expect(weightFromLoi(12.5, weight)).toBeCloseTo(253.588, 2)
    expect(loiFromWeight(253.588, weight)).toBeCloseTo(12.5, 3)
  })

  // B. Leach's glaze 4321 by help.glazy.org and ceramicscalc
  test('Leach 4321 by weight without loss, and by moles', () => {
    const { percent } = recipeAnalysis(LEACH_4321)
    const fired = percentWithoutLoi(percent)
    expect(fired.SiO2).toBeCloseTo(67.3925, 4)
    expect(fired.Al2O3).toBeCloseTo(12.6142, 4)
    expect(fired.K2O).toBeCloseTo(7.5225, 4)
    expect(fired.CaO).toBeCloseTo(12.4708, 4)
    const moles = molePercent(percent)
    expect(moles.SiO2).toBeCloseTo(72.4755, 4)
    expect(moles.Al2O3).toBeCloseTo(7.9941, 4)
    expect(moles.K2O).toBeCloseTo(5.1603, 4)
    expect(moles.CaO).toBeCloseTo(14.37, 4)
  })
})

describe('odd analyses are taken as they stand', () => {
  test('a metal gains weight in the fire', () => {
    expect(totalWithLoi({ percent: { Fe2O3: 143 }, loi: -43 })).toBe(100)
    expect(percentFromMoles({ Fe2O3: 1 }, -43).Fe2O3).toBeCloseTo(143, 10)
  })

  test('an empty analysis has no percentages, no moles and no weight', () => {
    expect(molePercent({})).toEqual({})
    expect(percentWithoutLoi({})).toEqual({})
    expect(percentFromMoles({}, 10)).toEqual({})
    expect(formulaWeight({})).toBe(0)
    expect(totalWithLoi({ percent: {}, loi: 3 })).toBe(3)
  })

  test('what the oxides leave is a loss only when there is something left', () => {
    expect(calculatedLoi({ CaO: 56.1 })).toBeCloseTo(43.9, 10)
    expect(calculatedLoi({ SiO2: 100 })).toBeNull()
    expect(calculatedLoi({ SiO2: 98, Al2O3: 4 })).toBeNull()
  })

  test('weights that leave no room give 0', () => {
    expect(loiFromWeight(200, 222)).toBe(0)
    expect(weightFromLoi(100, 222)).toBe(0)
  })

  test('an oxide without a value is passed over', () => {
    expect(mapOxides({ SiO2: 1, CaO: undefined }, (amount) => amount * 2)).toEqual({ SiO2: 2 })
    expect(sumOxides({ SiO2: 1, CaO: undefined })).toBe(1)
  })
})

describe('properties', () => {
  test('percent to moles to percent returns', () => {
    fc.assert(
      fc.property(oxideAmounts, fc.double({ min: -20, max: 90, noNaN: true }), (raw, loi) => {
        const percent = mapOxides(percentWithoutLoi(raw), (amount) => (amount * (100 - loi)) / 100)
        const back = percentFromMoles(molesFromPercent(percent), loi)
        for (const oxide of oxidesOf(percent)) {
          expect(back[oxide]).toBeCloseTo(percent[oxide] ?? NaN, 9)
        }
        expect(totalWithLoi({ percent: back, loi })).toBeCloseTo(100, 9)
      }),
    )
  })

  test('mole percent and percent without loss add to 100', () => {
    fc.assert(
      fc.property(oxideAmounts, (percent) => {
        expect(sumOxides(molePercent(percent))).toBeCloseTo(100, 9)
        expect(sumOxides(percentWithoutLoi(percent))).toBeCloseTo(100, 9)
      }),
    )
  })

  test('moles weigh what the percentages weighed', () => {
    fc.assert(
      fc.property(oxideAmounts, (percent) => {
        expect(formulaWeight(molesFromPercent(percent))).toBeCloseTo(sumOxides(percent), 8)
      }),
    )
  })
})
