import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { InventorySearch } from '#features/shelf/inventory/use-inventory-view.ts'
import { takeNotices } from '#lib/notify.ts'
import { useSession } from '#lib/session/use-session.ts'
import { ask } from '#testing/ask.ts'
import { fillIn } from '#testing/fill-in.ts'
import { holdAnswers } from '#testing/hold-answers.ts'
import { makeMaterial } from '#testing/items.ts'
import { openPage } from '#testing/open-page.tsx'
import { registerAnew } from '#testing/people.ts'
import { InventoryScreen } from './inventory-screen.tsx'

beforeEach(async () => {
  await registerAnew()
  takeNotices()
})

afterEach(() => {
  vi.restoreAllMocks()
})

function Page() {
  const { user } = useSession()
  const [search, setSearch] = useState<InventorySearch>({})
  return user && <InventoryScreen viewer={user} owner={user} search={search} onSearch={setSearch} />
}
const open = () => openPage(() => <Page />)

async function put(name: string): Promise<number> {
  const { id } = await makeMaterial(name)
  await ask('addToInventory', { params: { id }, method: 'POST' })
  return id
}

const stock = async () => (await ask('listOwnInventory', {})).data

async function edit(name: string) {
  await userEvent.click(await screen.findByLabelText(`Edit price and SKU of ${name}`))
}

it('words are looked for as they are typed; the address follows, and leads back', async () => {
  await put('Test Spar')
  await put('Test Clay')
  const addresses: InventorySearch[] = []
  function Shelf() {
    const { user } = useSession()
    const [search, setSearch] = useState<InventorySearch>({})
    const follow = (next: InventorySearch) => {
      addresses.push(next)
      setSearch(next)
    }
    return (
      <>
        <button onClick={() => setSearch({})}>back</button>
        {user && <InventoryScreen viewer={user} owner={user} search={search} onSearch={follow} />}
      </>
    )
  }
  await openPage(() => <Shelf />)
  const field = await screen.findByRole('searchbox')
  await userEvent.type(field, 'spar')
  await waitFor(() => expect(screen.queryByText('Test Clay')).toBeNull())
  expect(screen.getByText('Test Spar')).toBeVisible()
  await waitFor(() => expect(addresses).toEqual([{ q: 'spar' }]))
  await userEvent.click(screen.getByText('back'))
  await waitFor(() => expect(field).toHaveValue(''))
  expect(await screen.findByText('Test Clay')).toBeVisible()
})

it('a row saves what was typed last, as often as it is changed', async () => {
  await put('Test Spar')
  await open()
  for (const [price, unit, sku] of [
    ['1,250.50', 'kilograms', 'A 1'],
    ['0.125', 'pounds', 'A 2'],
    ['7', 'grams', ''],
  ] as const) {
    await edit('Test Spar')
    await fillIn({ 'Price of Test Spar': price, 'SKU of Test Spar': sku })
    await userEvent.selectOptions(screen.getByLabelText('Unit of the price of Test Spar'), unit)
    await userEvent.click(screen.getByLabelText('Save'))
    const expected = { price: price.replace(',', '').replace(/\.50$/, '.5'), priceUnits: unit }
    await waitFor(async () =>
      expect(await stock()).toMatchObject([{ ...expected, vendorCode: sku || null }]),
    )
    await waitFor(() => expect(takeNotices()).toMatchObject([{ text: 'Price updated' }]))
  }
  await open()
  expect(await screen.findByText('$7.00')).toBeVisible()
})

it('says what is missing, and keeps the row open', async () => {
  await put('Test Clay')
  await open()
  await edit('Test Clay')
  for (const [price, unit, kind, text] of [
    ['cheap', 'kilograms', 'warning', 'Please enter digits'],
    ['5', '', 'warning', 'Please select a unit'],
    ['', 'kilograms', 'warning', 'Please enter a price'],
  ] as const) {
    await fillIn({ 'Price of Test Clay': price })
    await userEvent.selectOptions(screen.getByLabelText('Unit of the price of Test Clay'), unit)
    await userEvent.click(screen.getByLabelText('Save'))
    const [notice] = takeNotices()
    expect(notice).toMatchObject({ kind })
    expect(notice?.text).toContain(text)
    const field = screen.getByLabelText('Price of Test Clay')
    expect(field).toHaveAttribute('aria-invalid', 'true')
    expect(field).toHaveAccessibleDescription(expect.stringContaining(text))
  }
  await fillIn({ 'Price of Test Clay': '' })
  await userEvent.selectOptions(screen.getByLabelText('Unit of the price of Test Clay'), '')
  await userEvent.click(screen.getByLabelText('Save'))
  expect(takeNotices()).toMatchObject([{ kind: 'info', text: 'No price or SKU.' }])
  await edit('Test Clay')
  await userEvent.keyboard('{Escape}')
  expect(screen.getByLabelText('Edit price and SKU of Test Clay')).toHaveFocus()
})

