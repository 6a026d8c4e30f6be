import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '#db/database.ts'
import { loadItems } from '#features/materials/derive/derive.queries.ts'
import { deriveItems } from '#features/materials/derive/derive-items.ts'
import { askNeighbours } from '#testing/ask-neighbours.ts'
import { buildAccount, buildItems, type ItemPlan, LEACH_4321, WHITING } from '#testing/library.ts'
import { type SecondServer, startSecondServer } from '#testing/second-server.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
let owner: number

beforeAll(async () => {
  test = await createTestApp()
  owner = await buildAccount(test.db)
})
afterAll(() => test.close())

describe('neighbours after a write', () => {
  /** Analyses of so much of the rare beryllia that nothing else is near them. */
  const rare = (beryllia: number): ItemPlan => {
    const percent = { SiO2: 60, CaO: 10, BeO: beryllia }
    return { ...LEACH_4321, ownerId: owner, percent }
  }
  const near = async (id: number, app = test.app) => {
    const axes = { x: 'BeO_percent', y: 'CaO_percent' }
    const { data } = await askNeighbours(app, { material_id: id, ...axes })
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
    const { data } = await askNeighbours(test.app, {
      material_id: ash,
      x: 'BeO_percent',
      y: 'CaO_percent',
    })
    expect(data[0]?.id).toBe(recipe)
    expect(data[0]?.x).toBeCloseTo(36, 9)
  })

  it('are found when a transaction ends later than one that began after it', async () => {
    const [id = 0, late = 0, early = 0] = await buildItems(test.db, [60, 61, 62].map(rare))
    const isKnown = async (beryllia: number) =>
      (
        await askNeighbours(test.app, { material_id: id, x: 'BeO_percent', y: 'CaO_percent' })
      ).data.some((point) => point.x === beryllia)
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
    let second: SecondServer

    beforeAll(async () => {
      second = await startSecondServer(test)
    })
    afterAll(() => second.close())

    it('what one of them has written is known to the other with its next answer', async () => {
      const [id = 0] = await buildItems(test.db, [rare(30)])
      expect(await near(id, second.app)).not.toContain(id)
      for (let turn = 0; turn < 15; turn += 1) {
        const writer = turn % 2 === 0 ? test.db : second.database.db
        const reader = turn % 2 === 0 ? second.app : test.app
        const [added = 0] = await buildItems(writer, [rare(30 + turn / 100)])
        expect(await near(id, reader)).toContain(added)
        await writer.deleteFrom('material').where('id', '=', added).execute()
        expect(await near(id, reader)).not.toContain(added)
      }
    })

    it('many that ask at the same time after a write all know of it', async () => {
      const [id = 0] = await buildItems(test.db, [rare(33)])
      const asking = Array.from({ length: 6 }, () => near(id, second.app))
      const [added = 0] = await buildItems(test.db, [rare(33.5)])
      const after = await Promise.all(Array.from({ length: 6 }, () => near(id, second.app)))
      await Promise.all(asking)
      for (const found of after) expect(found).toContain(added)
    })
  })
})
