import { formatConeLabel } from '@glazy/ceramics/firing/cones'
import { shortCode } from '@glazy/contract/short-code'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { takeNotices } from '#lib/notify.ts'
import { useSession } from '#lib/session/use-session.ts'
import { ask } from '#testing/ask.ts'
import { fillIn } from '#testing/fill-in.ts'
import { makeMaterial } from '#testing/items.ts'
import { openPage } from '#testing/open-page.tsx'
import { registerAnew } from '#testing/people.ts'
import { BatchLabelScreen } from './batch-label-screen.tsx'
import { BatchScreen } from './batch-screen.tsx'

beforeEach(async () => {
  await registerAnew()
  takeNotices()
})

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const noticed = (text: string) =>
  waitFor(() => expect(takeNotices()).toContainEqual(expect.objectContaining({ text })))
const batch = async (id: number) => (await ask('getBatch', { params: { id } })).data

/** A batch of 60 spar and 40 flint, of which 5 kg of spar are there. */
async function planned(size = 1000, unit: 'grams' | 'kilograms' = 'grams') {
  const [spar, flint] = [await makeMaterial('Test Spar'), await makeMaterial('Test Flint')]
  const { data: recipe } = await ask('createRecipe', {
    body: {
      newName: 'Test Clear',
      fromOrtonConeId: 29,
      toOrtonConeId: 29,
      materialComponents: [
        { componentMaterialId: spar.id, percentageAmount: 60 },
        { componentMaterialId: flint.id, percentageAmount: 40 },
      ],
    },
  })
  await ask('buyLots', {
    body: { rows: [{ materialId: spar.id, packAmount: 5, packUnits: 'kilograms' }] },
  })
  const { data } = await ask('planBatch', {
    body: { recipeId: recipe.id, size, unit },
  })
  return { id: data.id, spar, flint }
}

function Page({ id }: { readonly id: number }) {
  const { user } = useSession()
  return (
    <Suspense>
      <>{user && <BatchScreen user={user} id={id} />}</>
    </Suspense>
  )
}
const open = (id: number) => openPage(() => <Page id={id} />)

describe('a planned batch', () => {
  it('is changed, and changed again', async () => {
    const { id } = await planned()
    await open(id)
    for (const [size, day, gravity, note] of [
      ['2000', '2026-05-01', '1.45', 'For mugs'],
      ['500', '', '', ''],
    ] as const) {
      await press('Change')
      await fillIn({
        'Weight of the base': size,
        Day: day,
        'Specific gravity of the slip': gravity,
        Note: note,
      })
      await press('Save')
      await noticed('Batch saved')
      await waitFor(async () =>
        expect(await batch(id)).toMatchObject({
          size,
          plannedFor: day || null,
          note: note || null,
          specificGravity: gravity === '' ? null : Number(gravity),
        }),
      )
    }
  })

  it('in kilograms is weighed off as finely as one in grams', async () => {
    const { id } = await planned(12.55, 'kilograms')
    await open(id)
    await press('Weigh it off')
    const now = await screen.findByRole('region', { name: 'Weigh now' })
    expect(now).toHaveTextContent('7.5300kg')
  })

  it('is not changed to nothing: the first field with a problem takes the focus', async () => {
    const { id } = await planned()
    await open(id)
    await press('Change')
    await fillIn({ 'Weight of the base': '0', 'Specific gravity of the slip': '0.5' })
    await press('Save')
    expect(await screen.findByText('Enter a weight above 0')).toBeVisible()
    expect(screen.getByLabelText('Weight of the base')).toHaveFocus()
    await fillIn({ 'Weight of the base': '100' })
    await press('Save')
    expect(await screen.findByText('Enter a number above 1 and below 2.6')).toBeVisible()
    expect(screen.getByLabelText('Specific gravity of the slip')).toHaveFocus()
    expect(await batch(id)).toMatchObject({ size: '1000', specificGravity: null })
  })

  it('is taken from one place, and from anywhere again', async () => {
    const { id, spar } = await planned()
    await ask('buyLots', {
      body: {
        rows: [{ materialId: spar.id, packAmount: 2, packUnits: 'kilograms', place: 'Studio' }],
      },
    })
    await open(id)
    for (const [option, place, left] of [
      ['Studio', 'Studio', '2000'],
      ['Any place, oldest first', null, '7000'],
    ] as const) {
      await press('Change')
      const dialog = await screen.findByRole('dialog')
      await userEvent.selectOptions(await within(dialog).findByLabelText('Taken from'), option)
      await press('Save')
      await noticed('Batch saved')
      await waitFor(async () =>
        expect(await batch(id)).toMatchObject({ place, lines: [{ left }, { left: null }] }),
      )
    }
  })

  it('says what is wrong with a change', async () => {
    const { id } = await planned()
    await open(id)
    await press('Change')
    await fillIn({ 'Weight of the base': '0', 'Specific gravity of the slip': '3' })
    await press('Save')
    expect(await screen.findByText('Enter a weight above 0')).toBeVisible()
    expect(screen.getByText('Enter a number above 1 and below 2.6')).toBeVisible()
    expect((await batch(id)).size).toBe('1000')
  })

  it('is saved by a larger one when too much went in', async () => {
    const { id } = await planned()
    await open(id)
    await userEvent.type(await screen.findByLabelText('On the scale, Test Spar'), '660')
    await userEvent.type(screen.getByLabelText('On the scale, Test Flint'), '400')
    expect(await screen.findByText('40 g more Test Flint')).toBeVisible()
    await press('Use the bigger batch')
    await noticed('Batch saved')
    expect(await batch(id)).toMatchObject({
      size: '1100',
      lines: [
        { planned: '660', weighed: null },
        { planned: '440', weighed: '400' },
      ],
    })
    // What is in the bucket by now stays typed; the rest is said beside it.
    expect(await screen.findByText('40 g still to add')).toBeVisible()
  })

  it('is taken from what its owner chooses', async () => {
    const { id, flint } = await planned()
    const { id: other } = await makeMaterial('Test Quartz')
    await ask('buyLots', {
      body: { rows: [{ materialId: other, packAmount: 1, packUnits: 'kilograms' }] },
    })
    await open(id)
    const field = await screen.findByLabelText(`Take ${flint.name} from`)
    await waitFor(() => expect(within(field).getByText('Test Quartz')).toBeInTheDocument())
    await userEvent.selectOptions(field, 'Test Quartz')
    await waitFor(async () =>
      expect((await batch(id)).lines[1]).toMatchObject({ from: { id: other }, isChosen: true }),
    )
  })
})

