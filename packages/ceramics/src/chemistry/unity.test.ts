import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { components } from '../arbitraries.ts'
import { OXIDES, type OxideAmounts } from './oxides.ts'
import { recipeAnalysis, type Component } from './recipe.ts'
import {
  groupOxides,
  materialFormula,
  materialGroups,
  parseUmfGroups,
  parseUnityType,
  stabilizerRatio,
  UMF_GROUPS,
  unityDivisor,
  unityFormula,
  type UmfGroups,
} from './unity.ts'
import {
  addition,
  KAOLIN,
  LEACH_4321,
  PINNELL_CLEAR,
  POTASH_FELDSPAR,
  SILICA,
  WHITING,
} from './worked-examples.ts'

const PURE = (oxide: 'Fe2O3' | 'CuO' | 'SnO2') => ({ percent: { [oxide]: 100 }, loi: 0 })

function formulaOf(recipe: readonly Component[], groups?: UmfGroups) {
  const formula = unityFormula(recipeAnalysis(recipe).percent, groups)
  if (!formula.ok) throw new Error(formula.error)
  return formula.value
}

function expectMoles(actual: OxideAmounts, expected: OxideAmounts, digits = 4) {
  expect(Object.keys(actual).sort()).toEqual(Object.keys(expected).sort())
  for (const oxide of OXIDES) {
    expect(actual[oxide] ?? 0, oxide).toBeCloseTo(expected[oxide] ?? 0, digits)
  }
}

describe('published unity formulas', () => {
  // B. Leach's 4321 by help.glazy.org (calculation) and ceramicscalc
  test('Leach 4321', () => {
    const formula = formulaOf(LEACH_4321)
    expectMoles(formula.moles, { SiO2: 3.7109, Al2O3: 0.4093, K2O: 0.2642, CaO: 0.7358 })
    expect(formula.SiO2Al2O3Ratio).toBeCloseTo(9.07, 2)
    expect(formula.R2OTotal).toBeCloseTo(0.26, 2)
    expect(formula.ROTotal).toBeCloseTo(0.74, 2)
    expect(formula.KNaO).toBeCloseTo(0.2642, 4)
    expect(formula.formulaWeight).toBeCloseTo(330.855, 3)
  })

  test('from the fired percentages that help.glazy.org prints', () => {
    const formula = unityFormula({ SiO2: 67.39, Al2O3: 12.612, K2O: 7.524, CaO: 12.474 })
    expect(formula.ok && formula.value.moles.SiO2).toBeCloseTo(3.71, 2)
    expect(formula.ok && formula.value.moles.K2O).toBeCloseTo(0.264, 3)
  })

  test('Leach 4321 with 4 iron oxide, by both groups', () => {
    const tenmoku = [...LEACH_4321, addition(PURE('Fe2O3'), 4)]
    expectMoles(formulaOf(tenmoku).moles, {
      SiO2: 3.7109,
      Al2O3: 0.4093,
      K2O: 0.2642,
      CaO: 0.7358,
      Fe2O3: 0.0921,
    })
    expectMoles(formulaOf(tenmoku, UMF_GROUPS.extended).moles, {
      SiO2: 3.3979,
      Al2O3: 0.3748,
      K2O: 0.2419,
      CaO: 0.6737,
      Fe2O3: 0.0843,
    })
  })

  test('Leach 4321 with copper and tin, by both groups', () => {
    const recipe = [...LEACH_4321, addition(PURE('CuO'), 1), addition(PURE('SnO2'), 2)]
    const usual = formulaOf(recipe)
    expect(usual.moles.SiO2).toBeCloseTo(3.7109, 4)
    expect(groupOxides(usual.moles).other.map((line) => line.oxide)).toEqual(['CuO'])
    expect(usual.moles.CuO).toBeCloseTo(0.0462, 4)
    expect(usual.moles.SnO2).toBeCloseTo(0.0488, 4)
    const extended = formulaOf(recipe, UMF_GROUPS.extended)
    expect(extended.moles.SiO2).toBeCloseTo(3.3889, 4)
    expect(extended.moles.K2O).toBeCloseTo(0.2413, 4)
    expect(extended.moles.CaO).toBeCloseTo(0.6719, 4)
    expect(extended.moles.CuO).toBeCloseTo(0.0422, 4)
    expect(extended.moles.SnO2).toBeCloseTo(0.0446, 4)
    const { R2O } = groupOxides(extended.moles, UMF_GROUPS.extended)
    expect(R2O.map((line) => line.oxide)).toEqual(['K2O', 'CuO', 'SnO2'])
  })

  // ceramicscalc (P. Mostert, 2018), blend tests
  test('Leach 4321 and Pinnell Clear, half and half', () => {
    const formula = formulaOf([...LEACH_4321, ...PINNELL_CLEAR])
    expectMoles(formula.moles, { SiO2: 3.905, Al2O3: 0.455, K2O: 0.226, CaO: 0.774 }, 3)
    expect(formula.formulaWeight).toBeCloseTo(345.682, 2)
  })
})

