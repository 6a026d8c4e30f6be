import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestAccount } from '#testing/accounts.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  await createTestAccount(test.db, { name: 'Test Kiln', username: 'test_kiln' })
  await createTestAccount(test.db, {
    name: 'Test Potter of 100%',
    username: 'shed',
    isPatron: true,
  })
})
afterAll(() => test.close())

async function search(query: string) {
  const answer = await test.app.inject(`/v2/users/quickSearch?${query}`)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const namesOf = async (query: string) =>
  (await search(query)).data.map(({ name }: { name: string }) => name)

describe('members', () => {
  it('are found by each word of their name and user name, in any case', async () => {
    expect(await namesOf('keywords=test')).toEqual(['Test Kiln', 'Test Potter of 100%'])
    expect(await namesOf('keywords=POTTER+shed')).toEqual(['Test Potter of 100%'])
    expect(await namesOf('keywords=0%25')).toEqual(['Test Potter of 100%'])
    expect(await namesOf('keywords=kiln+shed')).toEqual([])
  })

  it('are not found by fewer than two characters, nor by signs that stand for others', async () => {
    for (const keywords of ['', 't', '%20t%20', '%25%25', '__', '\\\\']) {
      expect(await namesOf(`keywords=${keywords}`)).toEqual([])
    }
  })

  it('come page by page, with what everybody may know of them and no more', async () => {
    const first = await search('keywords=test&c=1&u=0')
    expect(first.meta.pagination).toEqual({
      total: 2,
      count: 1,
      per_page: 1,
      current_page: 1,
      total_pages: 2,
    })
    const { data } = await search('keywords=test&c=1&page=2')
    expect(data).toEqual([
      {
        id: expect.any(Number) as number,
        name: 'Test Potter of 100%',
        username: 'shed',
        cdnId: null,
        isPatron: true,
        isAlchemist: false,
      },
    ])
    expect((await search('keywords=test')).meta.pagination.per_page).toBe(20)
  })
})
