import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FormulaPanel } from '#features/item/chemistry/formula-panel.tsx'
import { openPage } from '#testing/open-page.tsx'

it('iron that counts among the fluxes stands among them', async () => {
  // A mole of each: 71.844, 56.077, 60.085.
  const analysis = { percent: { FeO: 71.844, CaO: 56.077, SiO2: 60.085 }, loi: 0, total: 188.006 }
  const chemistry = { unityType: 'auto', weight: null } as never
  await openPage(() => (
    <FormulaPanel name="Slag" analysis={analysis} chemistry={chemistry} theoretical={null} />
  ))
  const formula = await screen.findByRole('group', { name: /Slag/ })
  expect(formula.textContent).toMatch(/^Fluxes.*0\.50.*0\.50.*Stabilizers/)
  expect(formula.textContent).not.toContain('Other')
  expect(screen.getByText(/^Fluxes total 1\./)).toBeVisible()
})
