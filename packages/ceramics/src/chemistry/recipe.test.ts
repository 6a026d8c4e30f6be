import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sumOxides, totalWithLoi } from './analysis.ts'
import { components } from '../arbitraries.ts'
import { OXIDES } from './oxides.ts'
import {
  baseSignature,
  compositionSignature,
  flattenRecipe,
  recipeAnalysis,
  type Ingredient,
} from './recipe.ts'
import {
  addition,
  base,
  KAOLIN,
  LEACH_4321,
  PINNELL_CLEAR,
  POTASH_FELDSPAR,
  SILICA,
  WHITING,
} from './worked-examples.ts'

const RED_IRON_OXIDE = { percent: { Fe2O3: 100 }, loi: 0 }

describe('published analyses', () => {
  test('Leach 4321', () => {
    const { percent, loi } = recipeAnalysis(LEACH_4321)
    expect(percent.SiO2).toBeCloseTo(60.633, 3)
    expect(percent.Al2O3).toBeCloseTo(11.349, 3)
    expect(percent.K2O).toBeCloseTo(6.768, 3)
    expect(percent.CaO).toBeCloseTo(11.22, 3)
    expect(loi).toBeCloseTo(10.03, 3)
  })

  test('an addition takes part like any other ingredient', () => {
    const { percent, loi } = recipeAnalysis([...LEACH_4321, addition(RED_IRON_OXIDE, 4)])
    expect(percent.SiO2).toBeCloseTo(58.301, 3)
    expect(percent.Al2O3).toBeCloseTo(10.9125, 4)
    expect(percent.K2O).toBeCloseTo(6.5077, 4)
    expect(percent.CaO).toBeCloseTo(10.7885, 4)
    expect(percent.Fe2O3).toBeCloseTo(3.8462, 4)
    expect(loi).toBeCloseTo(9.6442, 4)
    expect(totalWithLoi({ percent, loi })).toBeCloseTo(100, 9)
  })

  // ceramicscalc (P. Mostert, 2018), example of its README
  test('red iron oxide of 95 percent that loses 5', () => {
    const iron = { percent: { Fe2O3: 95 }, loi: 5 }
    const { percent, loi } = recipeAnalysis([...LEACH_4321, addition(iron, 4)])
    expect(percent.Fe2O3).toBeCloseTo(3.6538, 4)
    expect(loi).toBeCloseTo(9.8365, 4)
  })

  // ceramicscalc (P. Mostert, 2018), blend tests
  test('Leach 4321 and Pinnell Clear, half and half', () => {
    const { percent, loi } = recipeAnalysis([...LEACH_4321, ...PINNELL_CLEAR])
    expect(percent.SiO2).toBeCloseTo(60.64, 2)
    expect(percent.Al2O3).toBeCloseTo(11.99, 2)
    expect(percent.K2O).toBeCloseTo(5.5, 2)
    expect(percent.CaO).toBeCloseTo(11.22, 2)
    expect(loi).toBeCloseTo(10.655, 3) // published as 10.66
  })
})

describe('odd recipes are taken as they stand', () => {
  test('amounts of 0, below 0 or not a number do not count', () => {
    const odd = [base(WHITING, 0), base(SILICA, -5), base(KAOLIN, NaN)]
    expect(recipeAnalysis([...LEACH_4321, ...odd])).toEqual(recipeAnalysis(LEACH_4321))
  })

  test('nothing weighed in gives an empty analysis', () => {
    expect(recipeAnalysis([])).toEqual({ percent: {}, loi: 0 })
    expect(recipeAnalysis([base(SILICA, 0)])).toEqual({ percent: {}, loi: 0 })
  })

  test('a material named twice counts twice', () => {
    const twice = recipeAnalysis([base(SILICA, 60), base(KAOLIN, 30), addition(SILICA, 10)])
    expect(twice.percent.SiO2).toBeCloseTo((70 * 100 + 30 * 47.29) / 100, 10)
  })

  test('an ingredient without analysis weighs and brings no oxides', () => {
    const { percent, loi } = recipeAnalysis([base(SILICA, 50), base({ percent: {}, loi: 0 }, 50)])
    expect(percent).toEqual({ SiO2: 50 })
    expect(loi).toBe(0)
  })

  test('a gain in weight lowers the loss', () => {
    const metal = { percent: { Fe2O3: 143 }, loi: -43 }
    expect(recipeAnalysis([base(metal, 50), base(WHITING, 50)]).loi).toBeCloseTo(0.45, 10)
  })
})

