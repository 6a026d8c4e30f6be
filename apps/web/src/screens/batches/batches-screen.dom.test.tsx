import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { useSession } from '#lib/session/use-session.ts'
import { ask } from '#testing/ask.ts'
import { makeMaterial } from '#testing/items.ts'
import { openPage } from '#testing/open-page.tsx'
import { registerAnew } from '#testing/people.ts'
import { BatchesScreen } from './batches-screen.tsx'

beforeEach(() => registerAnew())

/** A batch of a recipe that is called so; the number of the recipe. */
async function planned(newName: string): Promise<number> {
  const { id: componentMaterialId } = await makeMaterial('Test Spar')
  const { data: recipe } = await ask('createRecipe', {
    body: { newName, materialComponents: [{ componentMaterialId, percentageAmount: 100 }] },
  })
  await ask('planBatch', { body: { recipeId: recipe.id, size: 1000, unit: 'grams' } })
  return recipe.id
}

function Page({ recipeId }: { readonly recipeId?: number }) {
  const { user } = useSession()
  return <Suspense>{user && <BatchesScreen user={user} recipeId={recipeId} number={1} />}</Suspense>
}

it('the batches of one recipe are shown alone, and all of them again', async () => {
  const recipeId = await planned('Test Celadon')
  await planned('Test Tenmoku')
  await openPage(() => <Page recipeId={recipeId} />)
  expect(await screen.findByRole('heading', { name: 'Batches of Test Celadon' })).toBeVisible()
  expect(screen.queryByText('Test Tenmoku')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'All batches' })).toHaveAttribute('href', '/batches')
})

it('without a recipe all batches are shown', async () => {
  await planned('Test Celadon')
  await planned('Test Tenmoku')
  await openPage(() => <Page />)
  expect(await screen.findByText('Test Celadon')).toBeVisible()
  expect(screen.getByText('Test Tenmoku')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'All batches' })).not.toBeInTheDocument()
})
