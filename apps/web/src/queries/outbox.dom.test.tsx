import { beforeAll, afterEach, describe, expect, it, vi } from 'vitest'
import { askForUser } from '#lib/session/ask-session.ts'
import { makeUuid } from '#lib/make-uuid.ts'
import { makeMaterial, makeRecipe } from '#testing/items.ts'
import { ask } from '#testing/ask.ts'
import { detail, namesOf, openDevice, recipeOfOne } from '#testing/outbox-device.ts'
import { scheduleOf } from '#testing/outbox-page.tsx'
import { registerAnew } from '#testing/people.ts'
import { readTheirs, rebase } from './outbox-kinds.ts'

let owner: number
let silica: number
beforeAll(async () => {
  await registerAnew()
  owner = (await askForUser()).id
  silica = (await makeMaterial('Silica of Test')).id
})
afterEach(() => {
  vi.restoreAllMocks()
})

const recipeOf = (name: string) => recipeOfOne(name, silica)

describe('an entry', () => {
  it('survives, is sent once, and leaves nothing behind', async () => {
    const device = openDevice(owner)
    await device.outbox.put(owner, {
      kind: 'newRecipe',
      content: { recipe: recipeOf('Waiting') },
      name: 'Waiting',
    })
    await device.send(['request lost'])
    await device.send(['answer lost'])
    await device.send(['crash'])
    expect(await device.list()).toMatchObject([{ name: 'Waiting', state: 'sending', tries: 3 }])
    expect(await device.send()).toHaveLength(1)
    expect(await device.list()).toEqual([])
    const { data } = await ask('searchMaterials', { query: { u: String(owner), composite: true } })
    expect(data.filter(({ name }) => name === 'Waiting')).toHaveLength(1)
  })

  it('that was edited after it had arrived becomes what was written last', async () => {
    const device = openDevice(owner)
    const kinds = [
      { kind: 'newRecipe', content: { recipe: recipeOf('Before') } },
      { kind: 'newSchedule', content: { schedule: scheduleOf('Before') } },
    ] as const
    for (const letter of kinds) await device.outbox.put(owner, { ...letter, name: 'Before' })
    await device.send(['answer lost'])
    const [recipe, schedule] = await device.list()
    if (recipe?.kind !== 'newRecipe' || schedule?.kind !== 'newSchedule') throw new Error('lost')
    const name = `After ${makeUuid()}`
    await device.outbox.rewrite(recipe, { content: { recipe: recipeOf(name) }, name })
    await device.send(['none', 'none', 'answer lost'])
    await device.outbox.rewrite(schedule, { content: { schedule: scheduleOf(name) }, name })
    await device.send(['none', 'answer lost'])
    await device.send()
    expect(await device.list()).toEqual([])
    const { data } = await ask('searchMaterials', { query: { u: String(owner), composite: true } })
    const found = data.filter((item) => item.name === name)
    expect(found).toHaveLength(1)
    expect(await namesOf(found[0]?.id ?? 0)).toEqual([name, 'Before'])
    const schedules = await ask('listKilnSchedules', { query: { u: String(owner), q: name } })
    expect(schedules.data.map((one) => one.name)).toEqual([name])
  })

  it('of the studio that was edited after it had arrived is there once, as it was written last', async () => {
    const { id: spar } = await makeMaterial('Spar of Test')
    const { id: recipeId } = await makeRecipe('Clear', [[await detail(spar), 100]])
    const bag = { materialId: spar, packUnits: 'kilograms' as const }
    await ask('buyLots', { body: { rows: [{ ...bag, packAmount: '9' }] } })
    const stock = async () =>
      (await ask('listStock', {})).data.find(({ materialId }) => materialId === spar)
    const lotId = (await stock())?.lots[0]?.id ?? 0
    const plan = { recipeId, size: 1000, unit: 'grams' as const }
    const { data: mixed } = await ask('planBatch', { body: plan })
    const { id } = mixed
    await ask('finishBatch', { params: { id }, body: {} })
    const grams = (amount: number) => [{ place: 0, amount, unit: 'grams' as const }]
    const use = { lotId, kind: 'use', unit: 'grams' } as const
    const said = (factor: number) =>
      [
        { kind: 'purchase', content: { rows: [{ ...bag, packAmount: String(factor) }] } },
        { kind: 'stockMove', content: { move: { ...use, amount: 10 * factor } } },
        { kind: 'batchAddition', content: { id, addition: { lines: grams(100 * factor) } } },
        { kind: 'newBatch', content: { plan: { ...plan, size: 1000 * factor } } },
      ] as const

    for (const [at, letter] of said(1).entries()) {
      const device = openDevice(owner)
      await device.outbox.put(owner, { ...letter, name: 'Spar of Test' })
      for (const factor of [2, 3]) {
        await device.send(['answer lost'])
        const [entry] = await device.list()
        const { content } = said(factor)[at] ?? letter
        await device.outbox.rewrite(entry as never, { content, name: 'Spar of Test' } as never)
      }
      await device.send()
      expect(await device.list()).toEqual([])
    }
    // 9 kg and 3 kg, less 1 kg of the batch, 300 g that were added, and 30 g.
    expect(await stock()).toMatchObject({ left: '10670', lots: [{}, { packAmount: '3' }] })
    const { data: batch } = await ask('getBatch', { params: { id } })
    expect(batch.additions).toMatchObject([{ total: '300' }])
    const { data: batches } = await ask('listBatches', { query: { recipe: recipeId } })
    expect(batches.map(({ size }) => size).toSorted()).toEqual(['1000', '3000'])
  })

  it('that says otherwise how a batch was mixed is for a person to decide', async () => {
    const { id: recipeId } = await makeRecipe('Clear', [[await detail(silica), 100]])
    const plan = { recipeId, size: 1000, unit: 'grams' as const }
    const { data: batch } = await ask('planBatch', { body: plan })
    const { id } = batch
    const content = (amount: number) => ({
      id,
      ingredients: ['Silica of Test'],
      mixed: { weighed: [{ place: 0, amount, unit: 'grams' as const }] },
    })
    const device = openDevice(owner)
    await device.outbox.put(owner, { kind: 'mixedBatch', content: content(1100), name: 'Clear' })
    await device.send(['answer lost'])
    const [entry] = await device.list()
    if (entry?.kind !== 'mixedBatch') throw new Error('lost')
    await device.outbox.rewrite(entry, { content: content(1200), name: 'Clear' })
    await device.send()
    const [met] = await device.list()
    if (met?.kind !== 'mixedBatch') throw new Error('lost')
    expect(met.state).toBe('conflict')
    const decided = rebase(met, await readTheirs(met))
    await device.outbox.rewrite(met, { content: decided, name: 'Clear' })
    await device.send()
    expect(await device.list()).toEqual([])
    const { data: after } = await ask('getBatch', { params: { id } })
    expect(after).toMatchObject({ state: 'finished', lines: [{ weighed: '1200' }] })
  })

  it('that is refused stays with the reason, and others go on', async () => {
    const device = openDevice(owner)
    const { put } = device.outbox
    const gone = { id: 2_000_000_000, version: 1 }
    await put(owner, {
      kind: 'recipe',
      content: { ...gone, recipe: recipeOf('Gone') },
      name: 'Gone',
    })
    await put(owner, {
      kind: 'newSchedule',
      content: { schedule: scheduleOf('Goes on') },
      name: 'Goes on',
    })
    expect(await device.send()).toMatchObject([{ name: 'Goes on' }])
    const [left, ...others] = await device.list()
    expect(others).toEqual([])
    expect(left).toMatchObject({ state: 'refused', refusal: { code: 'material.notFound' } })
    if (left) await device.outbox.sendAsCopy(left, 'Gone (copy)')
    expect(await device.send()).toMatchObject([{ kind: 'newRecipe', name: 'Gone (copy)' }])
  })

  it('that is being edited stays until it is let go', async () => {
    const device = openDevice(owner)
    const content = { schedule: scheduleOf('Held') }
    await device.outbox.put(owner, { kind: 'newSchedule', content, name: 'Held' })
    const key = (await device.list())[0]?.key ?? 0
    await device.outbox.hold(key)
    expect(await device.send()).toEqual([])
    await device.outbox.release(key)
    expect(await device.send()).toHaveLength(1)
  })

  it('about a price is replaced by a later one, and based on what was seen first', async () => {
    const device = openDevice(owner)
    const { data: entry } = await ask('addToInventory', { params: { id: silica }, method: 'POST' })
    const { id, updatedAt: basedOn } = entry
    for (const vendorCode of ['A', 'B']) {
      const price = { price: '2', priceUnits: 'grams' as const, vendorCode }
      const content = { id, price, basedOn }
      await device.outbox.put(owner, { kind: 'shelfPrice', content, name: 'Silica of Test' })
    }
    expect(await device.list()).toHaveLength(1)
    expect(await device.send()).toHaveLength(1)
    const { data } = await ask('listOwnInventory', {})
    expect(data.find((one) => one.id === id)).toMatchObject({ vendorCode: 'B' })
  })
})
