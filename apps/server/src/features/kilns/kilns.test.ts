import type { KilnSchedule } from '@glazy/contract/kilns'
import { SCHEDULE_ITEMS_LISTED } from '@glazy/contract/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestAccount, logIn, type TestAccount, type TestSession } from '#testing/accounts.ts'
import { buildItems, SILICA } from '#testing/library.ts'
import { multipartForm } from '#testing/multipart.ts'
import { expectInvalid, expectProblem } from '#testing/problems.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
let owner: TestAccount
let session: TestSession
let other: TestSession

beforeAll(async () => {
  test = await createTestApp()
  owner = await createTestAccount(test.db, { username: 'firing_test' })
  session = await logIn(test.db, owner)
  other = await logIn(test.db, await createTestAccount(test.db))
})
afterAll(() => test.close())

const CONE_6 = {
  name: 'Cone 6 glaze',
  ortonConeId: 30,
  atmosphereId: 1,
  defaultStartTemp: 20,
  isCelsius: true,
  ramps: [
    { tempRatePerHr: 100, targetTemp: 600, holdMinutes: 0 },
    { tempRatePerHr: 150, targetTemp: 1222, holdMinutes: 10 },
  ],
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
const call = (method: Method, path: string, payload?: object, who: TestSession | null = session) =>
  test.app.inject({
    method,
    url: `/v2${path}`,
    headers: { ...who?.bearer },
    ...(payload && { payload }),
  })

async function create(changes: object = {}): Promise<KilnSchedule> {
  const answer = await call('POST', '/kilnschedules', { ...CONE_6, ...changes })
  expect(answer.statusCode).toBe(201)
  return answer.json<{ data: KilnSchedule }>().data
}

describe('a schedule', () => {
  it('is kept as it was written, with its times and an estimate of its cone', async () => {
    const made = await create({ description: '<p>Slow <script>x</script>at first</p>' })
    expect(made).toMatchObject({
      slug: 'cone-6-glaze',
      description: '<p>Slow at first</p>',
      isPrivate: false,
      createdByUserId: owner.id,
      createdByUser: { username: 'firing_test' },
      materials: [],
    })
    expect(made.calculatedTimeMinutes).toBeCloseTo(606.8, 6)
    expect(made.ramps.map(({ order, holdMinutes }) => [order, holdMinutes])).toEqual([
      [1, 0],
      [2, 10],
    ])
    expect(made.ramps[1]?.calculatedTimeMinutes).toBeCloseTo(248.8, 6)
    expect(made.ramps[1]?.calculatedTimeWithRampMinutes).toBeCloseTo(258.8, 6)
    expect(made.calculatedOrtonConeId).not.toBeNull()
    const read = await call('GET', `/kilnschedules/${made.id}`, undefined, null)
    expect(read.json().data).toEqual(made)
  })

  it('in Fahrenheit holds the very figures of the controller', async () => {
    const ramps = [{ tempRatePerHr: '108,5', targetTemp: 2232, holdMinutes: '' }]
    const made = await create({ isCelsius: false, defaultStartTemp: 70, ramps })
    expect(made.ramps[0]).toMatchObject({ tempRatePerHr: 108.5, targetTemp: 2232, holdMinutes: 0 })
    const changed = await call('PATCH', `/kilnschedules/${made.id}`, made)
    expect(changed.json().data).toMatchObject({ defaultStartTemp: 70, isCelsius: false })
    expect(changed.json().data.ramps[0]).toMatchObject({ tempRatePerHr: 108.5, targetTemp: 2232 })
  })

  it('comes as a form of twenty ramps, empty ones among them', async () => {
    const ramps = Array.from({ length: 20 }, (_, at) => [
      [`ramp${at + 1}_order`, String(at + 1)],
      [`ramp${at + 1}_tempRatePerHr`, at === 3 ? '' : '60'],
      [`ramp${at + 1}_targetTemp`, String(100 + at * 50)],
      [`ramp${at + 1}_holdMinutes`, '5'],
    ]).flat()
    const fields = [
      ['name', 'Twenty'],
      ['description', ''],
      ['ortonConeId', '0'],
      ['atmosphereId', '0'],
      ['defaultStartTemp', '20'],
      ['isCelsius', '1'],
      ['isPrivate', '0'],
      ...ramps,
    ]
    expect(fields).toHaveLength(87)
    const asForm = new URLSearchParams(
      fields.map(([name = '', value = '']): [string, string] => [name, value]),
    )
    const asParts = multipartForm(fields.map(([name = '', content = '']) => ({ name, content })))
    const forms = [
      {
        payload: asForm.toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
      asParts,
    ]
    for (const { payload, headers } of forms) {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/v2/kilnschedules',
        payload,
        headers: { ...session.bearer, ...headers },
      })
      expect(answer.statusCode).toBe(201)
      const { data } = answer.json<{ data: KilnSchedule }>()
      expect(data).toMatchObject({ ortonConeId: null, atmosphereId: null, isCelsius: true })
      expect(data.ramps).toHaveLength(19)
      expect(data.ramps.map(({ order }) => order)).toEqual(
        Array.from({ length: 19 }, (_, at) => at + 1),
      )
    }
  })

  it('is changed by a POST that says PATCH', async () => {
    const { id } = await create()
    const changes = { ...CONE_6, _method: 'PATCH', name: 'Renamed', ramps: [] }
    const answer = await call('POST', `/kilnschedules/${id}`, changes)
    expect(answer.json().data).toMatchObject({ id, name: 'Renamed', ramps: [] })
    expect(answer.json().data.calculatedOrtonConeId).toBeNull()
  })

  it('that is sent again with its key is made once', async () => {
    const clientKey = '018f3c1e-0000-7000-8000-000000000001'
    expect((await create({ clientKey })).id).toBe((await create({ clientKey })).id)
  })

  it.each([
    ['name', { name: ' ' }, 'Name is required'],
    ['name', { name: 'x'.repeat(256) }, 'Name must be at most 255 characters'],
    ['ramps.1.tempRatePerHr', rate(0), 'Rate must be above 0'],
    ['ramps.1.tempRatePerHr', rate('fast'), 'must be a number of 0 or more'],
    ['ramps.1.tempRatePerHr', rate('1,200'), 'must be written as 1200 or 1.2'],
    ['defaultStartTemp', { defaultStartTemp: -1 }, 'must be a number of 0 or more'],
    ['ortonConeId', { ortonConeId: 'six' }, 'must be a whole number from 1 to 38'],
    ['atmosphereId', { atmosphereId: 'air' }, 'must be a whole number from 1 to 7'],
    ['ortonConeId', { ortonConeId: [] }, 'must be a whole number from 1 to 38'],
    ['atmosphereId', { atmosphereId: false }, 'must be a whole number from 1 to 7'],
    ['ramps', { ramps: { 0: 60 } }, 'must be a list of ramps'],
    ['ramps', { ramps: 'x'.repeat(41) }, 'must be a list of ramps'],
    ['description', { description: [] }, 'must be a text'],
    ['ramps', { ramps: Array.from({ length: 41 }, () => ({})) }, 'A schedule has at most 40 ramps'],
  ])('is refused for %s', async (field, changes, message) => {
    const answer = await call('POST', '/kilnschedules', { ...CONE_6, ...changes })
    const { fields } = expectProblem(answer, 400, 'request.invalid')
    expect(fields).toEqual([{ field, message }])
  })

  it.each([
    ['ramp3_tempRatePerHr', { ramp3_tempRatePerHr: 'fast' }, 'must be a number of 0 or more'],
    ['ramp3_tempRatePerHr', { ramp3_tempRatePerHr: '0' }, 'Rate must be above 0'],
    ['ramp12_targetTemp', { ramp12_targetTemp: [] }, 'must be a number of 0 or more'],
    ['ramp3_order', { ramp3_order: 'x' }, 'must be a whole number from 1 to 100000'],
    ['name', { name: '' }, 'Name is required'],
    ['body', { ramp0_targetTemp: '60' }, 'has an unknown field: "ramp0_targetTemp"'],
    ['body', { ramp3_: '1', ramp03_order: '1' }, 'has unknown fields: "ramp3_", "ramp03_order"'],
  ])('is refused for %s of a form, by that name', async (field, changes, message) => {
    const form = {
      name: 'Form',
      ramp12_tempRatePerHr: '60',
      ramp12_targetTemp: '900',
      ramp3_tempRatePerHr: '100',
      ramp3_targetTemp: '600',
      ramp3_holdMinutes: '10',
    }
    const { id } = await create()
    for (const path of ['/kilnschedules', `/kilnschedules/${id}`]) {
      const answer = await call(path === '/kilnschedules' ? 'POST' : 'PATCH', path, {
        ...form,
        ...changes,
      })
      const { fields, message: said } = expectProblem(answer, 400, 'request.invalid')
      expect(fields).toEqual([{ field, message }])
      expect(said).toBe(`${field}: ${message}`)
    }
  })
})

