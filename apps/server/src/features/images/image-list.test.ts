import type { ListedImage } from '@glazy/contract/material-images'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestAccount, logIn, type TestAccount } from '#testing/accounts.ts'
import { buildItems } from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

type Headers = Readonly<Record<string, string>>

let test: TestApp
let taker: TestAccount
let owner: TestAccount
let takerHeaders: Headers
let ownerHeaders: Headers
let shown: number
let hidden: number
beforeAll(async () => {
  test = await createTestApp()
  taker = await createTestAccount(test.db)
  owner = await createTestAccount(test.db)
  takerHeaders = { ...(await logIn(test.db, taker)).bearer }
  ownerHeaders = { ...(await logIn(test.db, owner)).bearer }
  const items = await buildItems(test.db, [
    { ownerId: owner.id, name: 'Open' },
    { ownerId: owner.id, name: 'Hidden since', isPrivate: true },
  ])
  shown = items[0]!
  hidden = items[1]!
  const image = (materialId: number, ownerId: number, letter: string) => ({
    material_id: materialId,
    owner_id: ownerId,
    cdn_id: letter.repeat(32),
    title: letter,
  })
  await test.db
    .insertInto('material_image')
    .values([
      image(shown, taker.id, 'a'),
      image(hidden, taker.id, 'b'),
      image(shown, owner.id, 'c'),
      image(hidden, owner.id, 'd'),
    ])
    .execute()
})
afterAll(() => test.close())

async function list(query: string, headers: Headers = {}) {
  const answer = await test.app.inject({ url: `/v2/materialimages?${query}`, headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: ListedImage[]; meta: { pagination: object } }>()
}
const titles = async (query: string, headers?: Headers) =>
  (await list(query, headers)).data.map(({ title }) => title)

it('all photographs of what one may see are listed, the newest first', async () => {
  expect(await titles('')).toEqual(['c', 'a'])
  expect(await titles('', ownerHeaders)).toEqual(['d', 'c', 'b', 'a'])
  expect(await titles('', takerHeaders)).toEqual(['c', 'a'])
})

it('those of one person come by number and by user name, page by page', async () => {
  expect(await titles(`u=${taker.id}`)).toEqual(['a'])
  expect(await titles(`u=${owner.username}`, ownerHeaders)).toEqual(['d', 'c'])
  const { data, meta } = await list('count=1&p=2')
  expect(data).toMatchObject([{ title: 'a', materialId: shown, material: { name: 'Open' } }])
  expect(meta.pagination).toEqual({
    total: 2,
    count: 1,
    per_page: 1,
    current_page: 2,
    total_pages: 2,
  })
})

it('the total is of what is listed, whatever a moderator has hidden', async () => {
  const moderator = await createTestAccount(test.db)
  await test.db
    .updateTable('account')
    .set({ is_moderator: true })
    .where('id', '=', moderator.id)
    .execute()
  const moderatorHeaders = (await logIn(test.db, moderator)).bearer
  const withhold = (is_withheld: boolean) =>
    test.db
      .updateTable('material_image')
      .set({ is_withheld })
      .where('title', 'in', ['a', 'd'])
      .execute()
  await withhold(true)
  for (const [headers, all, ofTaker] of [
    [{}, ['c'], []],
    [takerHeaders, ['c', 'a'], ['b', 'a']],
    [ownerHeaders, ['d', 'c', 'b'], ['b']],
    [moderatorHeaders, ['c', 'a'], ['a']],
  ] as const) {
    for (const [query, expected] of [
      ['', all],
      [`u=${taker.id}`, ofTaker],
    ] as const) {
      const { data, meta } = await list(query, headers)
      expect(data.map(({ title }) => title)).toEqual(expected)
      expect(meta.pagination).toMatchObject({ total: expected.length })
    }
  }
  await withhold(false)
})

it('whoever took one on an item that was hidden since finds it without the item, and removes it', async () => {
  const { data } = await list(`u=${taker.id}`, takerHeaders)
  expect(data.map(({ title, material }) => [title, material?.name ?? null])).toEqual([
    ['b', null],
    ['a', 'Open'],
  ])
  expect(JSON.stringify(data)).not.toContain('Hidden since')
  const answer = await test.app.inject({
    method: 'DELETE',
    url: `/v2/materialimages/${data[0]?.id}`,
    headers: takerHeaders,
  })
  expect(answer.statusCode).toBe(200)
  expect(await titles(`u=${taker.id}`, takerHeaders)).toEqual(['a'])
})
