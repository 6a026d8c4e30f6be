import { useSearch } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { SolveSearch } from '#lib/solve-parameters.ts'
import { takeNotices } from '#lib/notify.ts'
import { holdAnswers } from '#testing/hold-answers.ts'
import { makeMaterial, makeRecipe } from '#testing/items.ts'
import { openPage } from '#testing/open-page.tsx'
import { registerAnew } from '#testing/people.ts'
import { useSolveForm } from './use-solve-form.ts'

/** Id of no item. */
const NOWHERE = 2_000_000_000

function Page({ recipe }: { readonly recipe?: number }) {
  const search = useSearch({ strict: false }) as SolveSearch
  const { go, takeRecipe } = useSolveForm(search)
  return (
    <>
      <button onClick={() => go({ from: recipe })}>Begin with it</button>
      <button onClick={() => go({ n: 5 })}>Five at most</button>
      <button onClick={() => takeRecipe(NOWHERE)}>Take its formula</button>
      <output>{JSON.stringify(search)}</output>
    </>
  )
}
afterEach(() => {
  vi.restoreAllMocks()
})

const asked = () => JSON.parse(screen.getByRole('status').textContent) as SolveSearch

it('what is changed while a recipe is fetched stays, and so does what comes with it', async () => {
  await registerAnew()
  const spar = await makeMaterial('Test Spar')
  const { id } = await makeRecipe('Test Clear', [[spar, 100]])
  await openPage(() => <Page recipe={id} />, '/solve')
  const release = holdAnswers()
  await userEvent.click(screen.getByText('Begin with it'))
  await userEvent.click(screen.getByText('Five at most'))
  release()
  await waitFor(() => expect(asked()).toMatchObject({ base: id, n: 5, of: String(spar.id) }))
  expect(asked()).not.toHaveProperty('from')
})

it('a recipe that cannot be fetched is told, whoever asks for it', async () => {
  await registerAnew()
  await openPage(() => <Page recipe={NOWHERE} />, '/solve?n=5')
  for (const asks of ['Begin with it', 'Take its formula']) {
    await userEvent.click(screen.getByText(asks))
    await waitFor(() => expect(takeNotices()).toMatchObject([{ kind: 'error' }]))
  }
  expect(asked()).toEqual({ n: 5 })
})
