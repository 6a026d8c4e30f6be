import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AnalysisSection } from '#features/item/chemistry/analysis-section.tsx'
import { openPage } from '#testing/open-page.tsx'

const part = (name: string, isWithoutAnalysis?: true) => ({
  material: {
    id: 1,
    name,
    kind: 'primitive',
    isArchived: false,
    materialTypeId: 32,
    isWithoutAnalysis,
  },
  percentageAmount: 50,
  isAdditional: false,
})
const recipe = (components: readonly object[]) => ({
  id: 7,
  name: 'Stained',
  kind: 'recipe',
  isPrimitive: false,
  formula: null,
  components,
  analysis: null,
  chemistry: null,
})

it('the page of a recipe names what its chemistry leaves out', async () => {
  const known = recipe([part('Flint'), part('Tinkar Z', true), part('Stain 6600', true)])
  await openPage(() => <AnalysisSection material={known as never} />)
  expect(
    await screen.findByText(
      'No analysis for Tinkar Z and Stain 6600, so the chemistry leaves this out.',
    ),
  ).toBeVisible()
})

it('of a recipe whose ingredients all have an analysis nothing is said', async () => {
  await openPage(() => <AnalysisSection material={recipe([part('Flint')]) as never} />)
  expect(await screen.findByRole('heading', { name: 'Analysis' })).toBeVisible()
  expect(screen.queryByText(/^No analysis for/)).toBeNull()
})
