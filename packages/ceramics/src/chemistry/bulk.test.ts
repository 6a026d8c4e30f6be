import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Analysis } from './analysis.ts'
import { analysis } from '../arbitraries.ts'
import {
  allocateBulkChemistry,
  deriveBulkChemistry,
  packMaterials,
  type BulkRecipes,
} from './bulk.ts'
import { deriveChemistry } from './chemistry.ts'
import { OXIDES } from './oxides.ts'
import { recipeAnalysis } from './recipe.ts'
import { UMF_GROUPS } from './unity.ts'

type Row = readonly { readonly material: number; readonly amount: number }[]

function packRecipes(recipes: readonly Row[]): BulkRecipes {
  const rows = recipes.flat()
  const offsets = new Uint32Array(recipes.length + 1)
  recipes.forEach((recipe, at) => (offsets[at + 1] = (offsets[at] ?? 0) + recipe.length))
  return {
    offsets,
    materials: Uint32Array.from(rows, (row) => row.material),
    amounts: Float64Array.from(rows, (row) => row.amount),
  }
}

/** Equal to one part in 10^12; NaN stands for what has no value. */
function isSame(actual: number | undefined, expected: number | null | undefined): boolean {
  if (expected === null || expected === undefined) return Number.isNaN(actual)
  const difference = Math.abs((actual ?? NaN) - expected)
  return difference <= 1e-12 * Math.abs(expected)
}

function expectSameAsReadable(materials: readonly Analysis[], recipes: readonly Row[]) {
  const packed = packMaterials(materials)
  const rows = packRecipes(recipes)
  const bulk = deriveBulkChemistry(packed, rows)
  const extended = deriveBulkChemistry(packed, rows, UMF_GROUPS.extended)
  const different: string[] = []
  const compare = (what: string, actual?: number, expected?: number | null) => {
    if (!isSame(actual, expected)) different.push(`${what}: ${actual}, not ${expected}`)
  }
  recipes.forEach((recipe, at) => {
    const components = recipe.map(({ material, amount }) => ({
      ...(materials[material] ?? { percent: {}, loi: 0 }),
      amount,
      isAdditional: false,
    }))
    const one = deriveChemistry(recipeAnalysis(components))
    OXIDES.forEach((oxide, column) => {
      const place = at * OXIDES.length + column
      compare(oxide, bulk.percent[place], one.percent[oxide] ?? 0)
      compare(oxide, bulk.molePercent[place], one.molePercent[oxide] ?? 0)
      compare(oxide, bulk.umf[place], one.umf && (one.umf.moles[oxide] ?? 0))
      compare(oxide, extended.umf[place], one.xumf && (one.xumf.moles[oxide] ?? 0))
    })
    // losses and gains cancel out, so their sum may be small beside its parts
    expect(bulk.loi[at]).toBeCloseTo(one.loi, 10)
    compare('R2O', bulk.R2OTotal[at], one.umf?.R2OTotal)
    compare('RO', bulk.ROTotal[at], one.umf?.ROTotal)
    compare('ratio', bulk.SiO2Al2O3Ratio[at], one.umf?.SiO2Al2O3Ratio)
    compare('expansion', bulk.thermalExpansion[at], one.thermalExpansion)
  })
  expect(different).toEqual([])
}

test('bulk and readable form agree to 12 figures', () => {
  const recipe = (materialCount: number) =>
    fc.array(
      fc.record({
        material: fc.nat(materialCount - 1),
        amount: fc.oneof(fc.constantFrom(0, -1), fc.double({ min: 0.001, max: 100, noNaN: true })),
      }),
      { maxLength: 8 },
    )
  fc.assert(
    fc.property(
      fc
        .array(analysis, { minLength: 1, maxLength: 6 })
        .chain((materials) =>
          fc.tuple(
            fc.constant(materials),
            fc.array(recipe(materials.length), { minLength: 1, maxLength: 5 }),
          ),
        ),
      ([materials, recipes]) => expectSameAsReadable(materials, recipes),
    ),
    { numRuns: 60 },
  )
})

test('recipes of nothing, of amounts 0, of no flux and of no oxides', () => {
  const materials = [
    { percent: { SiO2: 100 }, loi: 0 },
    { percent: {}, loi: 0 },
    { percent: { Fe2O3: 143 }, loi: -43 },
    { percent: { CaO: 56.1 }, loi: 43.9 },
  ]
  expectSameAsReadable(materials, [
    [],
    [{ material: 0, amount: 0 }],
    [{ material: 0, amount: 10 }],
    [{ material: 1, amount: 10 }],
    [{ material: 2, amount: 10 }],
    [
      { material: 3, amount: 10 },
      { material: 0, amount: 10 },
      { material: 3, amount: 10 },
    ],
  ])
})

describe('room and columns', () => {
  const lime = packMaterials([{ percent: { CaO: 56.1, SiO2: 1 }, loi: 43.9 }], ['CaO'])
  const recipes = packRecipes([[{ material: 0, amount: 5 }]])

  test('only the wanted oxides are kept', () => {
    const { umf, percent } = deriveBulkChemistry(lime, recipes)
    expect([...percent]).toEqual([56.1])
    expect([...umf]).toEqual([1])
  })

  test('results written before are written over', () => {
    const results = allocateBulkChemistry(1, lime.columns)
    results.umf.fill(7)
    expect(deriveBulkChemistry(lime, recipes, undefined, results)).toBe(results)
    expect([...results.umf]).toEqual([1])
  })

  test('a part of many recipes may be taken', () => {
    const many = packRecipes([
      [{ material: 0, amount: 1 }],
      [{ material: 0, amount: 2 }],
      [{ material: 0, amount: 0 }],
    ])
    const part = { ...many, offsets: many.offsets.subarray(1) }
    expect([...deriveBulkChemistry(lime, part).percent]).toEqual([56.1, 0])
  })

  test('an ingredient that is no row of the materials is refused', () => {
    const stranger = packRecipes([[{ material: 1, amount: 5 }]])
    expect(() => deriveBulkChemistry(lime, stranger)).toThrow(RangeError)
  })

  test('ingredients after the last recipe are not looked at', () => {
    const packed = packRecipes([[{ material: 0, amount: 1 }], [{ material: 9, amount: 1 }]])
    const first = { ...packed, offsets: packed.offsets.subarray(0, 2) }
    expect([...deriveBulkChemistry(lime, first).percent]).toEqual([56.1])
  })

  test('offsets past the ingredients are refused', () => {
    const broken = { ...recipes, offsets: Uint32Array.of(0, 2) }
    expect(() => deriveBulkChemistry(lime, broken)).toThrow(RangeError)
  })

  test('results without room are refused', () => {
    expect(() =>
      deriveBulkChemistry(lime, recipes, undefined, allocateBulkChemistry(0, lime.columns)),
    ).toThrow(RangeError)
    expect(() => deriveBulkChemistry(lime, recipes, undefined, allocateBulkChemistry(1))).toThrow(
      RangeError,
    )
  })
})
