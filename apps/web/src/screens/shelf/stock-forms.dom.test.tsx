import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { takeNotices } from '#lib/notify.ts'
import { useSession } from '#lib/session/use-session.ts'
import { ask } from '#testing/ask.ts'
import { fillIn } from '#testing/fill-in.ts'
import { makeMaterial } from '#testing/items.ts'
import { openPage } from '#testing/open-page.tsx'
import { registerAnew } from '#testing/people.ts'
import { ShoppingScreen } from './shopping-screen.tsx'
import { StockScreen } from './stock-screen.tsx'

beforeEach(async () => {
  await registerAnew()
  takeNotices()
})

function Page() {
  const { user } = useSession()
  return user && <StockScreen user={user} />
}
const open = () => openPage(() => <Page />)
const stock = async () => (await ask('listStock', {})).data
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
/** The rest of the page cannot be reached while a dialog is open. */
async function pressInDialog(name: string) {
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name }))
}
const noticed = (text: string) =>
  waitFor(() => expect(takeNotices()).toContainEqual(expect.objectContaining({ text })))

async function bought(name: string, kilograms = 5) {
  const { id } = await makeMaterial(name)
  await ask('buyLots', {
    body: {
      rows: [{ materialId: id, packAmount: kilograms, packUnits: 'kilograms', price: '10' }],
    },
  })
  return id
}

/** Opens the card of a material. */
async function openCard(name: string) {
  await userEvent.click(await screen.findByText(name, { selector: 'summary *' }))
}

describe('a purchase', () => {
  it('is added, and another one after it', async () => {
    const { id } = await makeMaterial('Test Spar')
    await open()
    for (const [packs, amount, price] of [
      ['2', '22.68', '84'],
      ['1', '0.5', ''],
    ] as const) {
      const [button] = await screen.findAllByRole('button', { name: 'Add a purchase' })
      await userEvent.click(button!)
      await userEvent.type(await screen.findByRole('combobox', { name: 'Material' }), 'Test Spar')
      await userEvent.click(await screen.findByRole('option', { name: /Test Spar/ }))
      await fillIn({
        'Bags or jars': packs,
        'Weight of one': amount,
        'Price for all of it': price,
        Supplier: 'Clay shop',
      })
      await press('Add to stock')
      await noticed('Added to stock')
    }
    expect(await stock()).toMatchObject([
      {
        materialId: id,
        left: '45860',
        lots: [
          { packs: 2, price: '84', vendor: 'Clay shop' },
          { packs: 1, price: null },
        ],
      },
    ])
    expect(await screen.findByText('45.86 kg')).toBeVisible()
  })

  it('says what is wrong, and keeps what was typed', async () => {
    await makeMaterial('Test Clay')
    await open()
    await press('Add a purchase')
    await fillIn({ 'Bags or jars': '0', 'Weight of one': 'much', 'Price for all of it': '3,5,0' })
    await press('Add to stock')
    for (const text of [
      'Choose a material',
      'Enter a whole number from 1 to 1,000',
      'Enter a weight above 0',
      'Enter a price like 12.50',
    ]) {
      expect(screen.getByText(text)).toBeVisible()
    }
    expect(screen.getByRole('combobox', { name: 'Material' })).toHaveFocus()
    expect(screen.getByLabelText('Weight of one')).toHaveValue('much')
    expect(await stock()).toEqual([])
  })

  it('asks about numbers that may be either of two, and is saved once they are one', async () => {
    await makeMaterial('Test Rutile')
    await open()
    await press('Add a purchase')
    await userEvent.type(await screen.findByRole('combobox', { name: 'Material' }), 'Test Rutile')
    await userEvent.click(await screen.findByRole('option', { name: /Test Rutile/ }))
    await fillIn({ 'Weight of one': '1,200', 'Price for all of it': '1,250' })
    expect(screen.getByLabelText('Weight of one')).toHaveAccessibleDescription('Write 1200 or 1.2')
    await press('Add to stock')
    expect(screen.getByLabelText('Weight of one')).toHaveFocus()
    expect(screen.getByLabelText('Price for all of it')).toHaveAccessibleDescription(
      'Write 1250 or 1.25',
    )
    expect(await stock()).toEqual([])
    await fillIn({ 'Weight of one': '1.2', 'Price for all of it': '1 250' })
    await press('Add to stock')
    await noticed('Added to stock')
    expect(await stock()).toMatchObject([{ left: '1200', lots: [{ price: '1250' }] }])
    await open()
    expect(await screen.findByText('1.2 kg')).toBeVisible()
  })

  it('can be reworded, again and again, and taken back', async () => {
    await bought('Test Ash')
    await open()
    await openCard('Test Ash')
    for (const [place, price] of [
      ['Shed', '12.5'],
      ['Attic', ''],
    ] as const) {
      await press('Edit')
      await fillIn({ 'Where it’s kept': place, 'Price for all of it': price })
      await pressInDialog('Save')
      await noticed('Purchase saved')
      await waitFor(async () =>
        expect((await stock())[0]?.lots).toMatchObject([{ place, price: price || null }]),
      )
    }
    await press('Delete')
    await pressInDialog('Delete')
    await noticed('Purchase deleted')
    expect(await stock()).toEqual([])
    expect(await screen.findByText('Nothing in stock yet')).toBeVisible()
  })
})

