import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { ask } from '#testing/ask.ts'
import { BrowserWorker } from '#testing/browser-worker.ts'
import { itemOf, makeMaterial, makeRecipe } from '#testing/items.ts'
import { openPage } from '#testing/open-page.tsx'
import { registerAnew } from '#testing/people.ts'
import { ReplaceManyScreen } from './replace-many-screen.tsx'

const SLOW_MS = 20_000

beforeEach(() => {
  vi.stubGlobal('Worker', BrowserWorker)
  return () => vi.unstubAllGlobals()
})

const startAndWait = async (save: RegExp) => {
  const start = await screen.findByRole('button', { name: 'Find replacements' })
  await waitFor(() => expect(start).toBeEnabled())
  await userEvent.click(start)
  const button = await screen.findByRole('button', { name: save }, { timeout: SLOW_MS })
  await waitFor(() => expect(button).toBeEnabled(), { timeout: SLOW_MS })
  return button
}

const materialsOf = async (id: number) =>
  (await itemOf(id)).components.map(({ material }) => material.id)

it(
  'a material is replaced in own recipes, in a copy of another’s, and not where that is not wanted',
  async () => {
    await registerAnew()
    const gone = await makeMaterial('Feldspar that is gone')
    const shared = await makeRecipe('Somebody’s celadon', [[gone, 100]])
    for (const { id } of [gone, shared]) {
      await ask('publishMaterial', { params: { id }, method: 'POST' })
    }
    await registerAnew()
    const there = await makeMaterial('Feldspar on the shelf')
    await ask('addToInventory', { params: { id: there.id }, method: 'POST' })
    const first = await makeRecipe('First', [[gone, 100]])
    const second = await makeRecipe('Second', [[gone, 100]])
    const without = await makeRecipe('Without it', [[there, 100]])
    const ids = [first, second, shared, without].map(({ id }) => id)
    await openPage((user) => user && <ReplaceManyScreen user={user} ids={ids} />)

    expect(await screen.findByLabelText('Replace')).toHaveValue(String(gone.id))
    const save = await startAndWait(/^Save 3 recipes/)
    const results = screen.getByRole('region', { name: 'Answer' })
    expect(within(results).getAllByText('Same formula')).toHaveLength(3)
    await userEvent.click(within(results).getByLabelText('Change “Second”'))
    expect(save).toHaveTextContent('Save 2 recipes')
    await userEvent.click(save)
    await waitFor(() => expect(within(results).getAllByText('Saved')).toHaveLength(2))
    expect(await materialsOf(first.id)).toEqual([there.id])
    expect(await materialsOf(second.id)).toEqual([gone.id])
    expect(await materialsOf(shared.id)).toEqual([gone.id])
    const { data: found } = await ask('searchMaterials', {
      query: { q: 'celadon without', composite: true },
    })
    expect(found.map(({ name }) => name)).toEqual([
      'Somebody’s celadon without Feldspar that is gone',
    ])
    expect(await materialsOf(found[0]?.id ?? 0)).toEqual([there.id])

    // What was left is still to be had.
    await userEvent.click(within(results).getByLabelText('Change “Second”'))
    await userEvent.click(await screen.findByRole('button', { name: 'Save 1 recipe' }))
    await waitFor(async () => expect(await materialsOf(second.id)).toEqual([there.id]))
  },
  6 * SLOW_MS,
)

it(
  'a recipe that was changed since is not overwritten',
  async () => {
    await registerAnew()
    const gone = await makeMaterial('Feldspar that is gone')
    const there = await makeMaterial('Feldspar on the shelf')
    await ask('addToInventory', { params: { id: there.id }, method: 'POST' })
    const recipe = await makeRecipe('Changed meanwhile', [[gone, 100]])
    await openPage((user) => user && <ReplaceManyScreen user={user} ids={[recipe.id]} />)
    const save = await startAndWait(/^Save 1 recipe/)
    await ask('updateRecipe', {
      params: { id: recipe.id },
      body: {
        newName: 'Changed meanwhile',
        materialComponents: [{ componentMaterialId: gone.id, percentageAmount: 90 }],
      },
    })
    await userEvent.click(save)
    expect(await screen.findByText('Changed since. Find replacements again.')).toBeTruthy()
    expect(await materialsOf(recipe.id)).toEqual([gone.id])
  },
  6 * SLOW_MS,
)

it('without a selection it says how to make one', async () => {
  await registerAnew()
  await openPage((user) => user && <ReplaceManyScreen user={user} ids={[]} />)
  expect(await screen.findByRole('link', { name: 'Go to recipes' })).toBeTruthy()
})
