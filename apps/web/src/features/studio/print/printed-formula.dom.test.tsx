import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { choosePreferences } from '#lib/preferences/chosen-store.ts'
import { makeMaterial, makeRecipe } from '#testing/items.ts'
import { openPage } from '#testing/open-page.tsx'
import { registerAnew } from '#testing/people.ts'
import { PrintedItems } from './printed-items.tsx'

afterEach(() => {
  choosePreferences({ umfOxides: { type: 'default' } })
})

it('a formula on paper says what counts as a flux, for paper goes to others', async () => {
  await registerAnew()
  const { id } = await makeRecipe('Test Clear', [[await makeMaterial('Test Spar'), 100]])
  const open = () => openPage(() => <PrintedItems ids={[id]} picture={() => null} />, '/print')
  await open()
  expect(await screen.findByRole('article')).toHaveTextContent(
    'Alkalis, alkaline earths, lead, zinc and manganese oxide total 1.',
  )
  choosePreferences({ umfOxides: { type: 'xumf' } })
  await open()
  expect(await screen.findByRole('article')).toHaveTextContent('All fluxes total 1.')
  choosePreferences({
    umfOxides: {
      type: 'custom',
      oxides: { r2o: ['K2O'], ro: [], r2o3: ['Al2O3'], ro2: ['SiO2'] },
    },
  })
  await open()
  expect(await screen.findByRole('article')).toHaveTextContent('Fluxes total 1.')
})