it('a price that may be either of two is asked about, and saved once it is one', async () => {
  await put('Test Cobalt')
  await open()
  await edit('Test Cobalt')
  await fillIn({ 'Price of Test Cobalt': '1,250' })
  await userEvent.selectOptions(screen.getByLabelText('Unit of the price of Test Cobalt'), 'grams')
  const field = screen.getByLabelText('Price of Test Cobalt')
  expect(field).toHaveAccessibleDescription('Write 1250 or 1.25')
  await userEvent.click(screen.getByLabelText('Save'))
  expect(takeNotices()).toMatchObject([{ kind: 'warning', text: 'Write 1250 or 1.25' }])
  expect(await stock()).toMatchObject([{ price: null }])
  await fillIn({ 'Price of Test Cobalt': '1’250' })
  await userEvent.click(screen.getByLabelText('Save'))
  await waitFor(async () => expect(await stock()).toMatchObject([{ price: '1250' }]))
  await open()
  await edit('Test Cobalt')
  expect(screen.getByLabelText('Price of Test Cobalt')).toHaveValue('1250')
})

it('a price of three decimals stays what it is where the comma is the decimal sign', async () => {
  await put('Test Zinn')
  const [{ id } = { id: 0 }] = await stock()
  await ask('updateInventoryPrice', { body: { id, price: '1.125', priceUnits: 'grams' } })
  await openPage(() => <Page />, undefined, undefined, 'de')
  await userEvent.click(
    await screen.findByLabelText('Preis und Artikelnummer von Test Zinn ändern'),
  )
  const field = screen.getByLabelText('Preis von Test Zinn')
  expect(field).toHaveValue('1,125')
  expect(field).toBeValid()
  await fillIn({ 'Preis von Test Zinn': '1,250' })
  expect(field).toHaveValue('1,250')
  await userEvent.click(screen.getByLabelText('Speichern'))
  await waitFor(async () => expect(await stock()).toMatchObject([{ price: '1.25' }]))
})

it('a row that was changed is not left without a question', async () => {
  await put('Test Ash')
  const page = await open()
  await edit('Test Ash')
  await fillIn({ 'SKU of Test Ash': 'A-7' })
  await page.leave()
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
  expect(page.path()).toBe('/start')
  await userEvent.click(screen.getByLabelText('Cancel'))
  await page.leave()
  await waitFor(() => expect(page.path()).toBe('/elsewhere'))
})

it('steps back when the last row of a page is removed', async () => {
  for (let count = 10; count <= 30; count += 1) await put(`Test ${count}`)
  await open()
  await userEvent.click(await screen.findByLabelText('Next page'))
  expect(screen.getByText('21–21 of 21')).toBeVisible()
  await userEvent.click(screen.getByLabelText('Remove Test 30 from the inventory'))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('1–20 of 20')).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText('Rows per page'), '10')
  expect(screen.getByText('1–10 of 20')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Sort by Material' }))
  await userEvent.click(screen.getByRole('button', { name: 'Material, sorted ascending' }))
  expect(within(screen.getAllByRole('row')[1]!).getByRole('link')).toHaveTextContent('Test 29')
})

it('takes a pasted table over, names that are not the same after a look', async () => {
  const id = await put('Test Whiting')
  const silica = await makeMaterial('Test Silica Flour')
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Import from a file' }))
  const table = await screen.findByLabelText('Or paste a table')
  await userEvent.click(table)
  await userEvent.paste(
    'material,price,unit,SKU\ntest whiting,2.40,kg,W-1\nTest Silica Flower,3,lb,',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Read table' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Add 2 materials/ }))
  await waitFor(async () =>
    expect(await stock()).toMatchObject([
      { materialId: silica.id, price: '3', priceUnits: 'pounds' },
      { materialId: id, price: '2.4', priceUnits: 'kilograms', vendorCode: 'W-1' },
    ]),
  )
})

it('a price that could not be saved is in its fields again', async () => {
  await put('Test Spar')
  await open()
  await edit('Test Spar')
  const [entry] = await stock()
  if (!entry) throw new Error('nothing is on the shelf')
  await ask('removeFromInventory', { params: { id: entry.id } })
  await fillIn({ 'Price of Test Spar': '12.5' })
  await userEvent.selectOptions(
    screen.getByLabelText('Unit of the price of Test Spar'),
    'kilograms',
  )
  await userEvent.click(screen.getByLabelText('Save'))
  await waitFor(() =>
    expect(takeNotices()).toContainEqual(
      expect.objectContaining({ kind: 'error', text: 'Failed to update price' }),
    ),
  )
  expect(await screen.findByLabelText('Price of Test Spar')).toHaveValue('12.5')
  expect(screen.getByLabelText('Unit of the price of Test Spar')).toHaveValue('kilograms')
})

it('a price that could not be saved takes nobody away from another field', async () => {
  await put('Test Spar')
  await put('Test Clay')
  await open()
  await edit('Test Spar')
  const entry = (await stock()).find(({ materialName }) => materialName === 'Test Spar')
  if (!entry) throw new Error('it is not on the shelf')
  await ask('removeFromInventory', { params: { id: entry.id } })
  await fillIn({ 'Price of Test Spar': '12.5' })
  await userEvent.selectOptions(
    screen.getByLabelText('Unit of the price of Test Spar'),
    'kilograms',
  )
  const answer = holdAnswers()
  await userEvent.click(screen.getByLabelText('Save'))
  await edit('Test Clay')
  expect(screen.getByLabelText('Price of Test Clay')).toHaveFocus()
  answer()
  expect(await screen.findByLabelText('Price of Test Spar')).toHaveValue('12.5')
  expect(screen.getByLabelText('Price of Test Clay')).toHaveFocus()
})
