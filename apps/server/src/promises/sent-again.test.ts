import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doingsOf, joinCommunity, type Member, takePicture, WORDS } from '#testing/community.ts'
import { buildItems, SILICA } from '#testing/library.ts'
import { POST_WORDS, sendPost } from '#testing/posts.ts'
import { expectProblem } from '#testing/problems.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

/**
 * A change whose answer was lost is sent again: with its key it is made once. One that was written
 * over an earlier state of something overwrites nothing.
 */
let test: TestApp
let owner: Member
let silica: number
beforeAll(async () => {
  test = await createTestApp()
  owner = await joinCommunity(test)
  const [id = 0] = await buildItems(test.db, [{ ...SILICA, ownerId: owner.id }])
  silica = id
})
afterAll(() => test.close())

/** What is read of a thing, and what a change of it says it was based on. */
interface Thing {
  readonly text: string
  readonly base: Readonly<Record<string, string | number>>
}

interface Kind {
  readonly make: () => Promise<number>
  readonly read: (id: number) => Promise<Thing>
  readonly change: (
    id: number,
    text: string,
    sending: Readonly<Record<string, string | number>>,
  ) => Promise<{ readonly statusCode: number; readonly body: string }>
  readonly outdated: 'content.outdated' | 'material.outdated'
}

const get = async <TData>(path: string): Promise<TData> => {
  const answer = await test.app.inject({ url: `/v2${path}`, headers: owner.bearer })
  return answer.json<{ data: TData }>().data
}
const send = (method: 'POST' | 'PATCH', path: string, payload: object) =>
  test.app.inject({ method, url: `/v2${path}`, headers: owner.bearer, payload })

const recipe = (newName: string) => ({
  newName,
  materialComponents: [{ componentMaterialId: silica, percentageAmount: 100 }],
})

const KINDS: Readonly<Record<string, Kind>> = {
  recipe: {
    make: async () => {
      const answer = await send('POST', '/materialmaterials', recipe('First'))
      return answer.json<{ data: { id: number } }>().data.id
    },
    read: async (id) => {
      const { name, version } = await get<{ name: string; version: number }>(`/recipes/${id}`)
      return { text: name, base: { version } }
    },
    change: (id, text, sending) =>
      send('PATCH', `/materialmaterials/${id}`, { ...recipe(text), ...sending }),
    outdated: 'material.outdated',
  },
  'kiln schedule': {
    make: () => doingsOf(test, owner).schedule(),
    read: async (id) => {
      const found = await get<{ name: string; updatedAt: string }>(`/kilnschedules/${id}`)
      return { text: found.name, base: { basedOn: found.updatedAt } }
    },
    change: (id, name, sending) =>
      send('PATCH', `/kilnschedules/${id}`, { name, ramps: [], ...sending }),
    outdated: 'content.outdated',
  },
  comment: {
    make: async () => doingsOf(test, owner).comment('material', await doingsOf(test, owner).item()),
    read: async (id) => {
      const { data } = (
        await test.app.inject({ url: `/v2/comments?u=${owner.id}`, headers: owner.bearer })
      ).json<{ data: { id: number; content: string; updatedAt: string }[] }>()
      const found = data.find((one) => one.id === id)
      return { text: found?.content ?? '', base: { basedOn: found?.updatedAt ?? '' } }
    },
    change: (id, content, sending) =>
      send('PATCH', `/materialcomments/${id}`, { content, ...sending }),
    outdated: 'content.outdated',
  },
  log: {
    make: () => doingsOf(test, owner).post(),
    read: async (id) => {
      const found = await get<{ title: string; updatedAt: string }>(`/logs/${id}`)
      return { text: found.title, base: { basedOn: found.updatedAt } }
    },
    change: async (id, title, sending) => {
      const fields = Object.entries(sending).map(([name, value]) => [name, String(value)])
      const words = { ...POST_WORDS, title, ...Object.fromEntries(fields) }
      const files = { imageFile0: await takePicture() }
      return sendPost(test.app, owner, ['PATCH', `/logs/${id}`], words, files)
    },
    outdated: 'content.outdated',
  },
  'inventory entry': {
    make: async () => doingsOf(test, owner).shelfRow(await doingsOf(test, owner).item()),
    read: async (id) => {
      const rows =
        await get<{ id: number; vendorCode: string; updatedAt: string }[]>('/auth/userMaterials')
      const found = rows.find((row) => row.id === id)
      return { text: found?.vendorCode ?? '', base: { basedOn: found?.updatedAt ?? '' } }
    },
    change: (id, vendorCode, sending) =>
      send('POST', '/usermaterials/updatePrice', { id, vendorCode, ...sending }),
    outdated: 'content.outdated',
  },
  lot: {
    make: async () => doingsOf(test, owner).lot(await doingsOf(test, owner).item()),
    read: async (id) => {
      const stock =
        await get<{ lots: { id: number; note: string | null; updatedAt: string }[] }[]>('/stock')
      const found = stock.flatMap(({ lots }) => lots).find((lot) => lot.id === id)
      return { text: found?.note ?? '', base: { basedOn: found?.updatedAt ?? '' } }
    },
    change: (id, note, sending) => send('PATCH', `/stock/lots/${id}`, { note, ...sending }),
    outdated: 'content.outdated',
  },
  batch: {
    make: async () => doingsOf(test, owner).batch(await doingsOf(test, owner).item()),
    read: async (id) => {
      const found = await get<{ note: string | null; updatedAt: string }>(`/batches/${id}`)
      return { text: found.note ?? '', base: { basedOn: found.updatedAt } }
    },
    change: (id, note, sending) => send('PATCH', `/batches/${id}`, { note, ...sending }),
    outdated: 'content.outdated',
  },
}

