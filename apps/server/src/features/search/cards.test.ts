import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestAccount } from '#testing/accounts.ts'
import { buildItems, LEACH_4321 } from '#testing/library.ts'
import { type SecondServer, startSecondServer } from '#testing/second-server.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
let second: SecondServer
let owner: number
let id: number

beforeAll(async () => {
  test = await createTestApp()
  second = await startSecondServer(test)
})
afterAll(async () => {
  await second.close()
  await test.close()
})

beforeEach(async () => {
  owner = (await createTestAccount(test.db)).id
  ;[id = 0] = await buildItems(test.db, [
    { ...LEACH_4321, ownerId: owner, name: 'Tenmoku of the kept cards' },
  ])
})

type Card = Record<string, unknown> & { readonly id: number }

async function cardIn(app: TestApp['app'], include = ''): Promise<Card | undefined> {
  const response = await app.inject(`/v2/search?u=${owner}${include}`)
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  return response.json<{ data: Card[] }>().data.find((card) => card.id === id)
}

/** Has both servers keep the card, and says what they show after a change that one statement makes. */
async function cardAfter(change: ReturnType<typeof sql>): Promise<Card | undefined> {
  for (const { app } of [test, second]) expect(await cardIn(app)).toBeDefined()
  await change.execute(test.db)
  const [one, other] = [await cardIn(test.app), await cardIn(second.app)]
  expect(other).toEqual(one)
  return one
}

const addImage = (cdnId: string) => sql<{ id: number }>`
  insert into material_image (material_id, owner_id, cdn_id, title, dominant_hex, width, height)
  values (${id}, ${owner}, ${cdnId}, 'Before', '112233', 800, 600) returning id`

async function giveThumbnail(cdnId: string): Promise<number> {
  const { rows } = await addImage(cdnId).execute(test.db)
  const imageId = rows[0]?.id ?? 0
  await sql`update material set thumbnail_image_id = ${imageId} where id = ${id}`.execute(test.db)
  return imageId
}

describe('a card that was shown before shows at once, in every process,', () => {
  it('what the item is called, in capitals too', async () => {
    const change = sql`update material set name = upper(name) where id = ${id}`
    expect(await cardAfter(change)).toMatchObject({ name: 'TENMOKU OF THE KEPT CARDS' })
  })

  it('that the item is archived', async () => {
    const change = sql`update material set is_archived = true where id = ${id}`
    expect(await cardAfter(change)).toMatchObject({ isArchived: true })
  })

  it('its first photograph', async () => {
    expect(await cardIn(test.app)).toMatchObject({ image: null })
    await giveThumbnail('first')
    expect(await cardIn(test.app)).toMatchObject({ image: { cdnId: 'first', title: 'Before' } })
  })

  it('another title and another colour of its photograph', async () => {
    const imageId = await giveThumbnail('titled')
    const change = sql`update material_image set title = 'After', dominant_hex = 'aabbcc'
      where id = ${imageId}`
    expect(await cardAfter(change)).toMatchObject({
      image: { title: 'After', dominantHexColor: 'aabbcc' },
    })
  })

  it('that its photograph is gone', async () => {
    const imageId = await giveThumbnail('gone')
    const change = sql`delete from material_image where id = ${imageId}`
    expect(await cardAfter(change)).toMatchObject({ image: null })
  })

  it('what its owner is called', async () => {
    const change = sql`update account set name = 'Ada of the Kiln' where id = ${owner}`
    expect(await cardAfter(change)).toMatchObject({ user: { id: owner, name: 'Ada of the Kiln' } })
  })

  it('that it belongs to someone else', async () => {
    const heir = (await createTestAccount(test.db)).id
    await cardIn(test.app)
    await sql`update material set owner_id = ${heir} where id = ${id}`.execute(test.db)
    await sql`update material_search set owner_id = ${heir} where material_id = ${id}`.execute(
      test.db,
    )
    owner = heir
    expect(await cardIn(test.app)).toMatchObject({ user: { id: heir } })
  })

  it('its figures where a list asks for them', async () => {
    expect(await cardIn(test.app, '&include=analysis,fingerprint')).toMatchObject({
      fingerprint: { RO: expect.any(Number) as number },
    })
    await sql`update material_chemistry set percent = '{"SiO2": 12.5}' where material_id = ${id}`.execute(
      test.db,
    )
    expect(await cardIn(test.app, '&include=fingerprint,analysis')).toMatchObject({
      analysis: { percent: { SiO2: 12.5 } },
    })
    expect(await cardIn(test.app)).not.toHaveProperty('analysis')
  })
})

it('a card that everybody saw is gone for others once its item is private', async () => {
  const change = sql`with item as (update material set is_private = true where id = ${id})
    update material_search set is_private = true where material_id = ${id}`
  expect(await cardAfter(change)).toBeUndefined()
})