describe('what has no flux has no unity formula', () => {
  test.each([
    ['silica', SILICA.percent],
    ['kaolin', KAOLIN.percent],
    ['an empty analysis', {}],
    ['a trace of flux', { SiO2: 99.9999, CaO: 0.0001 }],
  ])('%s', (_, percent) => {
    expect(unityFormula(percent)).toEqual({ ok: false, error: 'noFlux' })
  })

  test('iron is a flux only in the extended groups', () => {
    expect(unityFormula({ Fe2O3: 100 }).ok).toBe(false)
    expect(unityFormula({ Fe2O3: 100 }, UMF_GROUPS.extended).ok).toBe(true)
  })
})

test('without alumina there is no ratio', () => {
  const formula = unityFormula({ SiO2: 60, CaO: 40 })
  expect(formula.ok && formula.value.SiO2Al2O3Ratio).toBeNull()
})

test('where groups count more stabilizers than alumina, silica is set against all but boron', () => {
  const moles = { SiO2: 3, Al2O3: 0.3, B2O3: 0.4, TiO2: 0.2 }
  expect(stabilizerRatio(moles, UMF_GROUPS.extended)).toEqual({
    stabilizers: ['Al2O3', 'TiO2'],
    ratio: 6,
  })
  expect(stabilizerRatio({ ...moles, Al2O3: 0 }, UMF_GROUPS.extended)).toEqual({
    stabilizers: ['TiO2'],
    ratio: 15,
  })
  const ironBeside: UmfGroups = { ...UMF_GROUPS.default, R2O3: ['Fe2O3', 'Al2O3'] }
  expect(stabilizerRatio({ ...moles, Fe2O3: 0.1 }, ironBeside)).toMatchObject({
    stabilizers: ['Fe2O3', 'Al2O3'],
  })
})

test('a ratio that would be that of alumina alone is not told twice', () => {
  const moles = { SiO2: 3, Al2O3: 0.3, B2O3: 0.4, TiO2: 0.004 }
  expect(stabilizerRatio({ ...moles, TiO2: 0.2 }, UMF_GROUPS.default)).toBeNull()
  expect(stabilizerRatio(moles, UMF_GROUPS.extended)).not.toBeNull()
  expect(stabilizerRatio(moles, UMF_GROUPS.extended, 0.004)).not.toBeNull()
  expect(stabilizerRatio(moles, UMF_GROUPS.extended, 0.005)).toBeNull()
})

test('iron and manganese of different oxidation are different oxides', () => {
  const formula = unityFormula({ CaO: 50, MnO: 10, MnO2: 10, FeO: 10, Fe2O3: 20 })
  expect(formula.ok && groupOxides(formula.value.moles).RO.map((l) => l.oxide)).toEqual([
    'CaO',
    'MnO',
  ])
  expect(formula.ok && groupOxides(formula.value.moles).other.map((l) => l.oxide)).toEqual([
    'MnO2',
    'FeO',
    'Fe2O3',
  ])
})

