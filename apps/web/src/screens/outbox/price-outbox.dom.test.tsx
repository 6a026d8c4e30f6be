import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createStore, promisifyRequest } from 'idb-keyval'
import { beforeEach, expect, it } from 'vitest'
import { makeUuid } from '#lib/make-uuid.ts'
import { outbox } from '#queries/outbox.ts'
import { ask } from '#testing/ask.ts'
import { fillIn } from '#testing/fill-in.ts'
import { openPage } from '#testing/open-page.tsx'
import { openSendingOutbox, prepareOutbox, press, send } from '#testing/outbox-page.tsx'
import { OutboxScreen } from './outbox-screen.tsx'

// Documents of tests have no popovers: what is in one is always there.
HTMLElement.prototype.hidePopover ??= () => undefined

const own = prepareOutbox()
let entry: Awaited<ReturnType<typeof own.shelfEntry>>
beforeEach(async () => {
  await ask('addToInventory', { params: { id: own.silica.id }, method: 'POST' })
  entry = await own.shelfEntry()
})

/** Puts something into the outbox as another release of the site has left it. */
const layAside = (stored: Readonly<Record<string, unknown>> & { readonly key: number }) =>
  createStore('glazy-outbox', 'entries')('readwrite', (entries) =>
    promisifyRequest(entries.put(stored, stored.key)),
  )

const openEntry = () => openPage((user) => user && <OutboxScreen user={user} />)

it('a price that waits is edited in fields of its own, twice, and sent as it was written last', async () => {
  const { id, updatedAt: basedOn } = entry
  const price = { price: '12.5', priceUnits: 'pounds', vendorCode: 'A 1' } as const
  const content = { id, price, basedOn }
  await outbox.put(own.owner, { kind: 'shelfPrice', content, name: 'Silica of Test' })
  await openEntry()
  expect(await screen.findByText('Price of a material')).toBeVisible()
  await press('Edit')
  expect(await screen.findByLabelText('Price')).toHaveValue('12.5')
  expect(screen.getByLabelText('Unit')).toHaveValue('pounds')
  await fillIn({ Price: 'cheap' })
  await press('Save')
  expect(screen.getByLabelText('Price')).toHaveAttribute('aria-invalid', 'true')
  await fillIn({ Price: '13.75', SKU: 'A 2' })
  await press('Save')
  await press('Edit')
  expect(await screen.findByLabelText('Price')).toHaveValue('13.75')
  await userEvent.selectOptions(screen.getByLabelText('Unit'), 'kilograms')
  await press('Save')
  await waitFor(async () =>
    expect(await outbox.list(own.owner)).toMatchObject([{ state: 'waiting', edits: 2 }]),
  )
  await send()
  expect(await own.shelfEntry()).toMatchObject({
    price: '13.75',
    priceUnits: 'kilograms',
    vendorCode: 'A 2',
  })
})

it('a price that waits since its kind had another name is edited and sent as well', async () => {
  const { id, updatedAt: basedOn } = entry
  await layAside({
    key: 5,
    owner: own.owner,
    kind: 'stock',
    name: 'Silica of Test',
    subject: `shelf:${id}`,
    content: { id, stock: { price: '2', priceUnits: 'grams', vendorCode: 'B 1' }, basedOn },
    clientKey: makeUuid(),
    since: 5,
    state: 'waiting',
    tries: 0,
    edits: 0,
  })
  await openEntry()
  expect(await screen.findByText('Price of a material')).toBeVisible()
  await press('Edit')
  await fillIn({ SKU: 'B 2' })
  await press('Save')
  await screen.findByRole('button', { name: 'Edit' })
  await send()
  expect(await own.shelfEntry()).toMatchObject({ price: '2', vendorCode: 'B 2' })
})

it('what cannot be read is told above the page and in the outbox, and goes when it is discarded', async () => {
  await layAside({
    key: 6,
    owner: own.owner,
    kind: 'shelfPrice',
    name: 'Silica of Test',
    format: 99,
    clientKey: makeUuid(),
    since: 6,
    state: 'waiting',
    tries: 0,
    edits: 0,
  })
  await openSendingOutbox()
  expect(await screen.findByText(/1 needs your attention/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Silica of Test' })).toBeVisible()
  expect(screen.getByText('Can’t be read')).toBeVisible()
  expect(screen.getByText(/^This page can’t read what was saved here/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Edit|Try again/ })).toBeNull()
  expect(await outbox.list(own.owner)).toHaveLength(1)
  await press('Discard')
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Discard' }))
  expect(await screen.findByText('Nothing is waiting')).toBeVisible()
  expect(await outbox.list(own.owner)).toEqual([])
})
