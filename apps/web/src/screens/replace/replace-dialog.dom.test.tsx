import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { takeNotices } from '#lib/notify.ts'
import { EditRecipeScreen } from '#screens/editor/edit-recipe-screen.tsx'
import { ask } from '#testing/ask.ts'
import { BrowserWorker } from '#testing/browser-worker.ts'
import { fillIn } from '#testing/fill-in.ts'
import { itemOf, makeMaterial, makeRecipe } from '#testing/items.ts'
import { openPage } from '#testing/open-page.tsx'
import { registerAnew } from '#testing/people.ts'

const SLOW_MS = 20_000

beforeEach(() => {
  vi.stubGlobal('Worker', BrowserWorker)
  return () => vi.unstubAllGlobals()
})

it(
  'a material of unsaved lines is replaced by what is on the shelf, and brought back',
  async () => {
    await registerAnew()
    const gone = await makeMaterial('Feldspar that is gone')
    const there = await makeMaterial('Feldspar on the shelf')
    await ask('addToInventory', { params: { id: there.id }, method: 'POST' })
    const recipe = await makeRecipe('Celadon', [[gone, 100]])
    await openPage((user) => user && <EditRecipeScreen user={user} id={recipe.id} />)
    await fillIn({ 'Amount of Feldspar that is gone': '90' })

    const replace = { name: 'Replace Feldspar that is gone and keep the formula' }
    await userEvent.click(await screen.findByRole('button', replace))
    const dialog = await screen.findByRole('dialog')
    const use = await within(dialog).findByRole('button', { name: 'Use this recipe' })
    await waitFor(() => expect(use).toBeEnabled(), { timeout: SLOW_MS })
    // Both recipes and formulas are beside one another, as the lines stand now.
    const rows = within(dialog).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Feldspar that is gone90–', 'Feldspar on the shelf–100']),
    )
    expect(within(dialog).getAllByRole('columnheader', { name: 'Original' })).toHaveLength(2)
    await userEvent.click(use)

    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByLabelText('Amount of Feldspar on the shelf')).toHaveValue('100')
    expect(screen.queryByLabelText('Amount of Feldspar that is gone')).toBeNull()

    const [notice] = takeNotices()
    expect(notice?.text).toBe('Feldspar that is gone replaced')
    act(() => notice?.action?.run())
    expect(await screen.findByLabelText('Amount of Feldspar that is gone')).toHaveValue('90')

    await userEvent.click(screen.getByRole('button', replace))
    const again = await screen.findByRole('button', { name: 'Use this recipe' })
    await waitFor(() => expect(again).toBeEnabled(), { timeout: SLOW_MS })
    await userEvent.click(again)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(async () => {
      const { components } = await itemOf(recipe.id)
      expect(components.map(({ material }) => material.id)).toEqual([there.id])
    })
  },
  6 * SLOW_MS,
)
