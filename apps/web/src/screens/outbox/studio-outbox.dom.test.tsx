import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import MoveDialog from '#features/shelf/stock/move-dialog.tsx'
import PurchaseDialog from '#features/shelf/stock/purchase-dialog.tsx'
import PlanButton from '#features/studio/batches/plan-button.tsx'
import { takeNotices } from '#lib/notify.ts'
import { askForUser } from '#lib/session/ask-session.ts'
import { outbox } from '#queries/outbox.ts'
import { ask } from '#testing/ask.ts'
import { fillIn } from '#testing/fill-in.ts'
import { makeMaterial, makeRecipe } from '#testing/items.ts'
import { openPage } from '#testing/open-page.tsx'
import { openSendingOutbox, press, send, writeOffline } from '#testing/outbox-page.tsx'
import { registerAnew } from '#testing/people.ts'
import { BatchScreen } from '../batches/batch-screen.tsx'
import { StockScreen } from '../shelf/stock-screen.tsx'
import { OutboxScreen } from './outbox-screen.tsx'

let owner: number
let spar: number
let recipeId: number
beforeEach(async () => {
  await registerAnew()
  owner = (await askForUser()).id
  const material = await makeMaterial('Test Spar')
  spar = material.id
  recipeId = (await makeRecipe('Test Clear', [[material, 100]])).id
  await ask('buyLots', {
    body: { rows: [{ materialId: spar, packAmount: 5, packUnits: 'kilograms' }] },
  })
  takeNotices()
})
afterEach(() => {
  vi.restoreAllMocks()
})

const left = async () => (await ask('listStock', {})).data[0]?.left
const lot = async () => {
  const found = (await ask('listStock', {})).data[0]?.lots[0]
  if (!found) throw new Error('there is no lot')
  return found
}
const plan = async () =>
  (await ask('planBatch', { body: { recipeId, size: 1000, unit: 'grams' } })).data
const batch = async (id: number) => (await ask('getBatch', { params: { id } })).data
const openBatch = (id: number) =>
  openPage((user) => <Suspense>{user && <BatchScreen user={user} id={id} />}</Suspense>)

const offline = (work: () => Promise<void>, ...kinds: readonly string[]) =>
  writeOffline(owner, work, ...kinds)

const BUY = 'Add to stock'

it('lets purchases and what was used wait, which are made once and in order', async () => {
  const first = await lot()
  const close = vi.fn()
  await openPage(() => (
    <PurchaseDialog
      userId={owner}
      material={{ id: spar, name: 'Test Spar' }}
      unit="kilograms"
      onClose={close}
    />
  ))
  await screen.findByLabelText('Bags or jars')
  await offline(async () => {
    await fillIn({ 'Weight of one': '2' })
    await press('Add to stock')
  }, 'purchase')
  expect(close).toHaveBeenCalledOnce()
  await openPage(() => (
    <MoveDialog userId={owner} lot={first} name="Test Spar" kind="use" onClose={close} />
  ))
  await screen.findByLabelText('How much did you use?')
  await offline(
    async () => {
      await userEvent.type(screen.getByLabelText('How much did you use?'), '1.5')
      await press('Save')
    },
    'purchase',
    'stockMove',
  )
  expect(await left()).toBe('5000')
  await send()
  expect(await left()).toBe('5500')
})

/** Opens the form of what waits first, and writes something else into it. */
async function edit(work: () => Promise<unknown>, save = 'Save') {
  await openPage((user) => user && <OutboxScreen user={user} />)
  const [button] = await screen.findAllByRole('button', { name: 'Edit' })
  if (button) await userEvent.click(button)
  await work()
  await press(save)
  await waitFor(async () => expect((await outbox.list(owner))[0]?.state).toBe('waiting'))
}

