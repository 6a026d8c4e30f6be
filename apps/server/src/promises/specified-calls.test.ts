import { CALLS } from '@glazy/contract/calls'
import type { Method } from '@glazy/contract/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doingsOf, joinCommunity, type Member, takePicture, WORDS } from '#testing/community.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { bodyOf, type Prepared, waysOf } from '#testing/ways-of-sending.ts'

/**
 * Every call of the community as other programs know it, under both of its addresses and in every
 * way of sending it: as JSON and as both kinds of forms, what has a method of its own as a POST that
 * names it, and a GET that changes something as a POST.
 */
interface Specified {
  /** What the call is about is made anew for every time that it is sent. */
  readonly prepare: () => Promise<Prepared>
  readonly answers: object
  readonly status?: number
  /** A GET that changes something, and so is a POST, too. */
  readonly changes?: true
}

let test: TestApp
let potter: Member
let reader: Member
let own: ReturnType<typeof doingsOf>
let others: ReturnType<typeof doingsOf>
beforeAll(async () => {
  test = await createTestApp()
  ;[potter, reader] = [await joinCommunity(test), await joinCommunity(test)]
  ;[own, others] = [doingsOf(test, potter), doingsOf(test, reader)]
})
afterAll(() => test.close())

const SUCCESS = { success: true }
const FOLLOWED = { data: { isSubscribed: true } }
const LEFT = { data: { isSubscribed: false } }
const SCHEDULE = {
  name: 'Slow cool',
  description: '<p>For the crystals</p>',
  ortonConeId: '30',
  atmosphereId: '1',
  defaultStartTemp: '20',
  isCelsius: '1',
  isPrivate: '0',
  ramp1_order: '1',
  ramp1_tempRatePerHr: '100',
  ramp1_targetTemp: '600',
  ramp1_holdMinutes: '0',
  ramp2_order: '2',
  ramp2_tempRatePerHr: '60',
  ramp2_targetTemp: '1222',
  ramp2_holdMinutes: '10',
}
const SAVED_SCHEDULE = {
  data: { name: 'Slow cool', ramps: [{ targetTemp: 600 }, { targetTemp: 1222, holdMinutes: 10 }] },
}
const POST = { title: 'Opened the kiln', logTypeId: '2', description: WORDS, isPrivate: '0' }
const PICTURE = { title: 'A tile', ortonConeId: '30', atmosphereId: '1' }
const OWN_PICTURE = { userId: expect.any(Number), materialId: expect.any(Number) }
let names = 0
const newName = () => `Ash ${(names += 1)}`

const picture = async (field = 'imageFile') => ({ field, content: await takePicture() })

const ofComments = (kind: 'material' | 'log') => {
  const subject = () => (kind === 'log' ? own.post() : own.item())
  const comment = async () => ({ in: { id: await own.comment(kind, await subject()) } })
  return {
    [`POST /${kind}comments`]: {
      status: 201,
      answers: { data: { content: WORDS, parentId: null, cdnId: expect.any(String) } },
      prepare: async () => ({
        body: { id: await subject(), content: WORDS },
        file: await picture(),
      }),
    },
    [`PATCH /${kind}comments/{id}`]: {
      answers: { data: { content: `${WORDS} Twice.` } },
      prepare: async () => ({ ...(await comment()), body: { content: `${WORDS} Twice.` } }),
    },
    [`DELETE /${kind}comments/{id}`]: { answers: SUCCESS, prepare: comment },
  } satisfies Record<string, Specified>
}