function rate(tempRatePerHr: number | string) {
  return { ramps: [CONE_6.ramps[0], { tempRatePerHr, targetTemp: 900, holdMinutes: 0 }] }
}

describe('who may', () => {
  it('write one down: whoever is logged in', async () => {
    expectProblem(await call('POST', '/kilnschedules', CONE_6, null), 401, 'auth.required')
  })

  it('change and delete it: whoever wrote it', async () => {
    const { id } = await create()
    for (const method of ['PATCH', 'DELETE'] as const) {
      const answer = await call(method, `/kilnschedules/${id}`, CONE_6, other)
      expectProblem(answer, 403, 'auth.forbidden')
    }
    expect((await call('DELETE', `/kilnschedules/${id}`)).json()).toEqual({ success: true })
    expectProblem(await call('GET', `/kilnschedules/${id}`), 404, 'kilnSchedule.notFound')
  })

  it('see a private one: whoever wrote it', async () => {
    const { id, name } = await create({ name: 'Unseen', isPrivate: true })
    expect((await call('GET', `/kilnschedules/${id}`)).json().data.name).toBe(name)
    for (const who of [other, null]) {
      const path = `/kilnschedules/${id}`
      expect((await call('GET', path, undefined, who)).statusCode).toBe(404)
      const copy = await call('POST', `${path}/copy`, undefined, who)
      expect(copy.statusCode).toBe(who === null ? 401 : 404)
      expectList(await call('GET', '/kilnschedules?keywords=unseen', undefined, who), [])
    }
    expectList(await call('GET', '/kilnschedules?keywords=unseen'), ['Unseen'])
  })

  it('copy it: whoever sees it, into a private one of their own', async () => {
    const { id, ramps } = await create({ name: 'To copy' })
    const answer = await call('POST', `/kilnschedules/${id}/copy`, undefined, other)
    const copy = answer.json<{ data: KilnSchedule }>().data
    expect(copy).toMatchObject({ name: 'To copy', isPrivate: true })
    expect(copy.id).not.toBe(id)
    expect(copy.ramps.map((ramp) => ramp.targetTemp)).toEqual(ramps.map((ramp) => ramp.targetTemp))
  })
})