describe('what waits is written otherwise, twice, and sent as it was written last:', () => {
  it('a purchase', async () => {
    const rows = [{ materialId: spar, packAmount: '1', packUnits: 'kilograms' as const }]
    await outbox.put(owner, { kind: 'purchase', content: { rows }, name: 'Test Spar' })
    const texts = { 'Bags or jars': '2', 'Lot number': 'A-17', 'Price for all of it': '12.50' }
    const analysis = 'Analysis of this lot, if it differs'
    await edit(() => fillIn({ ...texts, 'Weight of one': '3', [analysis]: 'SiO2 70, LOI 1' }), BUY)
    await edit(async () => {
      expect(await screen.findByLabelText('Lot number')).toHaveValue('A-17')
      expect(screen.getByLabelText(analysis)).toHaveValue('SiO2 70, LOI 1')
      await fillIn({ 'Weight of one': '4', 'Bought on': '2026-05-01' })
    }, BUY)
    await send()
    expect((await ask('listStock', {})).data[0]?.lots).toHaveLength(2)
    expect((await ask('listStock', {})).data[0]?.lots).toContainEqual(
      expect.objectContaining({
        packs: 2,
        packAmount: '4',
        boughtOn: '2026-05-01',
        label: 'A-17',
        price: '12.5',
        analysis: { percent: { SiO2: 70 }, loi: 1, source: null },
      }),
    )
  })

  it('a use of more than there is, once it was refused', async () => {
    const { id: lotId } = await lot()
    const move = { lotId, kind: 'use', amount: '6', unit: 'kilograms' } as const
    await outbox.put(owner, { kind: 'stockMove', content: { move }, name: 'Test Spar' })
    await openSendingOutbox()
    expect(await screen.findByText('Not accepted')).toBeVisible()
    const amount = 'How much did you use?'
    await edit(() => fillIn({ [amount]: '1', Note: 'For tiles' }))
    await edit(async () => {
      expect(await screen.findByLabelText('Note')).toHaveValue('For tiles')
      await fillIn({ [amount]: '2' })
    })
    await send()
    expect(await left()).toBe('3000')
  })

  it('a plan', async () => {
    const plan = { recipeId, size: 750, unit: 'grams' as const }
    await outbox.put(owner, { kind: 'newBatch', content: { plan }, name: 'Test Clear' })
    await edit(() => fillIn({ 'Weight of the base': '800', Note: 'For mugs' }))
    await edit(() => fillIn({ 'Weight of the base': '900', Day: '2026-05-01' }))
    await send()
    expect((await ask('listBatches', { query: {} })).data).toMatchObject([
      { size: '900', plannedFor: '2026-05-01', note: 'For mugs' },
    ])
  })

  it('a change of a batch, and what it was mixed with', async () => {
    const { id, updatedAt: basedOn } = await plan()
    const weighed = [{ place: 0, amount: '1.1', unit: 'kilograms' as const }]
    const told = { id, ingredients: ['Test Spar'], basedOn }
    await outbox.put(owner, {
      kind: 'batch',
      content: { ...told, change: { note: 'At first', weighed } },
      name: 'Test Clear',
    })
    await edit(() => fillIn({ Note: 'Then', 'On the scale, Test Spar': '1200' }))
    await edit(async () => {
      expect(await screen.findByLabelText('On the scale, Test Spar')).toHaveValue('1200')
      await fillIn({ Note: 'At last', 'On the scale, Test Spar': '1300' })
    })
    await send()
    const changed = await batch(id)
    expect(changed).toMatchObject({ note: 'At last', size: '1000', lines: [{ weighed: '1300' }] })

    const mixed = { weighed, isLogged: false, isLogPrivate: true }
    await outbox.put(owner, {
      kind: 'mixedBatch',
      content: { ...told, mixed, basedOn: changed.updatedAt },
      name: 'Test Clear',
    })
    await edit(async () => {
      await fillIn({ 'On the scale, Test Spar': 'much' })
      await press('Save')
      expect(await screen.findByText('Enter a weight above 0')).toBeVisible()
      expect(screen.getByLabelText('On the scale, Test Spar')).toHaveFocus()
      await fillIn({ 'On the scale, Test Spar': '1400' })
    })
    await edit(() => fillIn({ 'On the scale, Test Spar': '1500' }))
    await send()
    expect(await batch(id)).toMatchObject({ state: 'finished', lines: [{ weighed: '1500' }] })
    expect(await left()).toBe('3500')
  })
})

