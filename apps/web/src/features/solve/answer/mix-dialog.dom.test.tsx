import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { askForUser } from '#lib/session/ask-session.ts'
import { ask } from '#testing/ask.ts'
import { fillIn } from '#testing/fill-in.ts'
import { itemOf, makeMaterial } from '#testing/items.ts'
import { openPage } from '#testing/open-page.tsx'
import { registerAnew } from '#testing/people.ts'
import MixDialog from './mix-dialog.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

async function openDialog() {
  const { id, name } = await makeMaterial('Feldspar to mix')
  const recipe = {
    name: 'Celadon without Custer',
    lines: [{ materialId: id, name, amount: 100, isAdditional: false }],
    difference: 'Closest',
    moles: {},
  }
  return openPage(
    (user) => user && <MixDialog recipe={recipe} userId={user.id} onClose={() => undefined} />,
  )
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Save and plan' }))

async function ownRecipes() {
  const { id } = await askForUser()
  return (await ask('searchMaterials', { query: { u: String(id), composite: true } })).data
}

it('what the API says of the name of the recipe stands at its field', async () => {
  await registerAnew()
  await openDialog()
  await fillIn({ 'Name of the recipe': 'Cela\u202edon' })
  await submit()
  const name = screen.getByLabelText('Name of the recipe')
  await waitFor(() => expect(name).toBeInvalid())
  expect(name).toHaveAccessibleDescription(/line/i)
  expect(name).toHaveFocus()
  expect(await ownRecipes()).toHaveLength(0)
  await fillIn({ 'Name of the recipe': 'Celadon' })
  expect(name).toBeValid()
})

it('a recipe is saved under its name and a batch of it planned, once, though an answer is lost', async () => {
  await registerAnew()
  const page = await openDialog()
  await fillIn({ 'Weight of the base': '0' })
  await submit()
  expect(await screen.findByText('Enter a weight above 0')).toBeVisible()
  expect(screen.getByLabelText('Weight of the base')).toHaveFocus()
  expect(await ownRecipes()).toHaveLength(0)

  const send = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await send(input, init)
    if (init?.method === 'POST') throw new TypeError('the connection is gone')
    return answer
  })
  await fillIn({ 'Weight of the base': '3000' })
  await submit()
  expect(await screen.findByText('That couldn’t be saved')).toBeVisible()
  vi.restoreAllMocks()

  await fillIn({ 'Name of the recipe': 'Celadon of the shelf' })
  await submit()
  await waitFor(() => expect(page.path()).toMatch(/^\/batches\/\d+$/))
  const recipes = await ownRecipes()
  expect(recipes.map(({ name }) => name)).toEqual(['Celadon of the shelf'])
  const saved = await itemOf(recipes[0]?.id ?? 0)
  expect(saved.components.map(({ percentageAmount }) => percentageAmount)).toEqual([100])
  const id = Number(page.path().split('/').at(-1))
  const { data: batch } = await ask('getBatch', { params: { id } })
  expect([batch.recipe.id, Number(batch.size)]).toEqual([saved.id, 3000])
})
