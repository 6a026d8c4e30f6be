import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fieldsOf, setUpImports } from '#testing/imports.ts'
import { buildItems } from '#testing/library.ts'

const imports = setUpImports()
const { call } = imports

const body = (changes: object = {}) => ({ clientKey: randomUUID(), name: 'glazy.json', ...changes })
const send = (payload: object, session?: Parameters<typeof call>[3]) =>
  call('POST', '/imports/belongings', payload, session)
const TIME = '2024-03-05T12:00:00.000Z'

const everything = () => {
  const { silica, feldspar } = imports
  return {
    collections: [
      {
        name: 'Ash',
        description: '<p>From <script>x</script>the stove</p>',
        isPinned: true,
        materialIds: [silica, feldspar],
        createdAt: TIME,
        updatedAt: TIME,
      },
    ],
    inventory: [
      { materialId: silica, price: '1.25', priceUnits: 'pounds', vendorCode: 'S-1' },
      { materialId: feldspar, price: '', priceUnits: '', vendorCode: null },
    ],
    kilnSchedules: [
      {
        name: 'Slow cone 6',
        defaultStartTemp: 70,
        isCelsius: false,
        createdAt: TIME,
        ramps: [{ tempRatePerHr: 108.5, targetTemp: 2232, holdMinutes: 10 }],
      },
    ],
    logs: [{ type: 'NOTE', title: 'A firing', materialId: silica, createdAt: TIME }],
  }
}
const COUNTS = { collections: 1, inventory: 2, kilnSchedules: 1, logs: 1 }
const read = async (path: string) => (await call('GET', path)).json().data
const lists = async () => ({
  collections: await read(`/collections/user/${imports.owner.id}`),
  inventory: await read('/auth/userMaterials'),
  kilnSchedules: await read(`/kilnschedules?u=${imports.owner.id}`),
  logs: await read(`/logs?u=${imports.owner.id}`),
})