const SPECIFIED: Readonly<Record<string, Specified>> = {
  'GET /collections/user/{userId}': {
    answers: { data: [{ isPinned: false }], meta: { user: { data: {} } } },
    prepare: async () => {
      const keeper = await joinCommunity(test)
      await doingsOf(test, keeper).collection()
      return { in: { userId: keeper.id } }
    },
  },
  'POST /collections': {
    status: 201,
    answers: { data: { name: expect.stringMatching(/^Ash/), description: 'Wood and rice' } },
    prepare: async () => ({ body: { name: newName(), description: 'Wood and rice' } }),
  },
  'PATCH /collections/{id}': {
    answers: { data: { name: expect.stringMatching(/^Ash/), description: 'Rice alone' } },
    prepare: async () => ({
      in: { id: await own.collection() },
      body: { name: newName(), description: 'Rice alone' },
    }),
  },
  'DELETE /collections/{id}': {
    answers: SUCCESS,
    prepare: async () => ({ in: { id: await own.collection() } }),
  },
  'GET /collections/recipes/{materialId}': {
    answers: { data: [{ materialCount: 1 }], meta: { pagination: { current_page: 1 } } },
    prepare: async () => {
      const materialId = await own.item()
      await own.collection([materialId])
      return { in: { materialId }, query: '?p=1' }
    },
  },
  'POST /collectionmaterials': {
    answers: { data: { added: 2, collection: { materialCount: 2 } } },
    prepare: async () => ({
      body: {
        collectionName: '',
        collectionId: await own.collection(),
        materialIds: `${await own.item()},${await others.item()}`,
      },
    }),
  },
  'GET /collectionmaterials/delete/{collectionId}/{materialId}': {
    changes: true,
    answers: { data: { materialCount: 0 } },
    prepare: async () => {
      const materialId = await others.item()
      return { in: { collectionId: await own.collection([materialId]), materialId } }
    },
  },
  'GET /usermaterials': {
    answers: { data: [{ price: null }], meta: { user: { data: {} } } },
    prepare: async () => {
      const keeper = await joinCommunity(test)
      await doingsOf(test, keeper).shelfRow(await own.item())
      return { query: `?u=${keeper.username}` }
    },
  },
  'GET /auth/userMaterials': {
    answers: { data: expect.arrayContaining([expect.objectContaining({ price: '2.5' })]) },
    prepare: async () => {
      await own.shelfRow(await own.item())
      return {}
    },
  },
  'DELETE /usermaterials/{id}': {
    answers: SUCCESS,
    prepare: async () => ({ in: { id: await own.shelfRow(await own.item()) } }),
  },
  'POST /usermaterials/updatePrice': {
    answers: { data: { price: '1.75', priceUnits: 'pounds', vendorCode: 'W-7' } },
    prepare: async () => ({
      body: {
        id: await own.shelfRow(await own.item()),
        price: '1.75',
        priceUnits: 'pounds',
        vendorCode: 'W-7',
      },
    }),
  },
  'GET /usermaterials/import/{id}': {
    changes: true,
    answers: { data: { added: 1 } },
    prepare: async () => {
      const keeper = await joinCommunity(test)
      await doingsOf(test, keeper).shelfRow(await others.item())
      return { in: { id: keeper.id } }
    },
  },
  'GET /usermaterials/addMaterial/{id}': {
    changes: true,
    answers: { data: { price: null }, meta: { isNew: true } },
    prepare: async () => ({ in: { id: await others.item() } }),
  },
  'GET /kilnschedules': {
    answers: {
      data: [{ name: 'Slow cool' }],
      meta: { pagination: { total: 1, per_page: 10, current_page: 1 }, user: { data: {} } },
    },
    prepare: async () => {
      const keeper = await joinCommunity(test)
      const { schedule } = doingsOf(test, keeper)
      await schedule({ name: 'Slow cool', ortonConeId: 30, atmosphereId: 1 })
      await schedule()
      const asked = 'p=1&keywords=slow&cone=30&atmosphere=1&sort_by=name&sort_order=desc'
      return { query: `?u=${keeper.id}&${asked}` }
    },
  },
  'GET /kilnschedules/{id}': {
    answers: { data: { isPrivate: true } },
    prepare: async () => ({ in: { id: await own.schedule({ isPrivate: true }) } }),
  },
  'POST /kilnschedules': {
    status: 201,
    answers: SAVED_SCHEDULE,
    prepare: async () => ({ body: SCHEDULE }),
  },
  'PATCH /kilnschedules/{id}': {
    answers: SAVED_SCHEDULE,
    prepare: async () => ({ in: { id: await own.schedule() }, body: SCHEDULE }),
  },
  'DELETE /kilnschedules/{id}': {
    answers: SUCCESS,
    prepare: async () => ({ in: { id: await own.schedule() } }),
  },
  'GET /kilnschedules/{id}/copy': {
    changes: true,
    answers: { data: { isPrivate: true, ramps: [{ targetTemp: 1222 }] } },
    prepare: async () => ({ in: { id: await others.schedule() } }),
  },
  'POST /materialreviews': {
    status: 201,
    answers: { data: { rating: 5, description: WORDS } },
    prepare: async () => ({
      body: { material_id: await others.item(), description: WORDS, rating: '5' },
    }),
  },
  'PATCH /materialreviews/{id}': {
    answers: { data: { rating: 3, description: `${WORDS} Twice.` } },
    prepare: async () => ({
      in: { id: await own.review(await others.item()) },
      body: { description: `${WORDS} Twice.`, rating: '3' },
    }),
  },
  'DELETE /materialreviews/{id}': {
    answers: SUCCESS,
    prepare: async () => ({ in: { id: await own.review(await others.item()) } }),
  },
  ...ofComments('material'),
  ...ofComments('log'),
  'GET /logs': {
    answers: {
      data: [{ title: 'Crackle' }],
      meta: { pagination: { current_page: 1 }, user: { data: {} } },
    },
    prepare: async () => {
      const keeper = await joinCommunity(test)
      const { post } = doingsOf(test, keeper)
      await post({ title: 'Crackle', logTypeId: '3' })
      await post({ title: 'Crackle again' })
      return { query: `?keywords=crack&type=tests&u=${keeper.username}&p=1` }
    },
  },
  'GET /logs/{id}': {
    answers: { data: { isPrivate: true, images: [{}] } },
    prepare: async () => ({ in: { id: await own.post({ isPrivate: '1' }) } }),
  },
  'POST /logs': {
    status: 201,
    answers: {
      data: { title: POST.title, logTypeId: 2, images: [{ title: 'The door' }], isPrivate: false },
    },
    prepare: async () => ({
      body: {
        ...POST,
        materialId: await others.item(),
        imageFileTitle0: 'The door',
        imageFileDescription0: 'Ajar',
      },
      file: await picture('imageFile0'),
    }),
  },
  'PATCH /logs/{id}': {
    answers: { data: { title: POST.title, images: [{}, { title: 'The door' }] } },
    prepare: async () => ({
      in: { id: await own.post() },
      body: { ...POST, imageFileTitle0: 'The door' },
      file: await picture('imageFile0'),
    }),
  },
  'DELETE /logs/{id}': {
    answers: SUCCESS,
    prepare: async () => ({ in: { id: await own.post() } }),
  },
  'GET /logs/{id}/subscribe': {
    changes: true,
    answers: FOLLOWED,
    prepare: async () => ({ in: { id: await others.post() } }),
  },
  'GET /logs/{id}/unsubscribe': {
    changes: true,
    answers: LEFT,
    prepare: async () => {
      const id = await others.post()
      await own.follow('logs', id)
      return { in: { id } }
    },
  },
  'GET /recipes/{id}/subscribe': {
    changes: true,
    answers: FOLLOWED,
    prepare: async () => ({ in: { id: await others.item() } }),
  },
  'GET /recipes/{id}/unsubscribe': {
    changes: true,
    answers: LEFT,
    prepare: async () => {
      const id = await others.item()
      await own.follow('recipes', id)
      return { in: { id } }
    },
  },
  'GET /logs/quickSearch': {
    answers: { data: [{ title: 'Quokkas', createdByUserId: expect.any(Number) }] },
    prepare: async () => {
      const found = await test.app.inject('/v2/logs/quickSearch?keywords=quokkas')
      if (found.json<{ data: unknown[] }>().data.length === 0) await own.post({ title: 'Quokkas' })
      return { query: '?keywords=quokkas&u=1' }
    },
  },
  'POST /materialimages': {
    status: 201,
    answers: { data: { ...OWN_PICTURE, title: 'A tile', isColorSearchable: false } },
    prepare: async () => ({
      body: { materialId: await others.item(), ...PICTURE, is_color_searchable: 'false' },
      file: await picture(),
    }),
  },
  'PATCH /materialimages/{id}': {
    answers: { data: { ...OWN_PICTURE, title: 'A tile', isColorSearchable: false } },
    prepare: async () => ({
      in: { id: await own.photograph(await others.item()) },
      body: { ...PICTURE, isColorSearchable: 'false' },
    }),
  },
  'DELETE /materialimages/{id}': {
    answers: SUCCESS,
    prepare: async () => ({ in: { id: await own.photograph(await others.item()) } }),
  },
  'GET /recipes/{id}/image/{imageId}': {
    changes: true,
    answers: { data: { id: expect.any(Number) } },
    prepare: async () => {
      const id = await own.item()
      await own.photograph(id)
      return { in: { id, imageId: await others.photograph(id) } }
    },
  },
}

