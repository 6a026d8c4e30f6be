import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doingsOf, joinCommunity, type Member } from '#testing/community.ts'
import { buildItems, KAOLIN, SILICA } from '#testing/library.ts'
import { tellNews } from '#testing/news.ts'
import { type SecondServer, startSecondServer } from '#testing/second-server.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
let second: SecondServer
let potter: Member
let other: Member
beforeAll(async () => {
  test = await createTestApp()
  ;[potter, other] = [await joinCommunity(test), await joinCommunity(test)]
  second = await startSecondServer(test)
  await second.app.ready()
})
afterAll(async () => {
  await second.close()
  await test.close()
})

interface Found {
  readonly data: readonly { readonly id: number; readonly name: string }[]
}

/** Both servers, each once as the one where something is done and once as the one that is asked. */
const DIRECTIONS = [
  ['the first', 'the second'],
  ['the second', 'the first'],
] as const
const serverOf = (name: 'the first' | 'the second') =>
  name === 'the first' ? test.app : second.app

async function ask<TAnswer>(app: FastifyInstance, url: string, by: Member): Promise<TAnswer> {
  const answer = await app.inject({ url: `/v2${url}`, headers: by.bearer })
  expect(answer.statusCode, `${url}: ${answer.body}`).toBe(200)
  return answer.json<TAnswer>()
}

async function change(
  app: FastifyInstance,
  [method, url]: readonly ['POST' | 'PATCH' | 'DELETE', string],
  by: Member,
  payload: object = {},
): Promise<number> {
  const answer = await app.inject({ method, url: `/v2${url}`, headers: by.bearer, payload })
  expect(answer.statusCode, `${url}: ${answer.body}`).toBeLessThan(300)
  return answer.json<{ data?: { id: number } }>().data?.id ?? 0
}

const idsOf = ({ data }: Found) => data.map(({ id }) => id)

describe.each(DIRECTIONS)('what is done at %s server, %s knows at once:', (doing, asked) => {
  const here = () => serverOf(doing)
  const there = () => serverOf(asked)

  it('items in every list', async () => {
    const name = `Quokka ${doing.replace('the ', '')}`
    const [silica = 0] = await buildItems(test.db, [{ ...SILICA, ownerId: potter.id }])
    const materialComponents = [{ componentMaterialId: silica, percentageAmount: 100 }]
    const recipe = { newName: name, materialComponents }
    const id = await change(here(), ['POST', '/materialmaterials'], potter, recipe)
    const found = async (by: Member) =>
      idsOf(await ask<Found>(there(), `/search?q=${encodeURIComponent(name)}`, by))
    expect([await found(potter), await found(other)]).toEqual([[id], []])
    await change(here(), ['POST', `/recipes/${id}/publish`], potter)
    expect(await found(other)).toEqual([id])
    await change(here(), ['POST', `/recipes/${id}/unpublish`], potter)
    expect(await found(other)).toEqual([])
    await change(here(), ['DELETE', `/recipes/${id}`], potter)
    expect(await found(potter)).toEqual([])
  })

  it('collections and what is in them', async () => {
    const own = doingsOf(test, potter)
    const [first, last] = [await own.item(), await own.item()]
    const name = `Box of ${doing}`
    const id = await change(here(), ['POST', '/collections'], potter, { name })
    const inside = async () => idsOf(await ask<Found>(there(), `/search?collection=${id}`, other))
    const count = async () => {
      const { data } = await ask<{ data: { id: number; materialCount: number }[] }>(
        there(),
        `/collections/user/${potter.id}`,
        other,
      )
      return data.find((collection) => collection.id === id)?.materialCount
    }
    expect([await inside(), await count()]).toEqual([[], 0])
    const both = { collectionId: id, materialIds: [first, last] }
    await change(here(), ['POST', '/collectionmaterials'], potter, both)
    expect((await inside()).toSorted()).toEqual([first, last].toSorted())
    expect(await count()).toBe(2)
    await change(here(), ['POST', `/collectionmaterials/delete/${id}/${first}`], potter)
    expect([await inside(), await count()]).toEqual([[last], 1])
    await change(here(), ['DELETE', `/collections/${id}`], potter)
    expect(await count()).toBeUndefined()
  })

  it('a shelf and what can be made of it', async () => {
    const [silica = 0, kaolin = 0] = await buildItems(test.db, [
      { ...SILICA, ownerId: other.id },
      { ...KAOLIN, ownerId: other.id },
    ])
    const line = (materialId: number) => ({ materialId, amount: 50, isAdditional: false })
    const recipe = await doingsOf(test, other).item({ components: [line(silica), line(kaolin)] })
    const makeable = async (missing: 'all' | 'all-but-one') => {
      const found = await ask<Found>(there(), `/search?makeable=${missing}&u=${other.id}`, potter)
      return idsOf(found).includes(recipe)
    }
    expect(await makeable('all-but-one')).toBe(false)
    await change(here(), ['POST', `/usermaterials/addMaterial/${silica}`], potter)
    expect([await makeable('all'), await makeable('all-but-one')]).toEqual([false, true])
    const row = await change(here(), ['POST', `/usermaterials/addMaterial/${kaolin}`], potter)
    expect(await makeable('all')).toBe(true)
    await change(here(), ['DELETE', `/usermaterials/${row}`], potter)
    expect([await makeable('all'), await makeable('all-but-one')]).toEqual([false, true])
  })

  it('reviews, comments and news', async () => {
    const item = await doingsOf(test, potter).item()
    const words = { description: 'It broke to amber over texture.', rating: 5 }
    const unread = async () =>
      (await ask<{ data: { count: number } }>(there(), '/notifications/unread', potter)).data.count
    const before = await unread()
    await change(here(), ['POST', '/materialreviews'], other, { material_id: item, ...words })
    const content = 'How long did you hold it at the end?'
    await change(here(), ['POST', '/materialcomments'], other, { id: item, content })
    await tellNews(test)
    expect(await unread()).toBe(before + 2)
    const rated = await ask<{ data: { ratingAverage: number; hasComments: boolean } }>(
      there(),
      `/recipes/${item}`,
      other,
    )
    expect(rated.data).toMatchObject({ ratingAverage: 5, hasComments: true })
    const best = await ask<Found>(there(), `/search?u=${potter.id}&o=rh`, other)
    expect(idsOf(best)[0]).toBe(item)
    await change(here(), ['POST', '/notifications/markAsRead'], potter)
    expect(await unread()).toBe(0)
  })
})
