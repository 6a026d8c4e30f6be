import type { Batch } from '@glazy/contract/batches'
import type { UserMaterial } from '@glazy/contract/inventory'
import type { Component, MaterialDetail } from '@glazy/contract/materials'
import type { StockedMaterial } from '@glazy/contract/stock'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestAccount, logIn, type TestAccount, type TestSession } from '#testing/accounts.ts'
import { buildItems, SILICA } from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

/**
 * Somebody uses and buys a material of somebody else, who hides it then and changes it: recipes and
 * stock go on with it as it was, and everybody else knows as little of it as before.
 */
const OPEN_NAME = 'Openhill spar'
const OPEN_FIGURES = { SiO2: 64, Al2O3: 20, K2O: 16, loi: 0 }
const SECRET_NAME = 'Xyzzyspar'
const SECRET_FIGURES = { SiO2: 31.17, ZrO2: 43.21, CaO: 25.62, loi: 0 }
const SECRETS = /xyzzyspar|(?:43\.21|31\.17|25\.62)(?!\dZ)/i

let test: TestApp
let owner: TestSession
let potter: TestAccount
let session: TestSession
let stranger: TestSession
let silica: number
/** Hidden by its owner, and by a moderator. */
let spar: number
let withheld: number
/** Public ones of the potter. */
let recipe: number
let ofWithheld: number
/** A batch of the recipe that was planned before. */
let planned: number

beforeAll(async () => {
  test = await createTestApp()
  const other = await createTestAccount(test.db)
  owner = await logIn(test.db, other)
  potter = await createTestAccount(test.db)
  session = await logIn(test.db, potter)
  stranger = await logIn(test.db, await createTestAccount(test.db))
  ;[silica = 0, withheld = 0] = await buildItems(test.db, [
    { ...SILICA, ownerId: other.id },
    { ...SILICA, ownerId: other.id, name: 'Rude flint' },
  ])
  const made = { name: OPEN_NAME, isPrimitive: true, analysis: OPEN_FIGURES }
  spar = (await done(owner, 'POST', '/recipes', made)).id
  await done(owner, 'POST', `/recipes/${spar}/publish`)
  recipe = await mix([spar, 60], [silica, 40])
  ofWithheld = await mix([withheld, 60], [silica, 40])
  for (const id of [recipe, ofWithheld]) await done(session, 'POST', `/recipes/${id}/publish`)
  const lot = { materialId: spar, packs: 1, packAmount: '25', packUnits: 'kilograms', price: '30' }
  expect((await call(session, 'POST', '/stock/lots', { rows: [lot] })).statusCode).toBe(200)
  planned = await plan(recipe)

  await done(owner, 'POST', `/recipes/${spar}/unpublish`)
  await done(owner, 'PATCH', `/recipes/${spar}`, { name: SECRET_NAME, analysis: SECRET_FIGURES })
  const hide = test.db.updateTable('material').set({ is_withheld: true })
  await hide.where('id', '=', withheld).execute()
})
afterAll(() => test.close())

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT'
function call(who: TestSession | null, method: Method, path: string, payload?: object) {
  const headers = who?.bearer ?? {}
  return test.app.inject({ method, url: `/v2${path}`, headers, ...(payload && { payload }) })
}

async function done(who: TestSession | null, method: Method, path: string, payload?: object) {
  const answer = await call(who, method, path, payload)
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer.json<{ data: MaterialDetail }>().data
}

type Part = readonly [id: number, amount: number]
const lines = (parts: readonly Part[]) =>
  parts.map(([componentMaterialId, percentageAmount]) => ({
    componentMaterialId,
    percentageAmount,
  }))
const mix = async (...parts: readonly Part[]) => {
  const body = { newName: 'Held', materialComponents: lines(parts) }
  return (await done(session, 'POST', '/materialmaterials', body)).id
}
async function plan(recipeId: number): Promise<number> {
  const answer = await call(session, 'POST', '/batches', { recipeId, size: 1, unit: 'kilograms' })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<{ data: Batch }>().data.id
}

/** What a form sends back of the lines that it was given. */
const sentBack = (components: readonly Component[]) =>
  components.map(({ material, percentageAmount, isAdditional }) => ({
    componentMaterialId: material.id,
    percentageAmount,
    isAdditional,
  }))

