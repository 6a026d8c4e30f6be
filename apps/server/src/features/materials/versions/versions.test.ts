import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestAccount, logIn, type TestSession } from '#testing/accounts.ts'
import { buildItems, SILICA, WHITING } from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
let session: TestSession
let recipe: number
let silica: number
let whiting: number

beforeAll(async () => {
  test = await createTestApp()
  const account = await createTestAccount(test.db)
  session = await logIn(test.db, account)
  ;[silica = 0, whiting = 0] = await buildItems(test.db, [
    { ...SILICA, ownerId: account.id },
    { ...WHITING, ownerId: account.id },
  ])
  recipe = (await send('POST', '/materialmaterials', lines([silica, 50], [whiting, 50]))).id
  await send('PATCH', `/materialmaterials/${recipe}`, lines([silica, 70], [whiting, 50]))
  await send('POST', `/recipes/${recipe}/publish`)
  await send('PATCH', `/recipes/${recipe}`, { fromOrtonConeId: 30 })
})
afterAll(() => test.close())

const lines = (...parts: [number, number][]) => ({
  newName: 'Test',
  materialComponents: parts.map(([componentMaterialId, percentageAmount]) => ({
    componentMaterialId,
    percentageAmount,
  })),
})

async function send(method: 'POST' | 'PATCH', path: string, payload?: object) {
  const answer = await test.app.inject({
    method,
    url: `/v2${path}`,
    headers: session.bearer,
    ...(payload !== undefined && { payload }),
  })
  return answer.json().data
}

const read = (path: string, headers: object = {}) =>
  test.app.inject({ url: `/v2/recipes/${recipe}/versions${path}`, headers: { ...headers } })

describe('versions', () => {
  it('are listed to the owner from the first, to others from the publication', async () => {
    const numbersSeen = async (headers: object) =>
      (await read('', headers)).json().data.map((version: { number: number }) => version.number)
    expect(await numbersSeen(session.bearer)).toEqual([4, 3, 2, 1])
    expect(await numbersSeen({})).toEqual([4, 3])
    expect((await read('/1')).statusCode).toBe(404)
    expect((await read('/1', session.bearer)).statusCode).toBe(200)
  })

  it('hold what was written and the chemistry that follows', async () => {
    const { data } = (await read('/1', session.bearer)).json()
    expect(data).toMatchObject({
      number: 1,
      name: 'Test',
      components: [
        { materialId: silica, name: 'Silica', amount: 50 },
        { materialId: whiting, name: 'Whiting', amount: 50 },
      ],
    })
    expect(data.percent).toEqual({ SiO2: 50, CaO: 28.05 })
    expect(data.umf.moles.CaO).toBe(1)
  })

  it('are compared by rows, chemistry and fields', async () => {
    const { data } = (await read('/1/difference/4', session.bearer)).json()
    expect(data.components).toEqual([
      { name: 'Silica', isAdditional: false, before: 50, after: 70 },
    ])
    expect(Object.keys(data.umf)).toEqual(['SiO2'])
    expect(data.umf.SiO2.after).toBeGreaterThan(data.umf.SiO2.before)
    expect(data.fields.sort()).toEqual(['fromOrtonConeId', 'isPrivate', 'toOrtonConeId'])
  })

  it('show the calculated expansion to supporters alone', async () => {
    const expansionSeenBy = async (headers: object) =>
      (await read('/4', headers)).json().data.thermalExpansion
    const patron = await createTestAccount(test.db, { isPatron: true })
    const { bearer } = await logIn(test.db, patron)
    expect(await expansionSeenBy(bearer)).toBeGreaterThan(0)
    expect([await expansionSeenBy(session.bearer), await expansionSeenBy({})]).toEqual([null, null])
  })

  it('that do not exist are not found', async () => {
    const answer = await read('/99', session.bearer)
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'version.notFound'])
  })
})

