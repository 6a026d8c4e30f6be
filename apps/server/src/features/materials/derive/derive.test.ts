import { describe, expect, it } from 'vitest'
import { type Composition, deriveAll, RecipeCycleError } from './derive.ts'

const shared = { ownerId: 1, isPrivate: false, parentId: null, face: null } as const
const recipe = (id: number, ...parts: [number, number][]): Composition => ({
  ...shared,
  id,
  kind: 'recipe',
  percent: null,
  loi: null,
  components: parts.map(([materialId, amount]) => ({ materialId, amount, isAdditional: false })),
})
const material = (id: number, percent: Composition['percent'], loi = 0): Composition => ({
  ...shared,
  id,
  kind: 'primitive',
  percent,
  loi,
  components: [],
})

describe('chemistry of many items', () => {
  it('derives recipes inside recipes first, whatever the order of the list', () => {
    const items = [
      recipe(1, [2, 50], [4, 50]),
      recipe(2, [3, 100]),
      material(3, { SiO2: 80 }, 20),
      material(4, { CaO: 56 }, 44),
    ]
    const derived = deriveAll(items, new Map())
    expect(derived.get(1)?.chemistry).toMatchObject({
      percent: { SiO2: 40, CaO: 28 },
      loi: 32,
      total: 100,
    })
    expect(derived.get(1)?.baseSignature).toBe('2:50|4:50|')
  })

  it('reads ingredients from outside, counting kinds of a parent as the parent', () => {
    const outside = new Map([
      [
        7,
        {
          analysis: { percent: { SiO2: 100 }, loi: 0 },
          kind: 'primitive' as const,
          parentId: 5,
          ownerId: 1,
          face: null,
        },
      ],
    ])
    const derived = deriveAll([recipe(1, [7, 10])], outside)
    expect(derived.get(1)?.chemistry.percent).toEqual({ SiO2: 100 })
    expect(derived.get(1)?.baseSignature).toBe('5:10|')
  })

  it('takes an ingredient of which nothing is known as without oxides', () => {
    const derived = deriveAll([recipe(1, [2, 50], [9, 50]), material(2, { SiO2: 100 })], new Map())
    expect(derived.get(1)?.chemistry).toMatchObject({ percent: { SiO2: 50 }, total: 50 })
  })

  it('keeps what was hidden as it was last public, but for private items of its owner', () => {
    const face = { analysis: { percent: { SiO2: 90 }, loi: 10 }, parentId: 5 }
    const hidden = { ...material(2, { CaO: 56 }, 44), ownerId: 1, isPrivate: true, face }
    const holders = [
      { ...recipe(3, [2, 10]), ownerId: 2 },
      { ...recipe(4, [2, 10]), ownerId: 2, isPrivate: true },
      { ...recipe(5, [2, 10]), ownerId: 1 },
      { ...recipe(6, [2, 10]), ownerId: 1, isPrivate: true },
    ]
    const derived = deriveAll([hidden, ...holders], new Map())
    const found = holders.map(({ id }) => derived.get(id))
    expect(found.map((item) => item?.chemistry.percent)).toEqual([
      { SiO2: 90 },
      { SiO2: 90 },
      { SiO2: 90 },
      { CaO: 56 },
    ])
    expect(found.map((item) => item?.baseSignature)).toEqual(['5:10|', '5:10|', '5:10|', '2:10|'])
  })

  it('refuses recipes that contain one another', () => {
    const ring = [recipe(1, [2, 1]), recipe(2, [3, 1]), recipe(3, [1, 1])]
    expect(() => deriveAll(ring, new Map())).toThrow(RecipeCycleError)
  })
})
