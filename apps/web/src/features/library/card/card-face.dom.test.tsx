import type { MaterialSummary } from '@glazy/contract/materials'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage } from '#testing/open-page.tsx'
import { MaterialGrid } from './material-grid.tsx'

const TENMOKU: MaterialSummary = {
  id: 1,
  kind: 'recipe',
  name: 'Test Tenmoku',
  otherNames: null,
  isPrimitive: false,
  isAnalysis: false,
  isPrivate: false,
  isArchived: false,
  materialStateId: 2,
  baseTypeId: 460,
  materialTypeId: 540,
  fromOrtonConeId: 34,
  toOrtonConeId: 34,
  atmospheres: [3],
  surfaceTypeId: null,
  transparencyTypeId: null,
  countryId: null,
  hexColor: null,
  ratingAverage: null,
  ratingNumber: 0,
  user: null,
  image: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ingredients: [
    { name: 'Test Spar', percentageAmount: 50, isAdditional: false },
    { name: 'Test Iron', percentageAmount: 9.5, isAdditional: true },
  ],
}

async function open(changes: Partial<MaterialSummary>) {
  await openPage(() => (
    <MaterialGrid
      materials={[{ ...TENMOKU, ...changes }]}
      selectedIds={new Set()}
      onSelect={() => undefined}
      onOpen={() => undefined}
    />
  ))
  return screen.getByRole('article')
}

const colorsOf = (card: HTMLElement) =>
  [...card.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.backgroundColor)

it('without photograph and measured color a card is a label with what is known, and no color', async () => {
  const card = await open({})
  expect(card).toHaveTextContent('Test Tenmoku')
  expect(screen.getByRole('img', { name: 'Cone 10' })).toBeVisible()
  expect(card).toHaveTextContent('Test Spar 50')
  expect(card).toHaveTextContent('+ Test Iron 9.5')
  expect(colorsOf(card)).toEqual([])
  expect(screen.queryByRole('img', { name: /color/ })).toBeNull()
})

it('a card says which ingredients its figures leave out', async () => {
  const card = await open({ leftOut: ['Stain 6600', 'Stain 6600'] })
  const words = 'No analysis for Stain 6600, so the chemistry leaves this out.'
  expect(within(card).getByRole('img', { name: words })).toBeVisible()
})

it('a measured color is a chip that says so', async () => {
  const card = await open({ hexColor: '3a1f14' })
  expect(screen.getByRole('img', { name: 'Measured color #3a1f14' })).toBeVisible()
  expect(card).toHaveTextContent('Measured color')
  expect(colorsOf(card)).toEqual(['#3a1f14'])
})

it('a photograph takes the place of the label, and one that does not come gives way to the color', async () => {
  const card = await open({
    hexColor: '3a1f14',
    image: {
      id: 7,
      cdnId: 'test',
      title: null,
      dominantHexColor: null,
      secondaryHexColor: null,
      width: 800,
      height: 600,
    },
  })
  expect(card).not.toHaveTextContent('Test Spar')
  // Documents of tests load no pictures.
  expect(await screen.findByRole('img', { name: 'Measured color #3a1f14' })).toBeVisible()
})
