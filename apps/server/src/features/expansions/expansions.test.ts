import { thermalExpansion } from '@glazy/ceramics/chemistry/expansion'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestAccount, logIn } from '#testing/accounts.ts'
import { buildItems, LEACH_4321, SILICA } from '#testing/library.ts'
import { randomLibrary, readLibrary } from '#testing/random-library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

const URL = '/v2/charts/expansions'

let test: TestApp
let ownerId: number
let patron: { readonly authorization: string }
beforeAll(async () => {
  test = await createTestApp()
  const account = await createTestAccount(test.db, { isPatron: true })
  ownerId = account.id
  patron = (await logIn(test.db, account)).bearer
  await buildItems(test.db, randomLibrary(ownerId, (await createTestAccount(test.db)).id))
})
afterAll(() => test.close())

it('is for supporters', async () => {
  const { bearer } = await logIn(test.db, await createTestAccount(test.db))
  for (const headers of [{}, bearer]) {
    const answer = await test.app.inject({ url: URL, headers })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({
      error: { code: 'auth.forbidden', message: 'This is a feature for supporters' },
    })
  }
})

it('tells a tenth for every public item, and nothing of others', async () => {
  const answer = await test.app.inject({ url: URL, headers: patron })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/octet-stream')
  const library = await readLibrary(test.db)
  expect(library.some((item) => item.isPrivate && item.ownerId === ownerId)).toBe(true)
  for (const { id, isPrivate, chemistry } of library) {
    const { value } = thermalExpansion(chemistry.percent) ?? {}
    const tenths = value === undefined ? 0 : Math.min(255, Math.max(1, Math.round(10 * value)))
    expect(answer.rawPayload[id] ?? 0).toBe(isPrivate ? 0 : tenths)
  }
})

it('is not sent again until something public has changed', async () => {
  const first = await test.app.inject({ url: URL, headers: patron })
  const known = { ...patron, 'if-none-match': String(first.headers.etag) }
  await buildItems(test.db, [{ ...LEACH_4321, ownerId, isPrivate: true }])
  const same = await test.app.inject({ url: URL, headers: known })
  expect(same.statusCode).toBe(304)
  expect(same.headers['cache-control']).toBe('private, max-age=0, must-revalidate')
  const [leach = 0, silica = 0] = await buildItems(test.db, [
    { ...LEACH_4321, ownerId },
    { ...SILICA, ownerId },
  ])
  const changed = await test.app.inject({ url: URL, headers: known })
  expect(changed.statusCode).toBe(200)
  expect(changed.rawPayload[leach]).toBe(75)
  // What hardly expands is still known.
  expect(changed.rawPayload[silica]).toBeGreaterThan(0)
})
