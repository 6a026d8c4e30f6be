import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestAccount, logIn } from '#testing/accounts.ts'
import { buildItems, POTASH_FELDSPAR } from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

/** Who asks, with the headers of their requests. */
type Role = 'anybody' | 'owner' | 'another' | 'patron' | 'alchemist' | 'muted'

let test: TestApp
let headers: Record<Role, Record<string, string>>
let items: { open: number; hidden: number }
beforeAll(async () => {
  test = await createTestApp()
  const enter = async (plan: Parameters<typeof createTestAccount>[1]) => {
    const account = await createTestAccount(test.db, plan)
    return { id: account.id, headers: (await logIn(test.db, account)).bearer }
  }
  const owner = await enter({})
  headers = {
    anybody: {},
    owner: owner.headers,
    another: (await enter({})).headers,
    patron: (await enter({ isPatron: true })).headers,
    alchemist: (await enter({ isAlchemist: true })).headers,
    muted: (await enter({ isMuted: true })).headers,
  }
  const [open = 0, hidden = 0] = await buildItems(test.db, [
    { ...POTASH_FELDSPAR, ownerId: owner.id, name: 'Open' },
    { ...POTASH_FELDSPAR, ownerId: owner.id, name: 'Hidden', isPrivate: true },
  ])
  items = { open, hidden }
})
afterAll(() => test.close())

const get = async (role: Role, url: string) => {
  const answer = await test.app.inject({ url: `/v2/${url}`, headers: headers[role] })
  return { status: answer.statusCode, text: answer.body }
}
const ROLES = ['anybody', 'owner', 'another', 'patron', 'alchemist', 'muted'] as const

describe('a private item', () => {
  it.each(ROLES)('is there for its owner only: %s', async (role) => {
    const isOwner = role === 'owner'
    expect((await get(role, `recipes/${items.hidden}`)).status).toBe(isOwner ? 200 : 404)
    for (const url of ['search?q=', 'recipes/quickSearch?keywords=hidden', 'search?q=hidden']) {
      const { status, text } = await get(role, url)
      expect(status).toBe(200)
      expect(text.includes('"Hidden"')).toBe(isOwner)
    }
  })
})

describe('the calculated expansion', () => {
  it.each(ROLES)('is for patrons: %s', async (role) => {
    const { status, text } = await get(role, `recipes/${items.open}`)
    expect(status).toBe(200)
    const { data } = JSON.parse(text) as { data: { chemistry: { thermalExpansion: unknown } } }
    const { thermalExpansion } = data.chemistry
    if (role === 'patron') expect(thermalExpansion).toMatchObject({ method: 'West & Gerrow' })
    else expect(thermalExpansion).toBeNull()
  })
})

describe('the list "only my items"', () => {
  it.each(ROLES)('holds nothing of others: %s', async (role) => {
    const { text } = await get(role, 'recipes/quickSearch?keywords=open&u=1')
    expect(text.includes('"Open"')).toBe(role === 'owner')
  })
})
