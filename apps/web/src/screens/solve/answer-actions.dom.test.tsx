import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useQuery } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { MaterialDetail } from '@glazy/contract/materials'
import { readLines, writeLines } from '#lib/recipe-lines.ts'
import { materialNames } from '#queries/materials.ts'
import { NewRecipeScreen } from '#screens/editor/new-recipe-screen.tsx'
import { makeMaterial, makeRecipe } from '#testing/items.ts'
import { openPage } from '#testing/open-page.tsx'
import { registerAnew } from '#testing/people.ts'
import { AnswerActions } from './answer-actions.tsx'
import type { FoundRecipe } from '#features/solve/answer/use-found-recipes.ts'

function foundOf(material: MaterialDetail, amount: number, difference: string): FoundRecipe {
  const { id: materialId, name } = material
  return {
    name: 'Celadon without Custer',
    lines: [{ materialId, name, amount, isAdditional: false }],
    difference,
    moles: { SiO2: 3, CaO: amount / 100 },
  }
}

const openMenu = async () => userEvent.click(await screen.findByRole('button', { name: 'More' }))

it('the menu of an answer leads to the editor with its lines, and compares with the original', async () => {
  await registerAnew()
  const material = await makeMaterial('Feldspar to compare')
  const base = await makeRecipe('Celadon of before', [[material, 80]])
  const recipe = foundOf(material, 60, 'Closest')
  const other = foundOf(material, 40, 'One ingredient fewer')
  await openPage(() => <AnswerActions recipe={recipe} others={[other]} base={base} />)

  await openMenu()
  const edit = await screen.findByRole('link', { name: 'Edit as a new recipe' })
  const address = new URL(edit.getAttribute('href') ?? '', 'http://site')
  expect(address.pathname).toBe('/recipes/new')
  expect(readLines(address.searchParams.get('lines') ?? '')).toEqual([
    { materialId: material.id, amount: 60, isAdditional: false },
  ])
  expect(address.searchParams.get('from')).toBe(String(base.id))
  expect(screen.getByText('Blend with “Celadon of before”')).toBeVisible()
  expect(screen.getByText('Blend with “One ingredient fewer”')).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Compare' }))
  const dialog = await screen.findByRole('dialog', { name: 'Compare' })
  const row = await within(dialog).findByRole('row', { name: /^Feldspar to compare/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => Number(cell.textContent)),
  ).toEqual([80, 60, 40])
  for (const name of ['Celadon of before', 'Closest', 'One ingredient fewer']) {
    expect(within(dialog).getAllByText(name).length).toBeGreaterThan(0)
  }
})

it('without an original or another answer there is nothing to compare', async () => {
  await registerAnew()
  const material = await makeMaterial('Feldspar alone')
  await openPage(() => (
    <AnswerActions recipe={foundOf(material, 60, 'Closest')} others={[]} base={undefined} />
  ))
  await openMenu()
  expect(await screen.findByRole('link', { name: 'Edit as a new recipe' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Mix a batch' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull()
})

it('the editor opens with the lines of an answer, and leaves out what nobody may see', async () => {
  await registerAnew()
  const material = await makeMaterial('Feldspar of the answer')
  const unknown = 999_999
  const text = writeLines([
    { materialId: material.id, amount: 62.5, isAdditional: false },
    { materialId: unknown, amount: 30, isAdditional: false },
    { materialId: material.id, amount: 2, isAdditional: true },
  ])
  /** The loader of the page brings the names first. */
  function Page({ user }: { readonly user: Parameters<typeof NewRecipeScreen>[0]['user'] }) {
    const ids = readLines(text).map(({ materialId }) => materialId)
    const { data } = useQuery(materialNames(ids))
    return data ? <NewRecipeScreen user={user} begun={{ text: text ?? '', name: 'Found' }} /> : null
  }
  await openPage((user) => user && <Page user={user} />)

  expect(await screen.findByLabelText('Name')).toHaveValue('Found')
  const amounts = screen.getAllByLabelText('Amount of Feldspar of the answer')
  expect(amounts.map((field) => Number((field as HTMLInputElement).value))).toEqual([62.5, 2])
  expect(screen.getByLabelText('Ingredient 3')).toHaveValue('')
})