describe('properties of recipes', () => {
  test('mass is conserved: what goes in comes out', () => {
    fc.assert(
      fc.property(components, (ingredients) => {
        const weight = ingredients.reduce((sum, { amount }) => sum + amount, 0)
        const { percent, loi } = recipeAnalysis(ingredients)
        const oxidesIn = ingredients.reduce((sum, c) => sum + c.amount * sumOxides(c.percent), 0)
        const lostIn = ingredients.reduce((sum, c) => sum + c.amount * c.loi, 0)
        expect(sumOxides(percent) * weight).toBeCloseTo(oxidesIn, 4)
        expect(loi * weight).toBeCloseTo(lostIn, 4)
      }),
    )
  })

  test('the order and the split of ingredients change nothing', () => {
    fc.assert(
      fc.property(components, (ingredients) => {
        const halves = ingredients.map((c) => ({ ...c, amount: c.amount / 2 }))
        const split = recipeAnalysis([...halves.toReversed(), ...halves])
        const whole = recipeAnalysis(ingredients)
        for (const oxide of OXIDES) {
          expect(split.percent[oxide] ?? 0).toBeCloseTo(whole.percent[oxide] ?? 0, 9)
        }
      }),
    )
  })
})

describe('recipes inside recipes', () => {
  const line = (materialId: string, amount: number, isAdditional = false) => ({
    materialId,
    amount,
    isAdditional,
  })
  const world = new Map<string, Ingredient<string>>([
    ['potash', POTASH_FELDSPAR],
    ['silica', SILICA],
    ['whiting', WHITING],
    ['kaolin', KAOLIN],
    ['iron', RED_IRON_OXIDE],
    ['leach', { components: [line('potash', 40), line('silica', 30), line('mix', 30)] }],
    ['mix', { components: [line('whiting', 20), line('kaolin', 10), line('silica', 0)] }],
    ['tenmoku', { components: [line('leach', 50), line('iron', 4, true)] }],
    ['snake', { components: [line('silica', 50), line('tail', 50)] }],
    ['tail', { components: [line('snake', 100)] }],
    ['nothing', { components: [] }],
  ])
  const flatten = (...lines: ReturnType<typeof line>[]) =>
    flattenRecipe(lines, (id) => world.get(id))
  const flat = (...lines: ReturnType<typeof line>[]) => {
    const result = flatten(...lines)
    if (!result.ok) throw new Error(result.error.code)
    return result.value
  }

  test('three levels come down to raw materials with the shares multiplied', () => {
    const amounts = flat(line('tenmoku', 108)).map((c) => [c.materialId, c.amount])
    expect(amounts.map(([id]) => id)).toEqual(['potash', 'silica', 'whiting', 'kaolin', 'iron'])
    const expected = [40, 30, 20, 10, 8]
    amounts.forEach(([, amount], at) => expect(amount).toBeCloseTo(expected[at] ?? NaN, 9))
  })

  test('a composite has the analysis of its flattened self', () => {
    const composite = recipeAnalysis(flat(line('leach', 100), line('iron', 4, true)))
    const written = recipeAnalysis([...LEACH_4321, addition(RED_IRON_OXIDE, 4)])
    for (const oxide of OXIDES) {
      expect(composite.percent[oxide] ?? 0).toBeCloseTo(written.percent[oxide] ?? 0, 10)
    }
    expect(composite.loi).toBeCloseTo(written.loi, 10)
  })

  test('any composite has the analysis of its flattened self', () => {
    fc.assert(
      fc.property(components, components, (inner, outer) => {
        const find = (id: string): Ingredient<string> | undefined => {
          const [list, at] = id.split(':')
          if (list === 'composite') {
            return { components: inner.map((c, index) => ({ ...c, materialId: `inner:${index}` })) }
          }
          return (list === 'inner' ? inner : outer)[Number(at)]
        }
        const lines = [
          { materialId: 'composite:0', amount: 70, isAdditional: false },
          ...outer.map((c, index) => ({ ...c, materialId: `outer:${index}` })),
        ]
        const result = flattenRecipe(lines, find)
        if (!result.ok) throw new Error(result.error.code)
        const flattened = recipeAnalysis(result.value)
        const nested = recipeAnalysis([base(recipeAnalysis(inner), 70), ...outer])
        for (const oxide of OXIDES) {
          expect(flattened.percent[oxide] ?? 0).toBeCloseTo(nested.percent[oxide] ?? 0, 9)
        }
        expect(flattened.loi).toBeCloseTo(nested.loi, 9)
      }),
    )
  })

  test('the outermost recipe says what is an addition', () => {
    const kinds = flat(line('tenmoku', 100, true)).map((c) => c.isAdditional)
    expect(kinds).toEqual([true, true, true, true, true])
    expect(flat(line('tenmoku', 100)).some((c) => c.isAdditional)).toBe(false)
  })

  test('the same material merges, base and addition apart', () => {
    const merged = flat(
      line('silica', 10),
      line('mix', 0),
      line('silica', 5, true),
      line('silica', 2),
    )
    expect(merged.map((c) => [c.amount, c.isAdditional])).toEqual([
      [12, false],
      [5, true],
    ])
  })

  test('a recipe that contains itself is refused with the way it goes round', () => {
    expect(flatten(line('silica', 10), line('snake', 1))).toEqual({
      ok: false,
      error: { code: 'cycle', path: ['snake', 'tail', 'snake'] },
    })
  })

  test('an ingredient nobody knows is named', () => {
    expect(flatten(line('stardust', 1))).toEqual({
      ok: false,
      error: { code: 'unknownMaterial', materialId: 'stardust' },
    })
  })

  test('an empty inner recipe weighs without bringing oxides', () => {
    expect(recipeAnalysis(flat(line('silica', 50), line('nothing', 50))).percent.SiO2).toBe(50)
  })

  test('a recipe used in very many ways is resolved once', () => {
    const layer = (depth: number): Ingredient<number> | undefined =>
      depth === 0
        ? SILICA
        : {
            components: [depth - 1, depth - 1].map((materialId) => ({
              materialId,
              amount: 1,
              isAdditional: false,
            })),
          }
    const result = flattenRecipe([{ materialId: 60, amount: 1, isAdditional: false }], layer)
    expect(result.ok && result.value.map((c) => [c.materialId, c.amount])).toEqual([[0, 1]])
  })

  test('no depth is too deep', () => {
    const inner = (depth: number): Ingredient<number> =>
      depth === 0
        ? SILICA
        : { components: [{ materialId: depth - 1, amount: 3, isAdditional: false }] }
    const result = flattenRecipe([{ materialId: 50_000, amount: 2, isAdditional: false }], inner)
    expect(result.ok && result.value.map((c) => [c.materialId, c.amount])).toEqual([[0, 2]])
  })

  test.each([1e308, 5e-324])('amounts of %d count in their proportion', (amount) => {
    const halves = [line('potash', amount), line('silica', amount), line('mix', amount)]
    const flattened = recipeAnalysis(flat(...halves))
    const ordinary = recipeAnalysis(flat(line('potash', 1), line('silica', 1), line('mix', 1)))
    expect(flattened).toEqual(ordinary)
    const written = recipeAnalysis([base(POTASH_FELDSPAR, amount), base(SILICA, amount)])
    expect(written).toEqual(recipeAnalysis([base(POTASH_FELDSPAR, 1), base(SILICA, 1)]))
  })
})

