import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestAccount, logIn, type TestSession } from '#testing/accounts.ts'
import { buildItems, SILICA } from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
let owner: number
let session: TestSession
beforeAll(async () => {
  test = await createTestApp()
  const account = await createTestAccount(test.db)
  owner = account.id
  session = await logIn(test.db, account)
})
afterAll(() => test.close())

const call = (method: 'POST' | 'PATCH', path: string, payload: object) =>
  test.app.inject({ method, url: `/v2${path}`, headers: session.bearer, payload })

const fieldsOf = (answer: {
  json(): { error: { fields: { field: string; message: string }[] } }
}) => Object.fromEntries(answer.json().error.fields.map(({ field, message }) => [field, message]))

describe('the state of a recipe', () => {
  it('is production only with a photograph, and never moves backwards', async () => {
    const [silica = 0] = await buildItems(test.db, [{ ...SILICA, ownerId: owner }])
    const components = [{ materialId: silica, amount: 100, isAdditional: false }]
    const [id = 0] = await buildItems(test.db, [{ ownerId: owner, components }])
    const setState = (materialStateId: number) =>
      call('PATCH', `/recipes/${id}`, { materialStateId })
    expect(fieldsOf(await setState(2)).materialStateId).toBe('A recipe in production needs a photo')
    await test.db
      .insertInto('material_image')
      .values({ material_id: id, owner_id: owner, cdn_id: `test-${id}` })
      .execute()
    expect((await setState(2)).statusCode).toBe(200)
    expect(fieldsOf(await setState(1)).materialStateId).toBe(
      'An item in production cannot go back to testing',
    )
    expect((await setState(3)).statusCode).toBe(200)
    expect(fieldsOf(await setState(2)).materialStateId).toBe(
      'A discontinued item cannot get another state',
    )
    expect(fieldsOf(await setState(4)).materialStateId).toBe('Status is required')
  })
})