describe('what an export holds besides items', () => {
  it('is brought once, private where it can be, and taken back with its import', async () => {
    const answer = await send(body(everything()))
    expect(answer.statusCode, answer.body).toBe(200)
    const { id, schedules, ...counts } = answer.json().data
    expect(counts).toEqual(COUNTS)
    const there = await lists()
    expect(schedules).toEqual([there.kilnSchedules[0].id])
    expect(there.collections).toMatchObject([
      { name: 'Ash', isPinned: true, materialCount: 2, createdAt: TIME, updatedAt: TIME },
    ])
    expect(there.collections[0].description).not.toContain('script')
    expect(there.inventory).toHaveLength(2)
    expect(there.inventory).toContainEqual(
      expect.objectContaining({ price: '1.25', priceUnits: 'pounds', vendorCode: 'S-1' }),
    )
    expect(there.kilnSchedules).toMatchObject([
      {
        name: 'Slow cone 6',
        isPrivate: true,
        isCelsius: false,
        createdAt: TIME,
        ramps: [{ tempRatePerHr: 108.5, targetTemp: 2232, holdMinutes: 10 }],
      },
    ])
    expect(there.logs).toMatchObject([
      { title: 'A firing', isPrivate: true, materialId: imports.silica, createdAt: TIME },
    ])
    const again = await send(body(everything()))
    expect(again.json().data).toMatchObject({
      collections: 0,
      inventory: 0,
      kilnSchedules: 0,
      logs: 0,
      schedules,
    })
    expect(await lists()).toEqual(there)
    expect((await call('DELETE', `/imports/${id}`)).json()).toEqual({
      data: { removed: 5, kept: [] },
    })
    expect(await lists()).toEqual({
      collections: [],
      inventory: [],
      kilnSchedules: [],
      logs: [],
    })
  })

  it('says how items are fired, and goes with them', async () => {
    const { kilnSchedules } = everything()
    const clientKey = randomUUID()
    const { schedules } = (await send(body({ clientKey, kilnSchedules }))).json().data
    const [kilnScheduleId] = schedules
    const { id, items } = await imports.bring({
      clientKey,
      name: 'glazy.json',
      recipes: [
        imports.recipe('fired', { kilnScheduleId, defaultLocale: 'de' }),
        imports.recipe('unknown', { kilnScheduleId: 2_000_000_000 }),
      ],
    })
    const details = await Promise.all(items.map((item) => imports.detailOf(item.id)))
    expect(details).toMatchObject([
      { kilnScheduleId, defaultLocale: 'de' },
      { kilnScheduleId: null, defaultLocale: 'en' },
    ])
    expect((await call('DELETE', `/imports/${id}`)).json()).toEqual({
      data: { removed: 3, kept: [] },
    })
    expect((await lists()).kilnSchedules).toEqual([])
  })

  it('names no schedule that is private to somebody else', async () => {
    const { kilnSchedules } = everything()
    const theirs = await send(body({ kilnSchedules }), imports.other.session)
    const [kilnScheduleId] = theirs.json().data.schedules
    const { items } = await imports.bring({
      ...body(),
      recipes: [imports.recipe('a', { kilnScheduleId })],
    })
    expect(await imports.detailOf(items[0]!.id)).toMatchObject({ kilnScheduleId: null })
  })

  it('keeps reorder points, and takes back a shelf on which none was set since', async () => {
    const { silica, feldspar } = imports
    const inventory = [silica, feldspar].map((materialId) => ({
      materialId,
      reorderGrams: '2500.5',
    }))
    const { id } = (await send(body({ inventory }))).json().data
    const reorder = { materialId: feldspar, amount: '3', unit: 'kilograms' }
    expect((await call('PUT', '/stock/reorder', reorder)).statusCode).toBe(200)
    const stock = (await call('GET', '/auth/export')).json<{ inventory: object[] }>().inventory
    expect(stock).toMatchObject([{ reorderGrams: '2500.5' }, { reorderGrams: '3000' }])
    expect((await call('DELETE', `/imports/${id}`)).json()).toMatchObject({ data: { removed: 1 } })
    expect((await lists()).inventory).toMatchObject([{ materialId: feldspar }])
  })

  it('stays, when its import is taken back, as far as it was used since', async () => {
    const { id } = (await send(body(everything()))).json().data
    const { collections, kilnSchedules, logs } = await lists()
    const into = { collectionId: collections[0].id, materialId: imports.whiting }
    await call('POST', '/collectionmaterials', into)
    await call('PATCH', `/kilnschedules/${kilnSchedules[0].id}`, { name: 'Slower' })
    await call('PATCH', `/logs/${logs[0].id}`, {
      title: 'A good firing',
      logTypeId: logs[0].logTypeId,
      description: 'It went well, from the first to the last shelf.',
    })
    expect((await call('DELETE', `/imports/${id}`)).json()).toMatchObject({
      data: { removed: 2 },
    })
    expect(await lists()).toMatchObject({
      collections: [{ materialCount: 3 }],
      inventory: [],
      kilnSchedules: [{ name: 'Slower' }],
      logs: [{ title: 'A good firing' }],
    })
  })

  it('holds nothing that is private to somebody else', async () => {
    const [hidden = 0] = await buildItems(imports.db, [
      { ownerId: imports.other.id, isPrivate: true },
    ])
    const answer = await send(
      body({
        collections: [{ name: 'Theirs', materialIds: [hidden, 2_000_000_000] }],
        inventory: [{ materialId: hidden }],
        logs: [{ type: 'NOTE', title: 'About theirs', materialId: hidden }],
      }),
    )
    expect(answer.json().data).toMatchObject({ collections: 1, inventory: 0, logs: 1 })
    const { collections, logs } = await lists()
    expect(collections).toContainEqual(
      expect.objectContaining({ name: 'Theirs', materialCount: 0 }),
    )
    expect(logs[0]).toMatchObject({ title: 'About theirs', materialId: null })
  })

  it('needs a session', async () => {
    expect((await send(body(everything()), null)).statusCode).toBe(401)
  })

  it.each([
    [{}, 'collections'],
    [{ clientKey: 'me', logs: [] }, 'clientKey'],
    [{ collections: [{ name: '' }] }, 'collections.0.name'],
    [{ inventory: [{ materialId: 1, price: '3' }] }, 'inventory.0.priceUnits'],
    [{ inventory: [{ materialId: 1, reorderGrams: '-1' }] }, 'inventory.0.reorderGrams'],
    [{ kilnSchedules: [{ name: 'x', ramps: 3 }] }, 'kilnSchedules.0.ramps'],
    [{ logs: [{ type: 'NOTHING', title: 'x' }] }, 'logs.0.type'],
    [{ logs: [{ type: 'NOTE', title: 'x', createdAt: 'today' }] }, 'logs.0.createdAt'],
  ])('%# is refused at %s', async (changes, field) => {
    const answer = await send(body(changes))
    expect(answer.statusCode, answer.body).toBe(400)
    expect(Object.keys(fieldsOf(answer))).toContain(field)
  })
})
