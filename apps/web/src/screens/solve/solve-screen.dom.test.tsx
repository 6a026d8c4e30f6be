import { useSearch } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { SolveSearch } from '#lib/solve-parameters.ts'
import { ask } from '#testing/ask.ts'
import { makeMaterial } from '#testing/items.ts'
import { openPage } from '#testing/open-page.tsx'
import { registerAnew } from '#testing/people.ts'
import { SolveScreen } from './solve-screen.tsx'

function Page() {
  return <SolveScreen search={useSearch({ strict: false }) as SolveSearch} />
}

it('a recipe whose formula nobody knows gets none that would silently leave out what is unknown', async () => {
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
  await openPage(Page, `/solve?from=${id}&swap=${spar.id}`)
  expect(
    await screen.findByText('No analysis, so the formula isn’t known: Clay from the creek.'),
  ).toBeVisible()
  expect(screen.queryByText(/The first recipe comes closest/)).toBeNull()
})
