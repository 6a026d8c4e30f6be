import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ask } from '#testing/ask.ts'
import { itemOf, makeMaterial } from '#testing/items.ts'
import { openPage } from '#testing/open-page.tsx'
import { registerAnew } from '#testing/people.ts'
import DeleteDialog from './delete-dialog.tsx'

beforeEach(() => registerAnew())

async function open(id: number) {
  const material = await itemOf(id)
  await openPage(() => <DeleteDialog material={material} onClose={vi.fn()} />)
}

it('asks before a material is deleted', async () => {
  const { id } = await makeMaterial('Test Spar')
  await open(id)
  expect(await screen.findByRole('button', { name: 'Delete' })).toBeVisible()
  expect(screen.getByText('Delete Test Spar?')).toBeVisible()
})

it('says so where there is stock of it, and deletes nothing', async () => {
  const { id } = await makeMaterial('Test Frit')
  const row = { materialId: id, packAmount: 5, packUnits: 'kilograms' } as const
  await ask('buyLots', { body: { rows: [row] } })
  await open(id)
  expect(await screen.findByText('Test Frit is in stock')).toBeVisible()
  expect(screen.getByText('It’s in your stock')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
})