function expectList(answer: { json(): { data: { name: string }[] } }, names: readonly string[]) {
  expect(answer.json().data.map(({ name }) => name)).toEqual(names)
}

describe('the list', () => {
  it('is filtered by words, user, cone and atmosphere, and sorted as asked', async () => {
    await create({ name: 'List bisque', ortonConeId: 20, atmosphereId: 2 })
    await create({ name: 'list aqua', ortonConeId: 34 })
    const names = async (query: string) => {
      const answer = await call('GET', `/kilnschedules?keywords=LIST&${query}`)
      return answer.json<{ data: KilnSchedule[] }>().data.map(({ name }) => name)
    }
    expect(await names('sort_by=name')).toEqual(['list aqua', 'List bisque'])
    expect(await names('sort_by=created_at&sort_order=asc')).toEqual(['List bisque', 'list aqua'])
    expect(await names('')).toEqual(['list aqua', 'List bisque'])
    expect(await names('cone=34')).toEqual(['list aqua'])
    expect(await names('cone=low')).toEqual(['List bisque'])
    expect(await names('atmosphere=2')).toEqual(['List bisque'])
    const narrowed = await call('GET', '/kilnschedules?cone=mid&atmosphere=2')
    expect(narrowed.json().meta.searchParams).toEqual({ cone: 'mid', atmosphere: 2 })
    expect(await names(`u=${owner.id}`)).toHaveLength(2)
    const mine = await call('GET', '/kilnschedules?u=firing_test&keywords=list')
    expect(mine.json().meta).toEqual({
      searchParams: {},
      pagination: { total: 2, count: 2, per_page: 10, current_page: 1, total_pages: 1 },
      user: { data: { id: owner.id, name: owner.name, username: 'firing_test' } },
    })
  })

  it('takes signs of patterns as they are', async () => {
    expectList(await call('GET', '/kilnschedules?keywords=%25_'), [])
  })
})