it('lets additions to a bucket wait, which are shown there and made once', async () => {
  const { id } = await plan()
  await ask('finishBatch', { params: { id }, body: {} })
  await openBatch(id)
  await press('Add to the bucket')
  await screen.findByLabelText('More of the recipe')
  await offline(async () => {
    await fillIn({ 'More of the recipe': '100', Water: '50', Note: 'Topped up' })
    await press('Add it')
  }, 'batchAddition')
  const notice = /A change you made offline is still waiting/
  expect(await screen.findByText(notice)).toBeVisible()
  await press('Change')
  await screen.findByLabelText('Note')
  await offline(
    async () => {
      await fillIn({ Note: 'For mugs' })
      await press('Save')
    },
    'batchAddition',
    'batch',
  )
  await openPage((user) => user && <OutboxScreen user={user} />)
  expect(await screen.findByText('Addition to a bucket')).toBeVisible()
  for (const amount of ['120', '130']) {
    await edit(async () => {
      expect(await screen.findByLabelText('Note')).toHaveValue('Topped up')
      await fillIn({ 'Test Spar': amount })
    }, 'Add it')
  }
  await send()
  expect(await batch(id)).toMatchObject({
    note: 'For mugs',
    additions: [{ water: '50', note: 'Topped up', lines: [{ place: 0, grams: '130' }] }],
  })
  expect(await left()).toBe('3870')
  await openBatch(id)
  await screen.findByRole('heading', { name: 'Test Clear' })
  expect(screen.queryByText(notice)).toBeNull()
})

it('lets a material that the recipe has none of be left out of an addition, and the log with it', async () => {
  const { id } = await plan()
  await ask('finishBatch', { params: { id }, body: {} })
  const addition = {
    lines: [{ materialId: spar, amount: '5', unit: 'grams' as const }],
    water: { amount: '20', unit: 'grams' as const },
    isLogged: true,
    isLogPrivate: true,
  }
  await outbox.put(owner, { kind: 'batchAddition', content: { id, addition }, name: 'Test Clear' })
  await edit(async () => {
    expect(await screen.findByLabelText('How much of it')).toHaveValue('5')
    expect(screen.getByLabelText('Post a private log about it')).toBeChecked()
    await userEvent.selectOptions(await screen.findByLabelText('Something else'), 'Nothing else')
  }, 'Add it')
  await send()
  expect((await batch(id)).additions).toMatchObject([{ water: '20', lines: [], logId: null }])
})

it('lets a reorder point wait, which becomes what was written last', async () => {
  await openPage((user) => <Suspense>{user && <StockScreen user={user} />}</Suspense>)
  await screen.findByLabelText('Buy more below')
  const form = within(screen.getByLabelText('Buy more below').closest('form')!)
  await offline(async () => {
    await fillIn({ 'Buy more below': '2' })
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
  }, 'reorder')
  await edit(() => fillIn({ 'Buy more below': '3' }))
  await edit(() => fillIn({ 'Buy more below': '4' }))
  await send()
  expect((await ask('listStock', {})).data[0]?.reorderAt).toBe('4000')
})

it('a form that is closed leaves what waits as it was', async () => {
  const move = { lotId: 2_000_000_000, kind: 'use', amount: '6', unit: 'kilograms' } as const
  const plan = { recipeId, size: 750, unit: 'grams' as const }
  await outbox.put(owner, { kind: 'newBatch', content: { plan }, name: 'Test Clear' })
  await openPage((user) => user && <OutboxScreen user={user} />)
  await press('Edit')
  await fillIn({ 'Weight of the base': '800' })
  await press('Cancel')
  expect(await screen.findByText('Waiting')).toBeVisible()
  await send()
  expect((await ask('listBatches', { query: {} })).data).toMatchObject([{ size: '750' }])
  // Also where what it is about is no longer there.
  await outbox.put(owner, { kind: 'stockMove', content: { move }, name: 'Test Spar' })
  await openPage((user) => user && <OutboxScreen user={user} />)
  await press('Edit')
  expect(await screen.findByRole('alert')).toBeVisible()
  await press('Cancel')
  expect(await screen.findByText('Waiting')).toBeVisible()
})

