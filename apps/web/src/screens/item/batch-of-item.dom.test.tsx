import type { LanguageCode } from '@glazy/locales/languages'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ask } from '#testing/ask.ts'
import { itemOf, makeMaterial } from '#testing/items.ts'
import { openPage } from '#testing/open-page.tsx'
import { registerAnew } from '#testing/people.ts'
import BatchOfItem from './batch-of-item.tsx'

/** A recipe of 60 spar and 40 of another material. */
async function recipe(other = 'Batch Flint') {
  await registerAnew()
  const [spar, flint] = [await makeMaterial('Batch Spar'), await makeMaterial(other)]
  const { data } = await ask('createRecipe', {
    body: {
      newName: 'Batch of Separators',
      materialComponents: [
        { componentMaterialId: spar.id, percentageAmount: 60 },
        { componentMaterialId: flint.id, percentageAmount: 40 },
      ],
    },
  })
  return itemOf(data.id)
}

const open = (item: Awaited<ReturnType<typeof recipe>>, language?: LanguageCode) =>
  openPage(
    () => <BatchOfItem recipe={item} onClose={() => undefined} />,
    undefined,
    undefined,
    language,
  )

/** Types over a size: a field that is emptied has the usual size again. */
async function typeOver(label: string, text: string) {
  const field = await screen.findByLabelText<HTMLInputElement>(label)
  const initialSelectionEnd = field.value.length
  await userEvent.type(field, text, { initialSelectionStart: 0, initialSelectionEnd })
}

it('a batch size that may be either of two is asked about, and nothing is weighed by it', async () => {
  const item = await recipe()
  await open(item)
  await typeOver('Batch size', '1,200')
  const field = screen.getByLabelText('Batch size')
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('Write 1200 or 1.2')
  expect(screen.getByLabelText('Weight of Batch Spar')).toHaveValue('')

  await typeOver('Batch size', '1 200')
  expect(field).toBeValid()
  expect(screen.getByLabelText('Weight of Batch Spar')).toHaveValue('720.0')
  await open(item)
  expect(await screen.findByLabelText('Batch size')).toHaveValue('1 200')
  expect(screen.getByLabelText('Weight of Batch Spar')).toHaveValue('720.0')
})

it('a batch size with a decimal comma stays the same in every language', async () => {
  const item = await recipe()
  await open(item, 'de')
  await typeOver('Ansatzgröße', '1,250')
  expect(screen.getByLabelText('Ansatzgröße')).toHaveValue('1,250')
  await open(item, 'en')
  expect(await screen.findByLabelText('Batch size')).toHaveValue('1.250')
  expect(screen.getByLabelText('Batch size')).toBeValid()
})

it('a number is what it was typed as, key by key', async () => {
  await open(await recipe(), 'de')
  const field = await screen.findByLabelText('Ansatzgröße')
  for (const [typed, weight] of [
    ['1.250,5', '750,3'],
    ['1.250.500', '750300,0'],
    ['1,250', '0,8'],
  ] as const) {
    await typeOver('Ansatzgröße', typed)
    expect(field).toHaveValue(typed)
    expect(screen.getByLabelText('Gewicht von Batch Spar')).toHaveValue(weight)
  }
  await typeOver('Ansatzgröße', '1.250')
  expect(field).toHaveAccessibleDescription('Schreib 1250 oder 1,25')
})

it('a price that may be either of two is asked about beside its field', async () => {
  await open(await recipe())
  await userEvent.click(await screen.findByText('Calculate cost'))
  const field = await screen.findByLabelText(/^Price of Batch Spar/)
  await userEvent.type(field, '1,250')
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('Write 1250 or 1.25')
  expect(screen.queryByText('Enter the price of Batch Spar as a number.')).toBeNull()
  await userEvent.clear(field)
  await userEvent.type(field, '1.250')
  await waitFor(() => expect(field).toBeValid())
})

it('what a batch costs is a sum of money, of each ingredient and of all', async () => {
  await open(await recipe())
  await userEvent.click(await screen.findByText('Calculate cost'))
  await userEvent.type(await screen.findByLabelText(/^Price of Batch Spar/), '2')
  await waitFor(() => expect(screen.getByRole('row', { name: /^Batch Spar .*\$\d/ })).toBeVisible())
  expect(screen.getByRole('row', { name: /^Total .*\$\d/ })).toBeVisible()
})

it('a field is named as the material is in its row, in the language of the page', async () => {
  await open(await recipe('Whiting'), 'de')
  expect(await screen.findByLabelText('Gewicht von Kreide')).toBeVisible()
  expect(screen.getByLabelText('Kreide abgewogen')).toBeVisible()
  expect(screen.getByLabelText('Gewicht von Batch Spar')).toBeVisible()
})