describe('a recipe with an ingredient that was hidden', () => {
  it.each([
    ['its owner', () => recipe, () => spar, OPEN_NAME],
    ['a moderator', () => ofWithheld, () => withheld, 'Rude flint'],
  ])('by %s can be saved by whoever wrote it, as it is told', async (_, id, held, name) => {
    const { components, version } = await done(session, 'GET', `/recipes/${id()}`)
    expect(components[0]?.material).toMatchObject({ id: held(), name, isHidden: true })
    expect(components[1]?.material.isHidden).toBeUndefined()
    const [first, ...others] = sentBack(components)
    const materialComponents = [{ ...first, percentageAmount: 59 }, ...others]
    const saved = await done(session, 'PATCH', `/materialmaterials/${id()}`, {
      materialComponents,
      version,
    })
    expect(saved.components).toMatchObject([
      { material: { id: held(), name }, percentageAmount: 59 },
      { material: { id: silica }, percentageAmount: 40 },
    ])
  })

  it('tells whoever wrote it what it counts with, so that figures can be made beside it', async () => {
    const { components } = await done(session, 'GET', `/recipes/${recipe}`)
    expect(components[0]?.material.analysis).toMatchObject({
      percent: { SiO2: 64, Al2O3: 20, K2O: 16 },
      loi: 0,
    })
    const [first] = (await done(session, 'GET', `/recipes/${ofWithheld}`)).components
    expect(first?.material.analysis?.percent.SiO2).toBeGreaterThan(90)
  })

  it('tells everybody else the name alone', async () => {
    for (const who of [null, stranger]) {
      const { components } = await done(who, 'GET', `/recipes/${recipe}`)
      const nothing = { id: null, isArchived: false, materialTypeId: null }
      expect(components[0]?.material).toEqual({ name: OPEN_NAME, kind: 'primitive', ...nothing })
    }
  })

  it('can be copied by whoever wrote it, and mixed anew from its lines', async () => {
    const copy = await done(session, 'POST', `/recipes/${recipe}/copy`)
    expect(copy.components[0]?.material).toMatchObject({ id: spar, name: OPEN_NAME })
    expect(copy.analysis).toEqual((await done(session, 'GET', `/recipes/${recipe}`)).analysis)
    const ofVersion = await done(session, 'POST', `/recipes/${recipe}/versions/1/copy`)
    expect(ofVersion.components[0]?.material.id).toBe(spar)
    const again = await mix([spar, 10], [silica, 90])
    const refused = await call(session, 'POST', `/recipes/${again}/publish`)
    expect(refused.json().error.code).toBe('material.privateIngredient')
  })

  it('comes back from a version of before it was taken out', async () => {
    const [flint = 0] = await buildItems(test.db, [{ ...SILICA, ownerId: 1, name: 'Grey flint' }])
    const id = await mix([flint, 60], [silica, 40])
    const hide = test.db.updateTable('material').set({ is_withheld: true })
    await hide.where('id', '=', flint).execute()
    const materialComponents = lines([[silica, 100]])
    await done(session, 'PATCH', `/materialmaterials/${id}`, { materialComponents })
    const restored = await done(session, 'POST', `/recipes/${id}/versions/1/restore`)
    expect(restored.components[0]?.material).toMatchObject({ id: flint, name: 'Grey flint' })
  })

  it('cannot be copied by others, who are told which ingredient it is', async () => {
    for (const path of ['copy', 'versions/2/copy']) {
      const refused = await call(stranger, 'POST', `/recipes/${recipe}/${path}`)
      expect(refused.statusCode).toBe(400)
      expect(refused.json().error.message).toContain(`“${OPEN_NAME}”`)
    }
    const body = { newName: 'Taken', originalId: recipe, materialComponents: lines([[spar, 1]]) }
    expect((await call(stranger, 'POST', '/materialmaterials', body)).statusCode).toBe(400)
  })

  it('is weighed out with what was bought of it, by the figures of its last public day', async () => {
    for (const batch of [planned, await plan(recipe)]) {
      const answer = await call(session, 'POST', `/batches/${batch}/finish`, {})
      expect(answer.statusCode, answer.body).toBe(200)
      const { data } = answer.json<{ data: Batch }>()
      expect(data.lines[0]).toMatchObject({ materialId: spar, name: OPEN_NAME })
      expect(data.lines[0]?.lots).toHaveLength(1)
      expect(data.formulas.planned?.percent.K2O).toBeGreaterThan(0)
      expect(data.formulas.mixed?.percent.K2O).toBeGreaterThan(0)
      expect(answer.body).not.toMatch(/ZrO2/)
    }
  })
})

describe('what was bought of a material that is hidden now', () => {
  const stocked = async () => {
    const answer = await call(session, 'GET', '/stock')
    return { body: answer.body, data: answer.json<{ data: StockedMaterial[] }>().data }
  }

  it('stays in the stock and on the shelf by the name it had', async () => {
    const { data, body } = await stocked()
    const known = { materialId: spar, name: OPEN_NAME, isHidden: true }
    expect(data).toMatchObject([{ ...known, lots: [{ price: '30' }] }])
    expect(body).not.toMatch(SECRETS)
    const shelf = await call(session, 'GET', '/usermaterials')
    const entries = shelf.json<{ data: UserMaterial[] }>().data
    expect(entries).toMatchObject([
      { materialId: spar, materialName: OPEN_NAME, material: { isHidden: true, image: null } },
    ])
    expect(shelf.body).not.toMatch(SECRETS)
  })

  it('can be used, counted, bought again, priced and set to be reordered', async () => {
    const lotId = (await stocked()).data[0]?.lots[0]?.id
    const used = { lotId, kind: 'use', amount: '100', unit: 'grams' }
    const bought = { materialId: spar, packs: 1, packAmount: '1', packUnits: 'kilograms' }
    const answers = [
      await call(session, 'PUT', '/stock/reorder', {
        materialId: spar,
        amount: 1,
        unit: 'kilograms',
      }),
      await call(session, 'POST', '/stock/moves', used),
      await call(session, 'POST', '/stock/lots', { rows: [bought] }),
      await call(session, 'GET', `/stock/moves?materialId=${spar}`),
    ]
    for (const answer of answers) {
      expect(answer.statusCode, answer.body).toBe(200)
      expect(answer.body).not.toMatch(SECRETS)
    }
    expect((await stocked()).data[0]?.lots).toHaveLength(2)
  })

  it('is told with everything that somebody owns', async () => {
    const answer = await call(session, 'GET', '/auth/export')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).not.toMatch(SECRETS)
    const lots = answer.body.match(/"item":\{"id":\d+,"name":"Openhill spar"\}/g) ?? []
    expect(lots.length).toBeGreaterThan(0)
  })

  it('is no way for others to it', async () => {
    const lot = { materialId: spar, packs: 1, packAmount: '1', packUnits: 'kilograms' }
    expect((await call(stranger, 'POST', '/stock/lots', { rows: [lot] })).statusCode).toBe(404)
  })
})