/** Builds items that are fired with a schedule. */
async function fire(schedule: number, plans: Parameters<typeof buildItems>[1]): Promise<number[]> {
  const ids = await buildItems(test.db, plans)
  const fired = { kiln_schedule_id: schedule }
  await test.db.updateTable('material').set(fired).where('id', 'in', ids).execute()
  return ids
}

describe('an item', () => {
  it('names the schedule it is fired with, and the schedule names it', async () => {
    const { id } = await create({ name: 'Fired so' })
    const [material = 0] = await buildItems(test.db, [{ ...SILICA, ownerId: owner.id }])
    const saved = await call('PATCH', `/recipes/${material}`, { kilnScheduleId: id })
    expect(saved.json().data).toMatchObject({
      kilnScheduleId: id,
      kilnSchedule: { id, name: 'Fired so', ortonConeId: 30, isCelsius: true },
    })
    const schedule = await call('GET', `/kilnschedules/${id}`, undefined, null)
    expect(schedule.json().data.materials).toMatchObject([{ id: material }])
    await call('DELETE', `/kilnschedules/${id}`)
    const after = await call('GET', `/recipes/${material}`)
    expect(after.json().data).toMatchObject({ kilnScheduleId: null, kilnSchedule: null })
    expect((await call('PATCH', `/recipes/${material}`, { countryId: 1 })).statusCode).toBe(200)
  })

  it('is named by its schedule to those who may see it', async () => {
    const { id } = await create({ name: 'Seen by some' })
    const kept = { ...SILICA, ownerId: owner.id }
    const [open, secret] = await fire(id, [kept, { ...kept, isPrivate: true }])
    const named = async (who: TestSession | null) => {
      const { data } = (await call('GET', `/kilnschedules/${id}`, undefined, who)).json<{
        data: KilnSchedule
      }>()
      return data.materials.map((item) => item.id)
    }
    expect(await named(session)).toEqual([secret, open])
    expect(await named(other)).toEqual([open])
    expect(await named(null)).toEqual([open])
  })

  it('is named on the page of its schedule, however many there are', async () => {
    const { id } = await create({ name: 'Fired often' })
    const count = SCHEDULE_ITEMS_LISTED + 2
    await fire(
      id,
      Array.from({ length: count }, () => ({ ...SILICA, ownerId: owner.id })),
    )
    const page = await call('GET', `/kilnschedules/${id}`)
    expect(page.json().data.materials).toHaveLength(count)
    const list = await call('GET', '/kilnschedules?keywords=often')
    expect(list.json().data[0].materials).toHaveLength(SCHEDULE_ITEMS_LISTED)
  })

  it('does not name the private schedule of somebody else', async () => {
    const { id } = await create({ isPrivate: true })
    const account = await createTestAccount(test.db)
    const theirs = await logIn(test.db, account)
    const [material = 0] = await buildItems(test.db, [{ ...SILICA, ownerId: account.id }])
    const answer = await call('PATCH', `/recipes/${material}`, { kilnScheduleId: id }, theirs)
    expectInvalid(
      answer,
      'kilnScheduleId',
      'There is no such kiln schedule, or it is private to someone else',
    )
  })
})
