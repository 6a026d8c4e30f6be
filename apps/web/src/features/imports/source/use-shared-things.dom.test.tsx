import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { keepShared, readShared } from '#lib/offline/shared-things.ts'
import { cachesInMemory } from '#testing/caches-in-memory.ts'
import { openPage } from '#testing/open-page.tsx'
import { useSharedThings } from './use-shared-things.ts'

beforeEach(() => {
  vi.stubGlobal('caches', cachesInMemory())
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL: vi.fn() }),
  )
  return () => vi.unstubAllGlobals()
})

function Page() {
  const shared = useSharedThings()
  if (shared === undefined) return null
  const named = shared && {
    text: shared.text,
    photographs: shared.photographs.map((image) => 'file' in image && image.file.name),
    files: shared.files.map(({ name }) => name),
  }
  return <output>{JSON.stringify(named)}</output>
}
const shown = async () => JSON.parse((await screen.findByRole('status')).textContent) as unknown

it('photographs are told from other files, and all is forgotten with the page', async () => {
  const form = new FormData()
  form.set('text', 'Fired yesterday')
  form.append('files', new File(['a'], 'bowl.jpg', { type: 'image/jpeg' }))
  form.append('files', new File(['b'], 'recipes.csv', { type: 'text/csv' }))
  await keepShared(form)
  const page = await openPage(() => <Page />)
  expect(await shown()).toEqual({
    text: 'Fired yesterday',
    photographs: ['bowl.jpg'],
    files: ['recipes.csv'],
  })
  await page.leave()
  await waitFor(async () => expect(await readShared()).toBeUndefined())
})

it('where nothing was shared there is nothing', async () => {
  await openPage(() => <Page />)
  expect(await shown()).toBeNull()
})