/** Both addresses, by a program with its token under one and by a browser under the other. */
function sendersOf(): [prefix: string, headers: Record<string, string>][] {
  const { cookie } = potter.cookie
  const browser = {
    cookie: `${cookie}; XSRF-TOKEN=a`,
    'x-xsrf-token': 'a',
    'x-requested-with': 'a',
  }
  return [
    ['/v2', { ...potter.bearer }],
    ['/api', browser],
  ]
}

describe('a call that other programs know', () => {
  it('is one of the contract', () => {
    const known = Object.values(CALLS).map(
      ({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
    )
    expect(known).toEqual(expect.arrayContaining(Object.keys(SPECIFIED)))
  })

  it.each(Object.entries(SPECIFIED))('%s is answered alike in every way', async (written, call) => {
    const [method = '', path = ''] = written.split(' ')
    for (const [prefix, headers] of sendersOf()) {
      for (const { as, way } of waysOf(method as Method, call, await call.prepare())) {
        const { in: values = {}, query = '', body = {}, file } = await call.prepare()
        const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
        const override = as === method || method === 'GET' ? {} : { _method: method }
        const sent = bodyOf(way, { ...override, ...body }, file)
        const answer = await test.app.inject({
          method: as,
          url: `${prefix}${url}${query}`,
          headers: { ...headers, ...sent.headers },
          ...(sent.payload !== undefined && { payload: sent.payload }),
        })
        const said = `${as} ${prefix}${url} as ${way}: ${answer.body}`
        expect(answer.statusCode, said).toBe(call.status ?? 200)
        expect(answer.json(), said).toMatchObject(call.answers)
      }
    }
  })
})