it('a batch is mixed with what was weighed, told of, and reopened', async () => {
  const { id } = await planned()
  await open(id)
  await userEvent.type(await screen.findByLabelText('On the scale, Test Spar'), '610')
  await press('It’s mixed')
  await userEvent.click(await screen.findByLabelText('Post a log about it'))
  expect(screen.getByLabelText('Print a label for the bucket')).not.toBeChecked()
  await press('Take it from stock')
  await noticed('Mixed and taken from your stock')
  const mixed = await batch(id)
  expect(mixed).toMatchObject({
    state: 'finished',
    lines: [{ weighed: '610', lots: [{ grams: '610' }] }, { lots: [] }],
  })
  const { data: log } = await ask('getLog', { params: { id: mixed.logId ?? 0 } })
  expect(log).toMatchObject({ title: mixed.recipe.name, isPrivate: true })
  expect(await screen.findByText('Show the log')).toBeVisible()

  await press('Not mixed after all')
  await noticed('Everything is back in your stock')
  expect(await batch(id)).toMatchObject({ state: 'planned' })
  expect((await ask('listStock', {})).data).toMatchObject([{ left: '5000' }])
})

it('a mixed batch shows the formula of its lots beside that of the recipe', async () => {
  const { id, spar } = await planned()
  const { data } = await ask('listStock', {})
  await ask('changeLot', {
    params: { id: data[0]?.lots[0]?.id ?? 0 },
    body: { analysis: { figures: { SiO2: 50, Al2O3: 20, K2O: 20 } }, label: 'A-17' },
  })
  await ask('finishBatch', { params: { id }, body: {} })
  await open(id)
  expect(await screen.findByRole('heading', { name: 'Formula as mixed' })).toBeVisible()
  const [, table] = screen.getAllByRole('table')
  const cells = within(table!).getAllByRole('cell')
  // Of both materials 60 SiO2, 20 Al2O3, 15 K2O; of the lot 50, 20 and 20.
  const figures = cells.map((cell) => cell.textContent)
  expect(figures.slice(0, 2)).toEqual(['6.27', '4.70'])
  expect(figures.slice(-4)).toEqual(['1.00', '1.00', '5.09', '4.58'])
  expect(screen.getByText(/A-17 · its own analysis/)).toBeVisible()
  expect(spar.name).toBe('Test Spar')
})