it('the analysis of a lot is read from a data sheet, changed, and taken away', async () => {
  await bought('Test Nepheline')
  await open()
  await openCard('Test Nepheline')
  const field = 'Analysis of this lot, if it differs'
  await press('Edit')
  await fillIn({ [field]: 'much silica' })
  await pressInDialog('Save')
  expect(await screen.findByText('Write it like SiO2 66.1, Al2O3 18.2, LOI 0.4')).toBeVisible()
  expect(screen.getByLabelText(field)).toHaveFocus()
  await fillIn({ [field]: 'SiO2 60,5; Al2O3 23 Na2O 10 LOI 0.5' })
  await fillIn({ 'Where the analysis is from': 'Data sheet' })
  await pressInDialog('Save')
  await noticed('Purchase saved')
  expect(
    await screen.findByText('Its own analysis: SiO2 60.5, Al2O3 23, Na2O 10, LOI 0.5 (Data sheet)'),
  ).toBeVisible()
  await press('Edit')
  expect(await screen.findByLabelText(field)).toHaveValue('SiO2 60.5, Al2O3 23, Na2O 10, LOI 0.5')
  await fillIn({ [field]: '' })
  await pressInDialog('Save')
  await noticed('Purchase saved')
  await waitFor(async () => expect((await stock())[0]?.lots).toMatchObject([{ analysis: null }]))
})

describe('what comes and goes', () => {
  it('is said by hand, one after the other', async () => {
    await bought('Test Flint')
    await open()
    await openCard('Test Flint')
    for (const [button, label, amount, left] of [
      ['Used some', 'How much did you use?', '1.25', '3750'],
      ['Lost some', 'How much was spilled or thrown out?', '0,75', '3000'],
      ['Counted it', 'How much is there?', '2.9', '2900'],
    ] as const) {
      await press(button)
      await fillIn({ [label]: amount })
      await pressInDialog('Save')
      await noticed('Stock updated')
      await waitFor(async () => expect((await stock())[0]?.left).toBe(left))
    }
    await userEvent.click(screen.getByText('History'))
    expect(await screen.findByText('−100 g')).toBeVisible()
  })

  it('is carried to another place, and some of it back', async () => {
    await bought('Test Ball Clay')
    await open()
    await openCard('Test Ball Clay')
    const carry = async (amount: string, to: string) => {
      await press('Moved some')
      await fillIn({ 'How much did you move?': amount, 'To where': to })
      await pressInDialog('Save')
    }
    await carry('2', '')
    expect(await screen.findByText('Enter another place')).toBeVisible()
    expect(screen.getByLabelText('To where')).toHaveFocus()
    await fillIn({ 'To where': 'Studio' })
    await pressInDialog('Save')
    await noticed('Stock updated')
    expect(await screen.findByText('Studio: 2 kg')).toBeVisible()
    await press('Moved some')
    const studio = await screen.findByRole('option', { name: 'Studio (2\u00a0kg)' })
    await userEvent.selectOptions(screen.getByLabelText('From where'), studio)
    await fillIn({ 'How much did you move?': '3', 'To where': 'Shed' })
    await pressInDialog('Save')
    expect(await screen.findByText('There’s only 2 kg on record')).toBeVisible()
    await fillIn({ 'How much did you move?': '0.5' })
    await pressInDialog('Save')
    await noticed('Stock updated')
    await waitFor(async () =>
      expect((await stock())[0]).toMatchObject({
        left: '5000',
        lots: [
          {
            places: [
              { place: null, left: '3000' },
              { place: 'Shed', left: '500' },
              { place: 'Studio', left: '1500' },
            ],
          },
        ],
      }),
    )
    expect(await screen.findByText('No place given: 3 kg')).toBeVisible()
  })

  it('is never more than there is', async () => {
    await bought('Test Talc', 1)
    await open()
    await openCard('Test Talc')
    await press('Used some')
    await fillIn({ 'How much did you use?': '1.5' })
    await pressInDialog('Save')
    expect(await screen.findByText('There’s only 1 kg on record')).toBeVisible()
    expect(screen.getByLabelText('How much did you use?')).toHaveFocus()
    expect((await stock())[0]?.left).toBe('1000')
  })
})

/** The server makes what is sent to it, and fails at its answer. */
function failAfterwards() {
  const send = globalThis.fetch
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await send(input, init)
    if (init?.method !== 'POST') return answer
    const { headers } = answer
    return { ok: false, status: 500, headers, json: () => Promise.resolve({}) } as Response
  })
}

