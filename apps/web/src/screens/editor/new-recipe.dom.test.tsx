import type { LanguageCode } from '@glazy/locales/languages'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { takeNotices } from '#lib/notify.ts'
import { askForUser } from '#lib/session/ask-session.ts'
import { ask } from '#testing/ask.ts'
import { fillIn } from '#testing/fill-in.ts'
import { itemOf, makeMaterial } from '#testing/items.ts'
import { openPage } from '#testing/open-page.tsx'
import { registerAnew } from '#testing/people.ts'
import { NewRecipeScreen } from './new-recipe-screen.tsx'

const open = (language?: LanguageCode) =>
  openPage((user) => user && <NewRecipeScreen user={user} />, undefined, undefined, language)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

afterEach(() => {
  vi.restoreAllMocks()
})

/** Lets requests that make something arrive, and their answers not. */
function loseAnswers() {
  const send = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await send(input, init)
    if (init?.method === 'POST') throw new TypeError('the connection is gone')
    return answer
  })
}

async function ownRecipes() {
  const { id } = await askForUser()
  const { data } = await ask('searchMaterials', { query: { u: String(id), composite: true } })
  return data
}

it('a recipe whose answer was lost is made once, with what was typed after a reload', async () => {
  await registerAnew()
  await makeMaterial('Wollastonite of Test')
  await open()
  await fillIn({ Name: 'Lost' })
  await userEvent.type(await screen.findByLabelText('Ingredient 1'), 'Wollastonite of')
  await screen.findByRole('option', { name: /Wollastonite of Test/ })
  await userEvent.keyboard('{Enter}')
  await fillIn({ 'Amount of Wollastonite of Test': '40' })
  loseAnswers()
  await save()
  expect(await screen.findByText('Failed to create recipe')).toBeVisible()
  vi.restoreAllMocks()
  expect(await ownRecipes()).toHaveLength(1)

  const page = await open()
  await fillIn({ 'Amount of Wollastonite of Test': '45' })
  await save()
  await waitFor(() => expect(page.path()).toMatch(/^\/recipes\//))
  const recipes = await ownRecipes()
  expect(recipes).toHaveLength(1)
  const saved = await itemOf(recipes[0]?.id ?? 0)
  expect(saved.components.map(({ percentageAmount }) => percentageAmount)).toEqual([45])

  // What is written next is something else.
  await open()
  expect(await screen.findByLabelText('Name')).toHaveValue('')
})

it('what of a pasted recipe was not understood is said in the language of the page', async () => {
  await registerAnew()
  await open('de')
  takeNotices()
  await userEvent.click(await screen.findByLabelText('Zutat 1'))
  await userEvent.paste('Klar\nQuarz 60\nTalk ein wenig 5 davon\nKreide 20-40')
  const said: string[] = []
  await waitFor(() => {
    said.push(...takeNotices().map(({ text }) => text))
    expect(said).toEqual([
      '1 Zeile wurde nicht verstanden. „Talk ein wenig 5 davon“ ist keine Zutat mit Menge; gilt als Notiz.',
      '1 Zeile zum Prüfen. „Kreide“: Von 20 bis 40 zählt die kleinere Menge.',
    ])
  })
})

/** Chooses the material of a row by typing a part of its name. */
async function choose(row: string, name: string) {
  await userEvent.type(await screen.findByLabelText(row), name)
  await screen.findByRole('option', { name: new RegExp(name) })
  await userEvent.keyboard('{Enter}')
}

/** The only recipe of the viewer, with its amounts. */
async function savedAmounts() {
  const [recipe] = await ownRecipes()
  const { id, components } = await itemOf(recipe?.id ?? 0)
  return { id, amounts: components.map(({ percentageAmount }) => percentageAmount) }
}

it('an amount that may be either of two is asked about, and saved once it is one', async () => {
  await registerAnew()
  await makeMaterial('Feldspar of Separators')
  const page = await open()
  await fillIn({ Name: 'Separators' })
  await choose('Ingredient 1', 'Feldspar of Separators')
  const label = 'Amount of Feldspar of Separators'
  await fillIn({ [label]: '1,200' })
  await save()
  const field = screen.getByLabelText(label)
  await waitFor(() => expect(field).toHaveAccessibleDescription('Write 1200 or 1.2'))
  expect(field).toBeInvalid()
  expect(field).toHaveFocus()
  expect(await ownRecipes()).toEqual([])
  await fillIn({ [label]: '1 200' })
  await save()
  await waitFor(() => expect(page.path()).toMatch(/^\/recipes\//))
  expect(await savedAmounts()).toMatchObject({ amounts: [1200] })
})

it('a comma is the decimal sign where the language writes it, and stays it', async () => {
  await registerAnew()
  await makeMaterial('Feldspat mit Komma')
  const page = await open('de')
  await fillIn({ Name: 'Komma' })
  await choose('Zutat 1', 'Feldspat mit Komma')
  const label = 'Menge von Feldspat mit Komma'
  // A point may stand between thousands there.
  await fillIn({ [label]: '1.200' })
  expect(screen.getByLabelText(label)).toHaveValue('1.200')
  expect(screen.getByLabelText(label)).toBeInvalid()
  await userEvent.tab()
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription('Schreib 1200 oder 1,2')
  await fillIn({ [label]: '1,125' })
  expect(screen.getByLabelText(label)).toHaveValue('1,125')
  expect(screen.getByLabelText(label)).toBeValid()

  // The draft is the same number in whatever language it is opened again.
  await open('en')
  expect(await screen.findByLabelText('Amount of Feldspat mit Komma')).toHaveValue('1.125')
  await open('de')
  expect(await screen.findByLabelText(label)).toHaveValue('1,125')
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(async () => expect(await savedAmounts()).toMatchObject({ amounts: [1.125] }))
  expect(page.path()).toBe('/start')
})

it.each(['0', '-1', '1e9', 'much'])(
  'of the amount %s it is said what is allowed',
  async (amount) => {
    await registerAnew()
    await makeMaterial('Bounded Spar')
    await open()
    await choose('Ingredient 1', 'Bounded Spar')
    await fillIn({ 'Amount of Bounded Spar': amount })
    await save()
    await waitFor(() =>
      expect(screen.getByLabelText('Amount of Bounded Spar')).toHaveAccessibleDescription(
        'Write a number above 0, at most 1,000,000',
      ),
    )
  },
)
