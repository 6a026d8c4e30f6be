import { useSearch } from '@tanstack/react-router'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { SolveSearch } from '#lib/solve-parameters.ts'
import { ask } from '#testing/ask.ts'
import { makeMaterial } from '#testing/items.ts'
import { openPage } from '#testing/open-page.tsx'
import { registerAnew } from '#testing/people.ts'
import { SolveScreen } from './solve-screen.tsx'

function Page() {
  return <SolveScreen search={useSearch({ strict: false }) as SolveSearch} />
}

afterEach(() => {
  vi.restoreAllMocks()
})

/** A celadon with clay of which nothing is known, and its material that is to be replaced. */
async function importCeladon() {
  await registerAnew()
  const spar = await makeMaterial('Spar to replace')
  const body = {
    clientKey: crypto.randomUUID(),
    name: 'creek.txt',
    materials: [{ key: 'clay', name: 'Clay from the creek' }],
    recipes: [
      {
        key: 'celadon',
        name: 'Creek Celadon',
        components: [
          { materialId: spar.id, amount: 75 },
          { key: 'clay', amount: 15 },
          { key: 'clay', amount: 10 },
        ],
      },
    ],
  }
  const { items } = (await ask('addToImport', { body })).data
  const id = items.find(({ key }) => key === 'celadon')?.id
  return { id, spar }
}

const note = () =>
  screen.findByText('No analysis, so the formula isn’t known: Clay from the creek.')

it('a recipe whose formula nobody knows gets none that would silently leave out what is unknown', async () => {
  const { id, spar } = await importCeladon()
  await openPage(Page, `/solve?from=${id}&swap=${spar.id}`)
  expect(await note()).toBeVisible()
  expect(screen.queryByText(/The first recipe comes closest/)).toBeNull()
})

it('nothing is answered before the recipe has come that may leave something out', async () => {
  const { id, spar } = await importCeladon()
  const send = globalThis.fetch
  const { promise, resolve } = Promise.withResolvers<void>()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (String(input).endsWith(`/${id}`)) await promise
    return send(input, init)
  })
  await openPage(Page, `/solve?base=${id}&swap=${spar.id}`)
  const answer = await screen.findByRole('region', { name: 'Answer' })
  await vi.waitFor(() => expect(globalThis.fetch).toHaveBeenCalled())
  expect(answer).toHaveTextContent(/^Loading materials…$/)
  resolve()
  expect(await note()).toBeVisible()
})

it('a recipe that cannot be loaded is said to be missing, and nothing is answered without it', async () => {
  const { id, spar } = await importCeladon()
  const send = globalThis.fetch
  let isLost = true
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (isLost && String(input).endsWith(`/${id}`)) return new Response('{}', { status: 404 })
    return send(input, init)
  })
  await openPage(Page, `/solve?base=${id}&swap=${spar.id}`)
  const answer = await screen.findByRole('region', { name: 'Answer' })
  expect(await within(answer).findByRole('alert')).toBeVisible()
  expect(screen.queryByText(/The first recipe comes closest/)).toBeNull()
  expect(screen.queryByText('No question yet')).toBeNull()
  isLost = false
  await userEvent.click(within(answer).getByRole('button', { name: 'Try again' }))
  expect(await note()).toBeVisible()
})
