import { axisValue, type ChartAxis, type ChartedChemistry } from '@glazy/ceramics/chart-axes'
import { deriveChemistry } from '@glazy/ceramics/chemistry'
import { CONE_GROUPS } from '@glazy/ceramics/cones'
import { findMaterialType } from '@glazy/ceramics/material-types'
import type { OxideAmounts } from '@glazy/ceramics/oxides'
import type { ChartPoint } from '@glazy/contract/charts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import type { Db } from '#db/database.ts'
import { type OpenDatabase, openDatabase } from '#db/open.ts'
import { loadItems } from '#features/materials/derive.queries.ts'
import { deriveItems } from '#features/materials/derive-items.ts'
import { createTestAccount, logIn } from '#testing/accounts.ts'
import { buildItems, type ItemPlan, POTASH_FELDSPAR, SILICA, WHITING } from '#testing/library.ts'
import { createTestApp, type TestApp, testConfig } from '#testing/test-app.ts'

const SEED = 20261121
const ITEMS = 320

let test: TestApp
let owner: number
let stranger: number
let bearer: { readonly authorization: string }
let ids: number[]

/** Numbers from 0 to 1 that are the same in every run. Source: mulberry32 by T. Ettinger. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const TYPES = [460, 470, 530, 540, 110, 20]

/** Analyses and materials of all sorts; every tenth is like the one before, so that some tie. */
function randomLibrary(): ItemPlan[] {
  const random = randomNumbers(SEED)
  const plans: ItemPlan[] = []
  for (let index = 0; index < ITEMS; index += 1) {
    const like = index % 10 === 9 ? plans[index - 1] : undefined
    const fromConeId = 1 + Math.floor(random() * 36)
    const hasCone = random() < 0.7
    plans.push({
      ownerId: random() < 0.5 ? owner : stranger,
      isPrivate: random() < 0.2,
      kind: random() < 0.3 ? 'primitive' : 'analysis',
      percent: like?.percent ?? randomPercent(random),
      loi: Math.round(random() * 10),
      typeId: TYPES[Math.floor(random() * TYPES.length)] ?? 460,
      ...(hasCone && { fromConeId, toConeId: fromConeId + Math.floor(random() * 3) }),
    })
  }
  return plans
}

/** Now and then without flux, without alumina, or of nothing at all. */
function randomPercent(random: () => number): OxideAmounts {
  if (random() < 0.04) return {}
  const amount = (most: number) => Math.round(random() * most * 100) / 100
  const hasFlux = random() < 0.93
  return {
    SiO2: 40 + amount(30),
    ...(random() < 0.95 && { Al2O3: amount(25) }),
    ...(hasFlux && { CaO: 0.5 + amount(15), K2O: amount(6), Na2O: amount(5) }),
    ...(hasFlux && random() < 0.4 && { MgO: amount(6) }),
    ...(random() < 0.4 && { B2O3: amount(12) }),
    ...(random() < 0.3 && { Fe2O3: amount(9) }),
  }
}

beforeAll(async () => {
  test = await createTestApp()
  const account = await createTestAccount(test.db)
  owner = account.id
  stranger = (await createTestAccount(test.db)).id
  bearer = (await logIn(test.db, account)).bearer
  ids = await buildItems(test.db, randomLibrary())
})
afterAll(() => test.close())

interface Answer {
  readonly data: readonly ChartPoint[]
  readonly meta: { readonly material: ChartPoint; readonly x: string; readonly y: string }
}

async function ask(
  query: Readonly<Record<string, string | number>>,
  options: { readonly app?: FastifyInstance; readonly isOwner?: boolean } = {},
): Promise<Answer> {
  const { app = test.app, isOwner = false } = options
  const response = await app.inject({
    url: '/v2/search/nearestXY',
    query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
    ...(isOwner && { headers: bearer }),
  })
  expect(response.statusCode, response.body).toBe(200)
  return response.json<Answer>()
}