describe('signature of a base', () => {
  const row = (materialId: number, amount: number, more = {}) => ({
    materialId,
    amount,
    materialParentId: null,
    isPrimitive: true,
    isAdditional: false,
    ...more,
  })

  test('whole amounts, larger first, then by id', () => {
    expect(baseSignature([row(15457, 20.4), row(15288, 20), row(15400, 59.6)])).toBe(
      '15400:60|15288:20|15457:20|',
    )
  })

  test('rounding decides before order does', () => {
    const one = baseSignature([row(15400, 60), row(15457, 20.4), row(15288, 20)])
    const other = baseSignature([row(15400, 60), row(15457, 20), row(15288, 20.4)])
    expect(one).toBe(other)
  })

  test('a brand counts as its generic material', () => {
    const custer = row(901, 40, { materialParentId: 15 })
    expect(baseSignature([custer])).toBe(baseSignature([row(15, 40)]))
  })

  test('a recipe used as ingredient counts as itself', () => {
    expect(baseSignature([row(7, 40, { materialParentId: 15, isPrimitive: false })])).toBe('7:40|')
  })

  test('additions and traces are left out', () => {
    expect(baseSignature([row(1, 99.6), row(2, 0.4), row(3, 8, { isAdditional: true })])).toBe(
      '1:100|',
    )
  })

  test('never longer than 255 characters', () => {
    const many = Array.from({ length: 80 }, (_, id) => row(10000 + id, 2))
    expect(baseSignature(many)).toHaveLength(255)
  })
})

describe('signature of a composition', () => {
  const row = (materialId: number, amount: number, more = {}) => ({
    materialId,
    amount,
    materialParentId: null,
    isPrimitive: true,
    isAdditional: false,
    ...more,
  })
  const tin = (amount: number) => row(9, amount, { isAdditional: true })

  test('the same parts are the same composition, whatever they add up to, in any order', () => {
    const one = compositionSignature([
      row(15400, 29.8),
      row(15288, 40.2),
      row(15457, 30),
      tin(0.52),
    ])
    expect(one).toBe('+9:0.5|15288:40|15400:30|15457:30')
    expect(compositionSignature([row(15457, 3), row(15288, 4), row(15400, 3), tin(0.05)])).toBe(one)
  })

  test('lines of one material, and brands of it, are one', () => {
    const custer = row(901, 10, { materialParentId: 15288 })
    expect(compositionSignature([row(15288, 30), row(1, 60), custer])).toBe(
      compositionSignature([row(1, 60), row(15288, 40)]),
    )
  })

  test.each([
    ['a little cobalt in the base', [row(1, 99.6), row(2, 0.4)]],
    ['an addition', [row(1, 100), tin(1)]],
    ['more of an addition', [row(1, 100), tin(1.5)]],
    ['what was an addition in the base', [row(1, 100), row(9, 1)]],
    ['another material', [row(2, 100)]],
  ])('%s makes another', (_, components) => {
    const signatures = [[row(1, 100)], [row(1, 100), tin(2)]].map(compositionSignature)
    expect(signatures).not.toContain(compositionSignature(components))
  })

  test('without a base there is none', () => {
    expect(compositionSignature([])).toBe('')
    expect(compositionSignature([tin(5)])).toBe('')
  })
})