describe('a version', () => {
  const amounts = (item: { components: { percentageAmount: number }[] }) =>
    item.components.map((line) => line.percentageAmount)

  it('is restored as the next one, and nothing is lost', async () => {
    const made = await send('POST', '/materialmaterials', lines([silica, 60], [whiting, 40]))
    await send('PATCH', `/materialmaterials/${made.id}`, {
      ...lines([silica, 10]),
      newName: 'Another',
    })
    await send('POST', `/recipes/${made.id}/publish`)
    const restored = await send('POST', `/recipes/${made.id}/versions/1/restore`)
    expect(restored).toMatchObject({ name: 'Test', version: 4, isPrivate: false })
    expect(amounts(restored)).toEqual([60, 40])
    const notes = await test.app.inject({
      url: `/v2/recipes/${made.id}/versions`,
      headers: session.bearer,
    })
    expect(notes.json().data.map((version: { note: string | null }) => version.note)).toEqual([
      'Version 1 restored',
      'Published',
      null,
      null,
    ])
  })

  it('is copied into an item of who asks', async () => {
    const reader = await createTestAccount(test.db)
    const { bearer } = await logIn(test.db, reader)
    const url = `/v2/recipes/${recipe}/versions/3/copy`
    const answer = await test.app.inject({ method: 'POST', url, headers: bearer })
    expect(answer.json().data).toMatchObject({
      name: 'Copy of Test',
      isPrivate: true,
      fromOrtonConeId: null,
      user: { id: reader.id },
    })
    expect(amounts(answer.json().data)).toEqual([70, 50])
  })

  it('is restored with an ingredient that was hidden since, unless the recipe is public', async () => {
    const stranger = await createTestAccount(test.db)
    const [clay = 0] = await buildItems(test.db, [{ ...SILICA, ownerId: stranger.id }])
    const made = await send('POST', '/materialmaterials', lines([clay, 60]))
    await send('PATCH', `/materialmaterials/${made.id}`, lines([silica, 10]))
    await test.db.updateTable('material').set({ is_private: true }).where('id', '=', clay).execute()
    const restored = await send('POST', `/recipes/${made.id}/versions/1/restore`, {})
    expect(restored.components).toMatchObject([{ material: { id: clay, isHidden: true } }])
    await send('PATCH', `/materialmaterials/${made.id}`, lines([silica, 10]))
    await send('POST', `/recipes/${made.id}/publish`, {})
    const answer = await test.app.inject({
      method: 'POST',
      url: `/v2/recipes/${made.id}/versions/1/restore`,
      headers: session.bearer,
    })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().error).toMatchObject({
      code: 'material.privateIngredient',
      fields: [{ field: 'materialComponents.0.componentMaterialId' }],
    })
  })
})

describe('a version that this program cannot read', () => {
  let old: number
  beforeAll(async () => {
    old = (await send('POST', '/materialmaterials', lines([silica, 50]))).id
    await send('PATCH', `/materialmaterials/${old}`, lines([silica, 60]))
  })

  /** What an operator's restored backup of another program may hold. */
  const write = (number: number, change: { readonly content?: object; readonly format?: number }) =>
    test.db
      .updateTable('material_version')
      .set({
        ...(change.format !== undefined && { format: change.format }),
        ...(change.content && { content: JSON.stringify(change.content) }),
      })
      .where('material_id', '=', old)
      .where('number', '=', number)
      .execute()

  const ask = async (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) => {
    const answer = await test.app.inject({
      method,
      url: `/v2${path}`,
      headers: session.bearer,
      ...(payload && { payload }),
    })
    return [answer.statusCode, answer.json().error?.message]
  }

  it('is refused with its reason, and the others are read', async () => {
    await write(1, { content: { kind: 'recipe', name: 'Test', stateId: 'new' } })
    const refused = [409, expect.stringMatching(/^This version cannot be read: stateId/)]
    const version = `/recipes/${old}/versions/1`
    expect(await ask('GET', version)).toEqual(refused)
    expect(await ask('GET', `${version}/difference/2`)).toEqual(refused)
    expect(await ask('POST', `${version}/restore`)).toEqual(refused)
    expect(await ask('POST', `${version}/copy`)).toEqual(refused)
    expect((await ask('GET', `/recipes/${old}/versions`))[0]).toBe(200)
    expect((await ask('GET', `/recipes/${old}/versions/2`))[0]).toBe(200)
    expect((await ask('PATCH', `/recipes/${old}`, { waterAmount: 70 }))[0]).toBe(200)
  })

  it('is not written over when it is the current one', async () => {
    await write(3, { format: 99 })
    const refused = [409, expect.stringContaining('a newer program wrote it, in format 99')]
    expect(await ask('PATCH', `/recipes/${old}`, { waterAmount: 80 })).toEqual(refused)
    expect(await ask('POST', `/recipes/${old}/copy`)).toEqual(refused)
    expect((await ask('GET', `/recipes/${old}`))[0]).toBe(200)
  })
})
