import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { RecipeImportPanel } from '#features/imports/recipe-import-panel.tsx'
import { call } from '#lib/api/call.ts'
import { BrowserWorker } from '#testing/browser-worker.ts'
import { itemOf, makeMaterial } from '#testing/items.ts'
import { openPage } from '#testing/open-page.tsx'
import { registerAnew } from '#testing/people.ts'

beforeAll(() => vi.stubGlobal('Worker', BrowserWorker))
beforeEach(async () => {
  await registerAnew()
  await makeMaterial('Test Spar')
  await makeMaterial('Test Flint')
})

const open = () =>
  openPage((user) => user && <RecipeImportPanel key={user.id} user={user} ownRecipes={null} />)
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
async function read(text: string) {
  const field = await screen.findByLabelText(/paste recipes as text/i)
  await userEvent.clear(field)
  await userEvent.paste(text)
  await press('Read the text')
}
const recipe = (name: string, spar: number) =>
  `${name}\nTest Spar ${spar}\nTest Flint ${100 - spar}`

/** Names and amounts of the ingredients of the recipe whose name it is. */
async function ingredientsOf(name: string) {
  const { data } = await call('searchMaterials', { query: { q: name, composite: true } })
  const { components } = await itemOf(data[0]?.id ?? 0)
  return components.map(({ material, percentageAmount }) => [material.name, percentageAmount])
}

it('what is pasted last is what is imported, as often as it is done', async () => {
  await open()
  for (const [name, spar] of [
    ['Test Clear', 60],
    ['Test Matte', 45],
  ] as const) {
    await read('There is nothing in this')
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.getByLabelText(/paste recipes as text/i)).toHaveValue('There is nothing in this')

    await read(recipe(name, spar))
    await press('Import 1 recipe')
    expect(await screen.findByText('1 recipe is in your notebook')).toBeVisible()
    expect(await ingredientsOf(name)).toEqual([
      ['Test Spar', spar],
      ['Test Flint', 100 - spar],
    ])
    await press('Import more')
  }
})