test('the groups share no oxide', () => {
  for (const groups of [UMF_GROUPS.default, UMF_GROUPS.extended]) {
    const all = [...groups.R2O, ...groups.RO, ...groups.R2O3, ...groups.RO2]
    expect(new Set(all).size).toBe(all.length)
  }
})

describe('properties', () => {
  test('fluxes add to one, whatever the groups', () => {
    fc.assert(
      fc.property(components, fc.constantFrom('default', 'extended'), (recipe, name) => {
        const groups = UMF_GROUPS[name]
        const formula = unityFormula(recipeAnalysis(recipe).percent, groups)
        fc.pre(formula.ok)
        const { R2O, RO } = groupOxides(formula.value.moles, groups)
        const flux = [...R2O, ...RO].reduce((sum, line) => sum + line.amount, 0)
        expect(flux).toBeCloseTo(1, 10)
        expect(formula.value.R2OTotal + formula.value.ROTotal).toBeCloseTo(1, 12)
      }),
    )
  })

  test('the size of a batch changes no unity formula', () => {
    fc.assert(
      fc.property(
        components,
        fc.double({ min: 0.01, max: 10_000, noNaN: true }),
        (recipe, scale) => {
          const formula = unityFormula(recipeAnalysis(recipe).percent)
          fc.pre(formula.ok)
          const batch = recipe.map((c) => ({ ...c, amount: c.amount * scale }))
          const scaled = unityFormula(recipeAnalysis(batch).percent)
          expect(scaled.ok).toBe(true)
          for (const oxide of OXIDES) {
            const expected = formula.value.moles[oxide] ?? 0
            const actual = (scaled.ok && scaled.value.moles[oxide]) || 0
            expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1e-11 * expected)
          }
        },
      ),
    )
  })

  test('setting out in groups loses no oxide', () => {
    fc.assert(
      fc.property(components, (recipe) => {
        const { percent } = recipeAnalysis(recipe)
        const grouped = Object.values(groupOxides(percent)).flat()
        expect(Object.fromEntries(grouped.map((l) => [l.oxide, l.amount]))).toEqual(percent)
      }),
    )
  })
})

