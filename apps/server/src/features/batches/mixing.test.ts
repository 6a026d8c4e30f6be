import type { Batch } from '@glazy/contract/batches'
import { describe, expect, it } from 'vitest'
import { openStudio } from '#testing/studio.ts'

const studio = openStudio()
const { ids, ask, plan, batch, finish, left, buy } = studio

describe('a batch that is mixed', () => {
  it('leaves the stock, the oldest lot first, at what was paid', async () => {
    await buy(ids.feldspar, 5, 3, { boughtOn: '2026-02-01', label: 'New' })
    await buy(ids.feldspar, 1, 2, { boughtOn: '2026-01-01', label: 'Old' })
    await buy(ids.silica, 1, null)
    await buy(ids.whiting, 1, 1.5)
    const { id } = await plan()
    expect((await batch(id)).lines.map((line) => line.left)).toEqual([
      ...['6000', '1000', '1000', null],
    ])
    const answer = await finish(id)
    expect(answer.json()).toMatchObject({
      data: {
        state: 'finished',
        // 1 kg at 2, 0.2 kg at 3, and 0.6 kg at 1.5
        cost: '3.5',
        lines: [
          {
            cost: '2.6',
            lots: [
              { label: 'Old', grams: '1000' },
              { label: 'New', grams: '200' },
            ],
          },
          { cost: null, lots: [{ grams: '900' }] },
          { cost: '0.9' },
          { cost: null, lots: [], left: null },
        ],
      },
    })
    expect(await left()).toEqual({ 'Potash Feldspar': '4800', Silica: '100', Whiting: '400' })
  })

  it('takes what was weighed, and no more than there was', async () => {
    await buy(ids.silica, 1, 2)
    const { id } = await plan()
    const weighed = [{ place: 1, amount: '1.25', unit: 'kilograms' }]
    expect((await finish(id, { weighed })).json()).toMatchObject({
      data: {
        total: '3350',
        lines: [{}, { weighed: '1250', lots: [{ grams: '1000' }], cost: '2.5' }, {}, {}],
      },
    })
    expect(await left()).toEqual({ Silica: '0' })
  })

  it('is weighed otherwise by who knows that it is mixed, once, and by nobody else', async () => {
    await buy(ids.feldspar, 5, null)
    const { id, updatedAt } = await plan()
    const weighed = (amount: number) => [{ place: 0, amount, unit: 'grams' }]
    const leftOf = async () => (await batch(id)).lines[0]?.left
    const mixed = (await finish(id, { weighed: weighed(1000), basedOn: updatedAt })).json<{
      data: { updatedAt: string }
    }>()
    const left = Number(await leftOf())
    expect((await finish(id, { weighed: weighed(1500), basedOn: updatedAt })).json()).toMatchObject(
      {
        error: { code: 'content.outdated' },
      },
    )
    expect((await finish(id, { weighed: weighed(1500) })).statusCode).toBe(200)
    expect(await leftOf()).toBe(String(left))
    const sent = {
      weighed: weighed(1500),
      basedOn: mixed.data.updatedAt,
      clientKey: crypto.randomUUID(),
    }
    for (const body of [sent, sent]) expect((await finish(id, body)).statusCode).toBe(200)
    expect(Number(await leftOf())).toBe(left - 500)
    expect((await batch(id)).lines[0]).toMatchObject({ weighed: '1500' })
  })

  it('is mixed once, however often that is said', async () => {
    await buy(ids.silica, 9, 2)
    const { id } = await plan()
    const answers = await Promise.all([1, 2, 3, 4].map(() => finish(id)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(await left()).toEqual({ Silica: '8100' })
  })

  it('shares a stock with others that are mixed at the same moment', async () => {
    await buy(ids.silica, 4, 2)
    const plans = []
    for (let count = 0; count < 6; count += 1) plans.push(await plan())
    await Promise.all(plans.map(({ id }) => finish(id)))
    expect(await left()).toEqual({ Silica: '0' })
    const mixed = await Promise.all(plans.map(({ id }) => batch(id)))
    const taken = mixed.flatMap(({ lines }) => lines[1]?.lots.map(({ grams }) => Number(grams)))
    expect(taken.reduce<number>((sum, grams) => sum + (grams ?? 0), 0)).toBe(4000)
  })

  it('is put back when it is reopened', async () => {
    await buy(ids.silica, 1, 2)
    const { id } = await plan()
    await finish(id)
    expect((await ask('PATCH', `/batches/${id}`, { size: '1' })).json()).toMatchObject({
      error: { code: 'batch.finished' },
    })
    expect((await ask('DELETE', `/batches/${id}`)).statusCode).toBe(409)
    expect((await ask('PATCH', `/batches/${id}`, { note: 'Thin' })).statusCode).toBe(200)
    for (const path of [`/batches/${id}/reopen`, `/batches/${id}/reopen`]) {
      const reopened = await ask('POST', path)
      expect(reopened.json()).toMatchObject({
        data: { state: 'planned', cost: null, note: 'Thin', finishedAt: null },
      })
    }
    expect(await left()).toEqual({ Silica: '1000' })
    await finish(id)
    expect(await left()).toEqual({ Silica: '100' })
    await ask('POST', `/batches/${id}/reopen`)
    expect((await ask('DELETE', `/batches/${id}`)).json()).toEqual({ success: true })
    const { data } = (await ask('GET', `/stock/moves?materialId=${ids.silica}`)).json<{
      data: { kind: string; batch: object | null }[]
    }>()
    expect(data.map(({ kind }) => kind)).toEqual(['return', 'use', 'return', 'use', 'buy'])
    expect(data.every((one) => one.batch === null)).toBe(true)
  })

  it('is told of in a log, if its owner wants', async () => {
    const { id } = await plan()
    const { logId } = (await finish(id, { isLogged: true, isLogPrivate: true })).json<{
      data: Batch
    }>().data
    const log = await ask('GET', `/logs/${logId}`)
    const { data } = log.json<{ data: { title: string; isPrivate: boolean; data: string } }>()
    expect(data).toMatchObject({ title: 'Leach 4321', isPrivate: true, logTypeId: 6 })
    expect(JSON.parse(data.data)).toMatchObject({
      materialComponents: [
        { name: 'Potash Feldspar', percentageAmount: 40, batchAmount: 1.2 },
        {},
        {},
        {},
      ],
      totalAmount: 3,
      amountUnits: 'kilograms',
      totalCost: null,
    })
    const quiet = await plan()
    expect((await finish(quiet.id)).json()).toMatchObject({ data: { logId: null } })
  })

  it('refuses weights of ingredients that it has not', async () => {
    const { id } = await plan()
    const answer = await finish(id, { weighed: [{ place: 4, amount: 1, unit: 'grams' }] })
    expect(answer.json()).toMatchObject({
      error: { fields: [{ field: 'weighed', message: 'has no ingredient at place 4' }] },
    })
    expect((await batch(id)).state).toBe('planned')
  })
})