it('keeps a use of more than there is, with the reason', async () => {
  const { id: lotId } = await lot()
  const move = { lotId, kind: 'use', amount: '6', unit: 'kilograms' } as const
  await outbox.put(owner, { kind: 'stockMove', content: { move }, name: 'Test Spar' })
  await openSendingOutbox()
  expect(await screen.findByText('Not accepted')).toBeVisible()
  expect(screen.getByText('Change to your stock')).toBeVisible()
  expect(await left()).toBe('5000')
  await press('Discard')
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }),
  )
  expect(await screen.findByText('Nothing is waiting')).toBeVisible()
})

it('makes of what a form has sent, without hearing so, what was written last', async () => {
  const close = vi.fn()
  const first = await lot()
  await openPage(() => (
    <MoveDialog userId={owner} lot={first} name="Test Spar" kind="use" onClose={close} />
  ))
  const amount = 'How much did you use?'
  await screen.findByLabelText(amount)
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const answer = await real(...request)
    if ((request[1]?.method ?? 'GET') === 'GET') return answer
    throw new TypeError('the connection is gone')
  })
  await fillIn({ [amount]: '1' })
  await press('Save')
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  vi.restoreAllMocks()
  expect(await left()).toBe('4000')
  await edit(() => fillIn({ [amount]: '4.5' }))
  await send()
  expect(await left()).toBe('500')
})

it('lets a plan wait, and makes one batch of it', async () => {
  await openPage(() => (
    <PlanButton
      userId={owner}
      recipeId={recipeId}
      recipeName="Test Clear"
      size={750}
      unit="grams"
    />
  ))
  await screen.findByRole('button', { name: 'Plan this batch' })
  await offline(() => press('Plan this batch'), 'newBatch')
  await send()
  expect((await ask('listBatches', { query: {} })).data).toMatchObject([
    { size: '750', state: 'planned', recipe: { name: 'Test Clear' } },
  ])
})

it('lets a batch be changed twice and mixed, and takes it from the stock once', async () => {
  const { id } = await plan()
  await openBatch(id)
  await screen.findByRole('heading', { name: 'Test Clear' })
  for (const note of ['At first', 'At last']) {
    await press('Change')
    await screen.findByLabelText('Note')
    await offline(async () => {
      await fillIn({ Note: note })
      await press('Save')
    }, 'batch')
  }
  await fillIn({ 'On the scale, Test Spar': '1100' })
  await press('It’s mixed')
  await screen.findByRole('dialog')
  await offline(() => press('Take it from stock'), 'batch', 'mixedBatch')
  await send()
  expect(await batch(id)).toMatchObject({
    state: 'finished',
    note: 'At last',
    lines: [{ weighed: '1100' }],
  })
  expect(await left()).toBe('3900')
})

it('shows what was weighed here beside what was mixed elsewhere, and takes what is chosen', async () => {
  const { id, updatedAt: basedOn } = await plan()
  const weighed = (amount: number) => [{ place: 0, amount, unit: 'grams' as const }]
  await ask('finishBatch', { params: { id }, body: { weighed: weighed(900) } })
  const mixed = { weighed: weighed(1200) }
  const content = { id, ingredients: ['Test Spar'], mixed, basedOn }
  await outbox.put(owner, { kind: 'mixedBatch', content, name: 'Test Clear' })
  await openSendingOutbox()
  const mine = await screen.findByRole('region', { name: 'Your version' })
  const theirs = await screen.findByRole('region', { name: 'Saved version' })
  expect(mine).toHaveTextContent('1.2 kg')
  await waitFor(() => expect(theirs).toHaveTextContent('900'))
  expect(await left()).toBe('4100')
  await press('Save mine')
  expect(await screen.findByText('Nothing is waiting')).toBeVisible()
  expect(await batch(id)).toMatchObject({ state: 'finished', lines: [{ weighed: '1200' }] })
  expect(await left()).toBe('3800')
})