interface Known {
  readonly id: number
  readonly ownerId: number
  readonly isPrivate: boolean
  readonly typeId: number | null
  readonly fromConeId: number | null
  readonly toConeId: number | null
  readonly chemistry: ChartedChemistry
}

async function readLibrary(): Promise<Known[]> {
  const rows = await test.db
    .selectFrom('material as m')
    .innerJoin('material_chemistry as c', 'c.material_id', 'm.id')
    .select(['m.id', 'm.owner_id', 'm.is_private', 'm.type_id', 'm.from_cone_id', 'm.to_cone_id'])
    .select(['c.percent', 'c.loi'])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    ownerId: row.owner_id,
    isPrivate: row.is_private,
    typeId: row.type_id,
    fromConeId: row.from_cone_id,
    toConeId: row.to_cone_id,
    chemistry: deriveChemistry(row),
  }))
}

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
    const library = await readLibrary()
    for (const [x, y] of PAIRS) {
      for (const id of publicIds(library).filter((_, index) => index % 40 === 0)) {
        const { data, meta } = await ask({ material_id: id, x, y })
        expect(placesOf(data)).toEqual(nearestByRule(library, { id, x, y }))
        expect(data).toHaveLength(100)
        expect(meta).toMatchObject({ material: { id }, x, y })
      }
    }
  })

  it('are those of the rule for who has private items', async () => {
    const library = await readLibrary()
    const own = library.filter(({ ownerId, isPrivate }) => isPrivate && ownerId === owner)
    let found = 0
    for (const { id } of own.filter((item) => item.chemistry.umf !== null).slice(0, 6)) {
      const { data } = await ask({ material_id: id }, { isOwner: true })
      const rule = { id, x: 'SiO2', y: 'Al2O3', viewerId: owner } as const
      expect(placesOf(data)).toEqual(nearestByRule(library, rule))
      found += data.filter((point) => point.isPrivate).length
      const mine = await ask({ material_id: id, isMine: 1 }, { isOwner: true })
      expect(placesOf(mine.data)).toEqual(nearestByRule(library, { ...rule, isMine: true }))
    }
    expect(found).toBeGreaterThan(0)
  })

  it('are of a type with all below it, and of a cone', async () => {
    const library = await readLibrary()
    const [id = 0] = publicIds(library)
    const rule = { id, x: 'SiO2', y: 'Al2O3' } as const
    for (const typeId of TYPES) {
      const { data } = await ask({ material_id: id, material_type_id: typeId })
      expect(placesOf(data)).toEqual(nearestByRule(library, { ...rule, typeId }))
      expect(data.length).toBeGreaterThan(0)
    }
    for (const [cone, cones] of [
      ...Object.entries(CONE_GROUPS),
      ['7', { fromId: 7, toId: 7 }],
    ] as const) {
      const { data } = await ask({ material_id: id, cone })
      expect(placesOf(data)).toEqual(nearestByRule(library, { ...rule, cones }))
      expect(data.length).toBeGreaterThan(0)
    }
    expect((await ask({ material_id: id, material_type_id: 99_999 })).data).toEqual([])
    expect((await ask({ material_id: id, isMine: 1 })).data).toEqual([])
  })

  it('count a figure that the item lacks as none', async () => {
    const [silica = 0] = await buildItems(test.db, [{ ...SILICA, ownerId: owner }])
    const library = await readLibrary()
    const { data, meta } = await ask({ material_id: silica })
    expect(meta.material).toMatchObject({ x: null, y: null, R2OTotal: null, B2O3: null })
    expect(placesOf(data)).toEqual(nearestByRule(library, { id: silica, x: 'SiO2', y: 'Al2O3' }))
  })

  it('carry what a chart draws, photographs when they are asked for', async () => {
    const [id = 0, near = 0] = await buildItems(test.db, [leach(), leach({ colour: '336655' })])
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
    const plain = await ask({ material_id: id })
    expect(plain.data[0]).not.toHaveProperty('image')
    const { data, meta } = await ask({ material_id: id, include: 'images' })
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

/** Bernard Leach's 4321 as an analysis. */
function leach(changes: Partial<ItemPlan> = {}): ItemPlan {
  const percent = { SiO2: 60.633, Al2O3: 11.349, K2O: 6.768, CaO: 11.22 }
  return { ownerId: owner, kind: 'analysis', percent, loi: 10.03, ...changes }
}

describe('neighbours after a write', () => {
  /** Analyses of so much of the rare beryllia that nothing else is near them. */
  const rare = (beryllia: number): ItemPlan => {
    return leach({ percent: { SiO2: 60, CaO: 10, BeO: beryllia } })
  }
  const near = async (id: number, app?: FastifyInstance) => {
    const { data } = await ask(
      { material_id: id, x: 'BeO_percent', y: 'CaO_percent' },
      app && { app },
    )
    return data.filter((point) => (point.x ?? 0) > 15).map((point) => point.id)
  }

  /** Changes an item and derives what follows, as every way of saving does. */
  const change = (id: number, changes: { percent?: string; is_private?: boolean }) =>
    test.db.transaction().execute(async (trx) => {
      await trx.updateTable('material').set(changes).where('id', '=', id).execute()
      await deriveItems(trx, await loadItems(trx, [id]))
    })

  it('are there at once, changed, hidden and gone', async () => {
    const [id = 0] = await buildItems(test.db, [rare(20)])
    expect(await near(id)).toEqual([])
    const [one = 0, two = 0] = await buildItems(test.db, [rare(21), rare(22)])
    expect(await near(id)).toEqual([one, two])

    await change(one, { percent: JSON.stringify(rare(24).percent) })
    expect(await near(id)).toEqual([two, one])
    await change(two, { is_private: true })
    expect(await near(id)).toEqual([one])
    await test.db.deleteFrom('material').where('id', '=', one).execute()
    expect(await near(id)).toEqual([])
    await test.db.deleteFrom('material').where('id', '=', id).execute()
    const gone = await test.app.inject(`/v2/search/nearestXY?material_id=${id}`)
    expect(gone.statusCode).toBe(404)
  })

  it('are those of recipes whose material has changed', async () => {
    const [ash = 0, lime = 0] = await buildItems(test.db, [
      rare(40),
      { ...WHITING, ownerId: owner },
    ])
    const components = [
      { materialId: ash, amount: 90, isAdditional: false },
      { materialId: lime, amount: 10, isAdditional: false },
    ]
    const [recipe = 0] = await buildItems(test.db, [{ ownerId: owner, components }])
    const { data } = await ask({ material_id: ash, x: 'BeO_percent', y: 'CaO_percent' })
    expect(data[0]?.id).toBe(recipe)
    expect(data[0]?.x).toBeCloseTo(36, 9)
  })

  it('are found when a transaction ends later than one that began after it', async () => {
    const [id = 0, late = 0, early = 0] = await buildItems(test.db, [60, 61, 62].map(rare))
    const isKnown = async (beryllia: number) =>
      (await ask({ material_id: id, x: 'BeO_percent', y: 'CaO_percent' })).data.some(
        (point) => point.x === beryllia,
      )
    const setBeryllia = (db: Db, itemId: number, beryllia: number) =>
      sql`update material_chemistry
        set percent = jsonb_set(percent, '{BeO}', to_jsonb(${beryllia}::float8))
        where material_id = ${itemId}`.execute(db)
    await test.db.transaction().execute(async (trx) => {
      await setBeryllia(trx, late, 61.5)
      expect(await isKnown(61.5)).toBe(false)
      await setBeryllia(test.db, early, 62.5)
      expect(await isKnown(62.5)).toBe(true)
      expect(await isKnown(61.5)).toBe(false)
    })
    expect(await isKnown(61.5)).toBe(true)
  })

  describe('with two servers', () => {
    let secondDatabase: OpenDatabase
    let second: FastifyInstance

    beforeAll(async () => {
      secondDatabase = openDatabase({ connection: test.database.connection, poolSize: 4 })
      const config = testConfig({ dataDir: test.dataDir })
      const log = pino({ level: 'silent' })
      second = await buildApp({ config, database: secondDatabase, log, siteDist: '/nonexistent' })
    })
    afterAll(async () => {
      await second.close()
      await secondDatabase.close()
    })

    it('what one of them has written is known to the other with its next answer', async () => {
      const [id = 0] = await buildItems(test.db, [rare(30)])
      expect(await near(id, second)).not.toContain(id)
      for (let turn = 0; turn < 15; turn += 1) {
        const writer = turn % 2 === 0 ? test.db : secondDatabase.db
        const reader = turn % 2 === 0 ? second : test.app
        const [added = 0] = await buildItems(writer, [rare(30 + turn / 100)])
        expect(await near(id, reader)).toContain(added)
        await writer.deleteFrom('material').where('id', '=', added).execute()
        expect(await near(id, reader)).not.toContain(added)
      }
    })

    it('many that ask at the same time after a write all know of it', async () => {
      const [id = 0] = await buildItems(test.db, [rare(33)])
      const asking = Array.from({ length: 6 }, () => near(id, second))
      const [added = 0] = await buildItems(test.db, [rare(33.5)])
      const after = await Promise.all(Array.from({ length: 6 }, () => near(id, second)))
      await Promise.all(asking)
      for (const found of after) expect(found).toContain(added)
    })
  })
})

describe('what is refused', () => {
  it('an item that is not there, or private to somebody else, is not found', async () => {
    const library = await readLibrary()
    const hidden = library.find(({ isPrivate, ownerId, chemistry }) => {
      return isPrivate && ownerId === stranger && chemistry.umf !== null
    })
    for (const id of [999_999, hidden?.id]) {
      const response = await test.app.inject({
        url: `/v2/search/nearestXY?material_id=${id}`,
        headers: bearer,
      })
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({ error: { code: 'material.notFound' } })
    }
    expect(ids).toContain(hidden?.id)
  })

  it('an item without an analysis has no place', async () => {
    const [id = 0] = await buildItems(test.db, [
      { ownerId: owner, kind: 'analysis', percent: {}, loi: 3 },
    ])
    const response = await test.app.inject(`/v2/search/nearestXY?material_id=${id}`)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ error: { code: 'material.noAnalysis' } })
  })

  it.each([
    ['', 'material_id'],
    ['material_id=', 'material_id'],
    ['material_id=x', 'material_id'],
    ['material_id=2147483648', 'material_id'],
    ['material_id=1&x=Unobtainium', 'x'],
    ['material_id=1&y=sio2', 'y'],
    ['material_id=1&x=SiO2&x=CaO', 'x'],
    ['material_id=1&include=secrets', 'include'],
    ['material_id=1&cone=99', 'cone'],
    ['material_id=1&material_type_id=-1', 'material_type_id'],
    ['material_id=1&isMine=maybe', 'isMine'],
  ])('%s is refused by name', async (query, field) => {
    const response = await test.app.inject(`/v2/search/nearestXY?${query}`)
    expect(response.statusCode).toBe(400)
    expect(response.body).toContain(`"field":"${field}"`)
  })

  it('older names of axes are understood', async () => {
    const [id = 0] = await buildItems(test.db, [{ ...POTASH_FELDSPAR, ownerId: owner }])
    const { meta } = await ask({ material_id: id, x: 'R2OTotal', y: 'ROTotal' })
    expect(meta).toMatchObject({ x: 'R2O', y: 'RO', material: { x: 1, y: 0 } })
  })
})
