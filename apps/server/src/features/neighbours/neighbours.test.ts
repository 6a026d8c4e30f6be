import { axisValue, type ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { CONE_GROUPS } from '@glazy/ceramics/firing/cones'
import { findMaterialType } from '@glazy/ceramics/lookups/material-types'
import type { ChartPoint } from '@glazy/contract/charts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askNeighbours } from '#testing/ask-neighbours.ts'
import { buildItems, LEACH_4321, SILICA } from '#testing/library.ts'
import { type Known, RANDOM_TYPES, readLibrary } from '#testing/random-library.ts'
import { createRandomLibraryApp } from '#testing/random-library-app.ts'
import type { TestApp } from '#testing/test-app.ts'

let test: TestApp
let owner: number
let bearer: { readonly authorization: string }

beforeAll(async () => {
  ;({ test, owner, bearer } = await createRandomLibraryApp())
})
afterAll(() => test.close())

interface Rule {
  readonly id: number
  readonly x: ChartAxis
  readonly y: ChartAxis
  readonly viewerId?: number
  readonly isMine?: boolean
  readonly typeId?: number
  readonly cones?: { readonly fromId: number; readonly toId: number }
}

/** The rule as it is told, over all items one by one. */
function nearestByRule(library: readonly Known[], rule: Rule) {
  const placeOf = ({ chemistry }: Known) => ({
    x: axisValue(rule.x, chemistry),
    y: axisValue(rule.y, chemistry),
  })
  const reference = library.find((item) => item.id === rule.id)
  const from = reference && placeOf(reference)
  const { typeId, cones } = rule
  return library
    .filter((item) => item.id !== rule.id)
    .filter((item) => !item.isPrivate || item.ownerId === rule.viewerId)
    .filter((item) => rule.isMine !== true || item.ownerId === rule.viewerId)
    .filter((item) => {
      const path = findMaterialType(item.typeId ?? 0)?.path ?? []
      return typeId === undefined || path.includes(typeId)
    })
    .filter(({ fromConeId, toConeId }) => {
      if (cones === undefined) return true
      if (fromConeId === null || toConeId === null) return false
      return fromConeId <= cones.toId && toConeId >= cones.fromId
    })
    .flatMap((item) => {
      const { x, y } = placeOf(item)
      if (x === null || y === null) return []
      const distance = (x - (from?.x ?? 0)) ** 2 + (y - (from?.y ?? 0)) ** 2
      return [{ id: item.id, x, y, distance }]
    })
    .toSorted((a, b) => a.distance - b.distance || a.y - b.y || a.x - b.x || a.id - b.id)
    .slice(0, 100)
    .map(({ id, x, y }) => ({ id, x, y }))
}

const PAIRS: readonly (readonly [ChartAxis, ChartAxis])[] = [
  ['SiO2', 'Al2O3'],
  ['Al2O3_percent', 'SiO2_percent'],
  ['KNaO', 'CaO_percent_mol'],
  ['R2O', 'SiO2Al2O3Ratio'],
  ['R2ORORatio', 'B2O3'],
  ['RO', 'Fe2O3_percent'],
  ['CoO', 'KNaO_percent_mol'],
]

function publicIds(library: readonly Known[]): number[] {
  return library
    .filter(({ isPrivate, chemistry }) => {
      return !isPrivate && Object.keys(chemistry.percent).length > 0
    })
    .map(({ id }) => id)
}

const placesOf = (points: readonly ChartPoint[]) => points.map(({ id, x, y }) => ({ id, x, y }))

describe('the items nearest on a chart', () => {
  it('are those of the rule, on any axes, from anywhere', async () => {
    const library = await readLibrary(test.db)
    for (const [x, y] of PAIRS) {
      for (const id of publicIds(library).filter((_, index) => index % 40 === 0)) {
        const { data, meta } = await askNeighbours(test.app, { material_id: id, x, y })
        expect(placesOf(data)).toEqual(nearestByRule(library, { id, x, y }))
        expect(data).toHaveLength(100)
        expect(meta).toMatchObject({ material: { id }, x, y })
      }
    }
  })

  it('are those of the rule for who has private items', async () => {
    const library = await readLibrary(test.db)
    const own = library.filter(({ ownerId, isPrivate }) => isPrivate && ownerId === owner)
    let found = 0
    for (const { id } of own.filter((item) => item.chemistry.umf !== null).slice(0, 6)) {
      const { data } = await askNeighbours(test.app, { material_id: id }, bearer)
      const rule = { id, x: 'SiO2', y: 'Al2O3', viewerId: owner } as const
      expect(placesOf(data)).toEqual(nearestByRule(library, rule))
      found += data.filter((point) => point.isPrivate).length
      const mine = await askNeighbours(test.app, { material_id: id, isMine: 1 }, bearer)
      expect(placesOf(mine.data)).toEqual(nearestByRule(library, { ...rule, isMine: true }))
    }
    expect(found).toBeGreaterThan(0)
  })

  it('are of a type with all below it, and of a cone', async () => {
    const library = await readLibrary(test.db)
    const [id = 0] = publicIds(library)
    const rule = { id, x: 'SiO2', y: 'Al2O3' } as const
    for (const typeId of RANDOM_TYPES) {
      const { data } = await askNeighbours(test.app, { material_id: id, material_type_id: typeId })
      expect(placesOf(data)).toEqual(nearestByRule(library, { ...rule, typeId }))
      expect(data.length).toBeGreaterThan(0)
    }
    for (const [cone, cones] of [
      ...Object.entries(CONE_GROUPS),
      ['7', { fromId: 7, toId: 7 }],
    ] as const) {
      const { data } = await askNeighbours(test.app, { material_id: id, cone })
      expect(placesOf(data)).toEqual(nearestByRule(library, { ...rule, cones }))
      expect(data.length).toBeGreaterThan(0)
    }
    expect(
      (await askNeighbours(test.app, { material_id: id, material_type_id: 99_999 })).data,
    ).toEqual([])
    expect((await askNeighbours(test.app, { material_id: id, isMine: 1 })).data).toEqual([])
  })

  it('count a figure that the item lacks as none', async () => {
    const [silica = 0] = await buildItems(test.db, [{ ...SILICA, ownerId: owner }])
    const library = await readLibrary(test.db)
    const { data, meta } = await askNeighbours(test.app, { material_id: silica })
    expect(meta.material).toMatchObject({ x: null, y: null, R2OTotal: null, B2O3: null })
    expect(placesOf(data)).toEqual(nearestByRule(library, { id: silica, x: 'SiO2', y: 'Al2O3' }))
  })

  it('carry what a chart draws, photographs when they are asked for', async () => {
    const [id = 0, near = 0] = await buildItems(test.db, [
      { ...LEACH_4321, ownerId: owner },
      { ...LEACH_4321, ownerId: owner, colour: '336655' },
    ])
    const image = await test.db
      .insertInto('material_image')
      .values({ material_id: near, owner_id: owner, cdn_id: 'test-photo', width: 800, height: 600 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await test.db
      .updateTable('material')
      .set({ thumbnail_image_id: image.id })
      .where('id', '=', near)
      .execute()
    const plain = await askNeighbours(test.app, { material_id: id })
    expect(plain.data[0]).not.toHaveProperty('image')
    const { data, meta } = await askNeighbours(test.app, { material_id: id, include: 'images' })
    expect(data[0]).toMatchObject({
      id: near,
      kind: 'analysis',
      hexColor: '336655',
      image: { id: image.id, cdnId: 'test-photo', width: 800, height: 600 },
      B2O3: 0,
    })
    expect(data[0]?.x).toBeCloseTo(3.71, 2)
    expect(data[0]?.y).toBeCloseTo(0.41, 2)
    expect(data[0]?.R2OTotal).toBeCloseTo(0.264, 3)
    expect(meta.material.image).toBeNull()
  })
})
