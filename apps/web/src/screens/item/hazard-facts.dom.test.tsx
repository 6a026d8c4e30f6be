import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage } from '#testing/open-page.tsx'
import { HazardFacts } from '#features/item/page/hazard-facts.tsx'

const analysis = (percent: object) => ({ percent, percentTotal: 100, loi: 0 }) as never

it('a listed material says what it does, with the code and the number of the list', async () => {
  await openPage(() => <HazardFacts name="Barium Carbonate" analysis={analysis({ BaO: 77.7 })} />)
  const part = await screen.findByRole('region', { name: 'Hazards' })
  expect(within(part).getByText(/^Harmful if swallowed \(H302\)/)).toBeVisible()
  expect(within(part).getByText('CLP, Annex VI: 056-003-00-2')).toBeVisible()
  expect(within(part).getByText(/Not being listed doesn’t mean harmless/)).toBeVisible()
})

it('lead is told by the analysis, and that a frit may bind it', async () => {
  await openPage(() => <HazardFacts name="Frit 3403" analysis={analysis({ PbO: 57, SiO2: 39 })} />)
  const part = await screen.findByRole('region', { name: 'Hazards' })
  expect(part.textContent).toContain('Can harm fertility or an unborn child (H360)')
  expect(part.textContent).toMatch(/Contains PbO; .* · CLP, Annex VI: 082-001-00-6/)
})

it('of what is in no list nothing is said', async () => {
  await openPage(() => (
    <>
      <HazardFacts name="Custer Feldspar" analysis={analysis({ SiO2: 69, K2O: 10 })} />
      <p>all there is</p>
    </>
  ))
  expect(await screen.findByText('all there is')).toBeVisible()
  expect(screen.queryByRole('region')).toBeNull()
})