describe('formula of a material by its unity type', () => {
  test.each([
    ['potash feldspar', POTASH_FELDSPAR, 'flux', { K2O: 1, Al2O3: 1.0003, SiO2: 6.0003 }],
    ['whiting', WHITING, 'flux', { CaO: 1 }],
    ['kaolin', KAOLIN, 'r2o3', { Al2O3: 1, SiO2: 1.9957 }],
    ['silica', SILICA, 'largest', { SiO2: 1 }],
  ] as const)('auto: %s', (_, { percent }, basis, moles) => {
    expect(unityDivisor(percent, 'auto').basis).toBe(basis)
    expectMoles(materialFormula(percent, 'auto'), moles)
  })

  test('none: moles in 100 g', () => {
    expectMoles(materialFormula(KAOLIN.percent, 'none'), { SiO2: 0.78705, Al2O3: 0.39437 }, 5)
  })

  test('auto counts fluxes by weight, more than 10 percent', () => {
    const body = { SiO2: 70, Al2O3: 20, CaO: 10 }
    expect(unityDivisor(body, 'auto').basis).toBe('r2o3')
    expect(unityDivisor({ ...body, CaO: 10.1 }, 'auto').basis).toBe('flux')
  })

  test('auto takes FeO for a flux', () => {
    expect(materialFormula({ FeO: 60, SiO2: 40 }, 'auto').FeO).toBeCloseTo(1, 12)
  })

  test.each([
    ['auto by its fluxes', { FeO: 6, CaO: 10, Al2O3: 20, SiO2: 64 }, 'auto'],
    ['umf by chosen fluxes', { CuO: 20, CaO: 20, SiO2: 60 }, 'umf'],
    ['unity', { FeO: 6, CaO: 10, Fe2O3: 20, SiO2: 64 }, 'unity'],
  ] as const)('what adds to one stands among the fluxes: %s', (_, percent, unityType) => {
    const groups = materialGroups(percent, unityType, UMF_GROUPS.extended)
    const { R2O, RO } = groupOxides(materialFormula(percent, unityType, groups), groups)
    expect([...R2O, ...RO].reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(1, 12)
  })

  test('what is scaled otherwise is set out in the default groups', () => {
    const clay = { FeO: 2, Al2O3: 38, SiO2: 47 }
    expect(materialGroups(clay, 'auto', UMF_GROUPS.extended)).toBe(UMF_GROUPS.default)
    expect(materialGroups(clay, 'r2o3', UMF_GROUPS.extended)).toBe(UMF_GROUPS.default)
  })

  test('umf follows the chosen groups, unity does not', () => {
    const percent = { CaO: 20, Fe2O3: 60, SiO2: 20 }
    const byUmf = materialFormula(percent, 'umf', UMF_GROUPS.extended)
    expect((byUmf.CaO ?? 0) + (byUmf.Fe2O3 ?? 0)).toBeCloseTo(1, 12)
    expect(materialFormula(percent, 'unity', UMF_GROUPS.extended).CaO).toBeCloseTo(1, 12)
  })

  test('r2o3 follows the chosen groups', () => {
    const percent = { Al2O3: 30, TiO2: 30, SiO2: 40 }
    expect(materialFormula(percent, 'r2o3').Al2O3).toBeCloseTo(1, 12)
    const extended = materialFormula(percent, 'r2o3', UMF_GROUPS.extended)
    expect((extended.Al2O3 ?? 0) + (extended.TiO2 ?? 0)).toBeCloseTo(1, 12)
  })

  test('without the wanted oxides the next basis is taken', () => {
    expect(unityDivisor(KAOLIN.percent, 'unity').basis).toBe('r2o3')
    expect(unityDivisor(SILICA.percent, 'umf').basis).toBe('largest')
    expect(unityDivisor(WHITING.percent, 'r2o3').basis).toBe('largest')
    expect(materialFormula({}, 'auto')).toEqual({})
  })

  test.each([
    ['ror2o', 'unity'],
    ['xumf', 'umf'],
    ['auto', 'auto'],
    ['none', 'none'],
  ])('%s is read as %s', (text, type) => {
    expect(parseUnityType(text)).toBe(type)
  })

  test.each(['', 'Unity', 'toString', 'constructor'])('%j is no unity type', (text) => {
    expect(parseUnityType(text)).toBeUndefined()
  })
})

describe("groups of one's own", () => {
  test('are read with keys and symbols in any case', () => {
    expect(parseUmfGroups({ r2o: ['na2o', 'K₂O'], ro: ['CaO'], RO2: ['SiO2'] })).toEqual({
      ok: true,
      value: { R2O: ['Na2O', 'K2O'], RO: ['CaO'], R2O3: [], RO2: ['SiO2'] },
    })
  })

  test('bring their own fluxes to unity', () => {
    const groups = parseUmfGroups({ ro: ['FeO'] })
    const formula = groups.ok && unityFormula({ FeO: 50, CaO: 50 }, groups.value)
    expect(formula && formula.ok && formula.value.moles.FeO).toBe(1)
  })

  test.each([
    ['nothing', null, { code: 'notGroups' }],
    ['a text', 'R2O', { code: 'notGroups' }],
    ['no list', { r2o: 'Na2O' }, { code: 'notGroups', group: 'R2O' }],
    ['a stranger', { ro: ['XyO'] }, { code: 'unknownOxide', group: 'RO', oxide: 'XyO' }],
    ['twice', { r2o: ['K2O'], ro: ['K2O'] }, { code: 'oxideTwice', group: 'RO', oxide: 'K2O' }],
    ['no flux', { r2o3: ['Al2O3'] }, { code: 'fluxRequired' }],
  ])('%s is refused', (_, custom, error) => {
    expect(parseUmfGroups(custom)).toEqual({ ok: false, error })
  })
})
