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
  await userEvent.click(await screen.findByLabelText('Zutat 1'))
  await userEvent.paste('Klar\nQuarz 60\nKreide 20-40')
  await waitFor(() =>
    expect(takeNotices().map(({ text }) => text)).toEqual([
      '1 Zeile wurde nicht verstanden. „Kreide“: Von 20 bis 40 zählt die kleinere Menge.',
    ]),
  )
})