it('what is written otherwise after an answer that was lost takes the place of what was sent', async () => {
  await bought('Test Rutile')
  await open()
  await openCard('Test Rutile')
  await press('Used some')
  const failing = failAfterwards()
  await fillIn({ 'How much did you use?': '1' })
  await pressInDialog('Save')
  expect(await screen.findByText('That couldn’t be saved')).toBeVisible()
  failing.mockRestore()
  expect((await stock())[0]?.left).toBe('4000')
  await fillIn({ 'How much did you use?': '2' })
  await pressInDialog('Save')
  await noticed('Stock updated')
  expect((await stock())[0]?.left).toBe('3000')
})

it('the reorder point is saved, changed and taken away', async () => {
  await bought('Test Frit', 1)
  await open()
  await openCard('Test Frit')
  for (const [amount, reorderAt] of [
    ['2', '2000'],
    ['0.5', '500'],
    ['', null],
  ] as const) {
    await fillIn({ 'Buy more below': amount })
    await userEvent.click(screen.getAllByRole('button', { name: 'Save' })[0]!)
    await noticed('Saved')
    await waitFor(async () => expect(await stock()).toMatchObject([{ reorderAt }]))
  }
  await fillIn({ 'Buy more below': 'much' })
  await userEvent.click(screen.getAllByRole('button', { name: 'Save' })[0]!)
  expect(await screen.findByText('Enter a weight above 0')).toBeVisible()
  expect(screen.getByLabelText('Buy more below')).toHaveFocus()
})

it('the shopping list says what has run low, in whole bags', async () => {
  const materialId = await bought('Test Whiting', 5)
  await ask('setReorder', { body: { materialId, amount: 12, unit: 'kilograms' } })
  function Shopping() {
    const { user } = useSession()
    return user && <ShoppingScreen user={user} />
  }
  await openPage(() => <Shopping />)
  expect(await screen.findByText('Test Whiting')).toBeVisible()
  expect(screen.getByText('2 × 5 kg')).toBeVisible()
  expect(screen.getByText('5 kg left, 0 g planned, 12 kg in reserve')).toBeVisible()
  expect(screen.getByText(/About \$20\.00/)).toBeVisible()
})

describe('a table', () => {
  it('is read, and another one after it; what is wrong with rows is said', async () => {
    const spar = await makeMaterial('Test Table Spar')
    const silica = await makeMaterial('Test Table Silica')
    await open()
    for (const table of [
      'material,packs,pack,unit,grams left,price,date\n' +
        'Test Table Spar,2,10,kg,15000,30,2026-03-31\nTest Table Spar,1,5,kg,,,\nTest Table Silica,1,50,stone,,,',
      'Test Table Silica,50 lb',
    ]) {
      await press('Import from a file')
      await userEvent.click(await screen.findByLabelText('Or paste a table'))
      await userEvent.paste(table)
      await press('Read table')
      const save = await screen.findByRole('button', { name: /^Add \d purchases?$/ })
      const isWhole = !table.includes('stone')
      expect(screen.queryByText(/Test Table Silica has no known unit/) === null).toBe(isWhole)
      await userEvent.click(save)
      await screen.findByRole('link', { name: 'Shopping list' })
    }
    const known = await stock()
    expect(known.find(({ materialId }) => materialId === spar.id)).toMatchObject({
      left: '20000',
      lots: [
        { packs: 1, left: '5000', price: null },
        { packs: 2, left: '15000', price: '30', boughtOn: '2026-03-31' },
      ],
    })
    expect(known.find(({ materialId }) => materialId === silica.id)).toMatchObject({
      lots: [{ packAmount: '50', packUnits: 'pounds', left: '22679.6' }],
    })
  })

  it('that is refused in its second part is gone on with from there, and nothing comes twice', async () => {
    const spar = await makeMaterial('Test Long Spar')
    await makeMaterial('Test Long Silica')
    await open()
    await press('Import from a file')
    await userEvent.click(await screen.findByLabelText('Or paste a table'))
    const many = Array.from({ length: 250 }, () => 'Test Long Spar,1,kg,')
    const wrong = `Test Long Silica,1,kg,${'x'.repeat(101)}`
    await userEvent.paste(
      ['material,weight,unit,lot', ...many, wrong, 'Test Long Spar,7,kg,'].join('\n'),
    )
    await press('Read table')
    await press('Add 252 purchases')
    expect((await screen.findAllByText(/at most 100 characters/))[0]).toBeVisible()
    await press('Add 2 purchases')
    await screen.findByRole('button', { name: 'Add 2 purchases' })
    const [known] = (await stock()).filter(({ materialId }) => materialId === spar.id)
    expect(known?.lots).toHaveLength(250)
  })
})
