import 'fake-indexeddb/auto'
import type { MaterialDetail } from '@glazy/contract/materials'
import { screen, waitFor, within } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useAnalyses } from '#features/workbench/contents/use-analyses.ts'
import type { WorkbenchItem } from '#features/workbench/contents/workbench-item.ts'
import { keptAnswers } from '#lib/offline/keep-answers.ts'
import { askForUser } from '#lib/session/ask-session.ts'
import { parseSolveSearch } from '#lib/solve-parameters.ts'
import { answerFromDevice } from '#on-device/answer-from-device.ts'
import { keepOwnLibrary } from '#on-device/own-library.ts'
import { createQueryClient } from '#router/query-client.ts'
import { ask } from '#testing/ask.ts'
import { itemOf, makeMaterial, makeRecipe } from '#testing/items.ts'
import { openPage } from '#testing/open-page.tsx'
import { registerAnew } from '#testing/people.ts'
import { BatchScreen } from './batches/batch-screen.tsx'
import { SolveScreen } from './solve/solve-screen.tsx'

/** Somebody's, who has hidden it after others had used it. */
let spar: MaterialDetail
let flint: MaterialDetail
let recipe: MaterialDetail
let batch: number

beforeEach(async () => {
  const owner = await registerAnew()
  spar = await makeMaterial('Openhill spar')
  await ask('publishMaterial', { params: { id: spar.id }, method: 'POST' })
  const { email, password } = await registerAnew()
  flint = await makeMaterial('Flint')
  recipe = await makeRecipe('Held', [
    [spar, 60],
    [flint, 40],
  ])
  const plan = { recipeId: recipe.id, size: 1000, unit: 'grams' } as const
  batch = (await ask('planBatch', { body: plan })).data.id
  await ask('login', { body: { email: owner.email, password: owner.password } })
  await ask('unpublishMaterial', { params: { id: spar.id }, method: 'POST' })
  await ask('login', { body: { email, password } })
})
afterEach(() => keptAnswers.clear())

it('a batch names it, and links to what has a page', async () => {
  await openPage((user) => <Suspense>{user && <BatchScreen user={user} id={batch} />}</Suspense>)
  const table = await screen.findByRole('table', { name: 'Ingredients of this batch' })
  expect(within(table).getByText('Openhill spar').closest('a')).toBeNull()
  expect(within(table).getByRole('link', { name: 'Flint' })).toBeInTheDocument()
})

it('the solver has its figures, and names it without a link', async () => {
  await openPage(() => <SolveScreen search={parseSolveSearch({ of: `${spar.id},${flint.id}` })} />)
  const list = await screen.findByRole('list', { name: 'Materials' })
  await within(list).findByText('Openhill spar')
  expect(within(list).queryByRole('link', { name: 'Openhill spar' })).toBeNull()
  expect(within(list).getByRole('link', { name: 'Flint' })).toBeInTheDocument()
  expect(within(list).queryByText(/No analysis/)).toBeNull()
})

function Figures({ items }: { readonly items: readonly WorkbenchItem[] }) {
  const analyses = useAnalyses(items, new Map())
  return <output>{analyses.get(-1)?.percent.SiO2 ?? ''}</output>
}

it('a draft on the workbench counts with it', async () => {
  const lines = [
    { materialId: spar.id, name: spar.name, amount: 60, isAdditional: false },
    { materialId: flint.id, name: flint.name, amount: 40, isAdditional: false },
  ]
  const items = [{ id: -1, name: 'B1', kind: 'recipe', lines }] as const
  await openPage(() => <Figures items={items} />)
  const { analysis } = await itemOf(recipe.id)
  await waitFor(() =>
    expect(Number(screen.getByRole('status').textContent)).toBeCloseTo(analysis?.percent.SiO2 ?? 0),
  )
})

it('without a connection its figures are those of the recipe that holds it', async () => {
  const whose = { owner: (await askForUser()).id, version: 'a' }
  await keepOwnLibrary(createQueryClient(), whose, new AbortController().signal, 0)
  expect(await answerFromDevice(whose, ['materials', 'ingredients', [spar.id]])).toMatchObject([
    { id: spar.id, name: 'Openhill spar', isHidden: true, analysis: { loi: 5 } },
  ])
})
