import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestAccount, logIn } from '#testing/accounts.ts'
import { askNeighbours } from '#testing/ask-neighbours.ts'
import { buildAccount, buildItems, LEACH_4321, POTASH_FELDSPAR } from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
let owner: number
let bearer: { readonly authorization: string }

beforeAll(async () => {
  test = await createTestApp()
  const account = await createTestAccount(test.db)
  owner = account.id
  bearer = (await logIn(test.db, account)).bearer
})
afterAll(() => test.close())

describe('what is refused', () => {
  it('an item that is not there, or private to somebody else, is not found', async () => {
    const stranger = await buildAccount(test.db)
    const [hidden = 0] = await buildItems(test.db, [
      { ...LEACH_4321, ownerId: stranger, isPrivate: true },
    ])
    for (const id of [999_999, hidden]) {
      const response = await test.app.inject({
        url: `/v2/search/nearestXY?material_id=${id}`,
        headers: bearer,
      })
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({ error: { code: 'material.notFound' } })
    }
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
    const { meta } = await askNeighbours(test.app, { material_id: id, x: 'R2OTotal', y: 'ROTotal' })
    expect(meta).toMatchObject({ x: 'R2O', y: 'RO', material: { x: 1, y: 0 } })
  })
})