it('what is added to a bucket is written down beside the batch, and taken back', async () => {
  const { id } = await planned()
  const { data: mixed } = await ask('finishBatch', { params: { id }, body: {} })
  await open(id)
  for (const [more, water, other, note] of [
    ['100', '50', '', 'Topped up'],
    ['', '', '5', ''],
  ] as const) {
    await press('Add to the bucket')
    await fillIn({ 'More of the recipe': more, Water: water, Note: note })
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.selectOptions(
      await dialog.findByLabelText('Something else'),
      other === '' ? 'Nothing else' : 'Test Spar',
    )
    if (other !== '') await fillIn({ 'How much of it': other })
    await press('Add it')
    await noticed('Added and taken from your stock')
  }
  const after = await batch(id)
  expect(after.lines.map(({ planned: grams }) => grams)).toEqual(
    mixed.lines.map(({ planned: grams }) => grams),
  )
  expect(after.additions).toMatchObject([
    { water: '50', note: 'Topped up', lines: [{ grams: '60' }, { grams: '40' }] },
    { water: null, note: null, lines: [{ name: 'Test Spar', place: null, grams: '5' }] },
  ])
  expect(screen.getByText('1.105 kg')).toBeVisible()
  expect((await ask('listStock', {})).data).toMatchObject([{ left: '4335' }])

  await userEvent.click((await screen.findAllByRole('button', { name: 'Take it back' }))[0]!)
  await noticed('It’s back in your stock')
  expect((await batch(id)).additions).toMatchObject([{ lines: [{ grams: '5' }] }])
})

it('a bucket with too much of something is made right', async () => {
  const { id } = await planned()
  const weighed = [{ place: 0, amount: 660, unit: 'grams' as const }]
  await ask('finishBatch', { params: { id }, body: { weighed } })
  await open(id)
  await press('Add to the bucket')
  await press('Fill in what makes it right')
  expect(screen.getByLabelText('Test Flint')).toHaveValue('40')
  await press('Add it')
  await noticed('Added and taken from your stock')
  expect((await batch(id)).additions).toMatchObject([{ lines: [{ place: 1, grams: '40' }] }])
})

it('an addition of nothing, or of what is no weight, is not sent', async () => {
  const { id } = await planned()
  await ask('finishBatch', { params: { id }, body: {} })
  await open(id)
  await press('Add to the bucket')
  await press('Add it')
  expect(await screen.findByText('Enter at least one weight')).toBeVisible()
  expect(screen.getByLabelText('More of the recipe')).toHaveFocus()
  await fillIn({ 'Test Spar': '5', 'Test Flint': 'much' })
  await press('Add it')
  expect(await screen.findByText('Enter a weight above 0')).toBeVisible()
  expect(screen.getByLabelText('Test Flint')).toHaveFocus()
  expect((await batch(id)).additions).toEqual([])
})

it('the label of a batch says what is in the bucket, and leads to its page', async () => {
  const { id } = await planned()
  await ask('changeBatch', { params: { id }, body: { specificGravity: 1.45 } })
  await ask('finishBatch', { params: { id }, body: {} })
  const { recipe } = await batch(id)
  function Labels() {
    const { user } = useSession()
    return <Suspense>{user && <BatchLabelScreen user={user} id={id} />}</Suspense>
  }
  await openPage(() => <Labels />)
  const sheet = await screen.findByRole('region', { name: 'Sheet 1 of 1' })
  expect(within(sheet).getByText('Test Clear')).toBeVisible()
  expect(within(sheet).getByText(`Batch ${id} · ${shortCode(recipe.id ?? 0)}`)).toBeVisible()
  expect(within(sheet).getByText(/^1 kg · \w+ \d+, \d{4}$/)).toBeVisible()
  expect(within(sheet).getByText('Water 982.9 g, SG 1.45')).toBeVisible()
  expect(within(sheet).getByText(formatConeLabel(29, 29))).toBeVisible()
  const roll = screen.getByRole('option', { name: /^62 × 29/ })
  await userEvent.selectOptions(screen.getByLabelText('Labels'), roll)
  const copies = screen.getByLabelText('Copies')
  for (const [text, count] of [
    ['3', 3],
    ['2', 2],
  ] as const) {
    await userEvent.clear(copies)
    await userEvent.type(copies, text)
    expect(screen.getAllByRole('img', { name: 'QR code of Test Clear' })).toHaveLength(count)
  }
  await userEvent.clear(copies)
  expect(screen.getByText('Enter a whole number up to 100.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled()
})

it('a bucket of slip says what it takes', async () => {
  const { id } = await planned()
  await open(id)
  await userEvent.click(await screen.findByText('Adjust a bucket of slip'))
  await fillIn({
    'Slip in the bucket': '10',
    'Its specific gravity': '1.6',
    'Gravity you want': '1.45',
    Addition: '2',
  })
  expect(await screen.findByText('There are 9.75 kg of dry glaze in it.')).toBeVisible()
  expect(screen.getByText('Add 3.333 kg of water.')).toBeVisible()
  expect(screen.getByText('2% is 195 g.')).toBeVisible()
  await fillIn({ 'Gravity you want': '0.9' })
  expect(await screen.findByText('Enter a number above 1 and below 2.6')).toBeVisible()
})