const [NEW, NEWER, OTHER] = ['new', 'newer', 'other'].map((word) => `${word}: ${WORDS}`) as [
  string,
  string,
  string,
]

describe.each(Object.entries(KINDS))('a change of a %s', (_, kind) => {
  it('is made once, also when it was changed again meanwhile', async () => {
    const id = await kind.make()
    const { base } = await kind.read(id)
    const sending = { ...base, clientKey: randomUUID() }
    expect((await kind.change(id, NEW, sending)).statusCode).toBe(200)
    expect((await kind.change(id, NEW, sending)).statusCode).toBe(200)
    const after = await kind.read(id)
    expect(after.text).toContain(NEW)
    await kind.change(id, NEWER, { ...after.base, clientKey: randomUUID() })
    const again = await kind.change(id, NEW, sending)
    expect(again.statusCode).toBe(200)
    expect((await kind.read(id)).text).toContain(NEWER)
    expect(again.body).toContain(NEWER)
  })

  it('is refused where something else was made with its key', async () => {
    const id = await kind.make()
    const { base } = await kind.read(id)
    const sending = { ...base, clientKey: randomUUID() }
    await kind.change(id, NEW, sending)
    expectProblem(await kind.change(id, OTHER, sending), 409, 'request.keyReused')
    expect((await kind.read(id)).text).toContain(NEW)
    const another = await kind.make()
    const other = { ...(await kind.read(another)).base, clientKey: sending.clientKey }
    expectProblem(await kind.change(another, NEW, other), 409, 'request.keyReused')
  })

  it('that is sent twice at a time is made once', async () => {
    const id = await kind.make()
    const { base } = await kind.read(id)
    const sending = { ...base, clientKey: randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => kind.change(id, NEW, sending)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  })

  it('overwrites nothing when it was written over an earlier state', async () => {
    const id = await kind.make()
    const { base } = await kind.read(id)
    await kind.change(id, NEW, { ...base, clientKey: randomUUID() })
    const sending = { ...base, clientKey: randomUUID() }
    expectProblem(await kind.change(id, OTHER, sending), 409, kind.outdated)
    const { text, base: now } = await kind.read(id)
    expect(text).toContain(NEW)
    // Whoever has seen both may still mean their own.
    expect((await kind.change(id, OTHER, { ...sending, ...now })).statusCode).toBe(200)
    expect((await kind.read(id)).text).toContain(OTHER)
  })

  it('has nothing to do with the keys of others', async () => {
    const clientKey = randomUUID()
    const other = await joinCommunity(test)
    await test.db
      .insertInto('sent_change')
      .values({ account_id: other.id, client_key: clientKey })
      .execute()
    const id = await kind.make()
    const { base } = await kind.read(id)
    await kind.change(id, NEW, { ...base, clientKey })
    expect((await kind.read(id)).text).toContain(NEW)
  })
})

it('a purchase, a movement or an addition of another weight is refused with the same key', async () => {
  const item = await doingsOf(test, owner).item()
  const batch = await doingsOf(test, owner).batch(item)
  const row = (packAmount: number) => ({ materialId: item, packAmount, packUnits: 'kilograms' })
  const bought = (packAmount: number, clientKey: string) =>
    send('POST', '/stock/lots', { rows: [row(packAmount)], clientKey })
  const [key, moveKey, additionKey] = [randomUUID(), randomUUID(), randomUUID()]
  expect((await bought(1, key)).statusCode).toBe(200)
  expect((await bought(1, key)).statusCode).toBe(200)
  expectProblem(await bought(2, key), 409, 'request.keyReused')
  const stock = async () =>
    (await get<{ materialId: number; left: string; lots: { id: number }[] }[]>('/stock')).find(
      ({ materialId }) => materialId === item,
    )
  expect(await stock()).toMatchObject({ left: '1000' })
  const lotId = (await stock())?.lots[0]?.id
  const used = (amount: number) =>
    send('POST', '/stock/moves', { lotId, kind: 'use', amount, unit: 'grams', clientKey: moveKey })
  expect((await used(100)).statusCode).toBe(200)
  expectProblem(await used(200), 409, 'request.keyReused')
  expect(await stock()).toMatchObject({ left: '900' })
  await send('POST', `/batches/${batch}/finish`, {})
  const added = (amount: number) =>
    send('POST', `/batches/${batch}/additions`, {
      lines: [{ place: 0, amount, unit: 'grams' }],
      clientKey: additionKey,
    })
  expect((await added(10)).statusCode).toBe(200)
  expectProblem(await added(20), 409, 'request.keyReused')
  expect(await stock()).toMatchObject({ left: '390' })
})

it('a log that is sent again keeps its pictures once', async () => {
  const id = await doingsOf(test, owner).post()
  const { images, updatedAt } = await get<{ images: unknown[]; updatedAt: string }>(`/logs/${id}`)
  const sending = { basedOn: updatedAt, clientKey: randomUUID() }
  await Promise.all([1, 2].map(() => KINDS.log?.change(id, NEW, sending)))
  await KINDS.log?.change(id, NEW, sending)
  const after = await get<{ images: unknown[] }>(`/logs/${id}`)
  expect(after.images).toHaveLength(images.length + 1)
})
