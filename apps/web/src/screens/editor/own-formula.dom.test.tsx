import { screen } from '@testing-library/react'
import type { OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import type { UnityType } from '@glazy/ceramics/chemistry/unity'
import { afterEach, expect, it } from 'vitest'
import { AnalysisChemistry } from '#features/editor/analysis/analysis-chemistry.tsx'
import { choosePreferences } from '#lib/preferences/chosen-store.ts'
import { openPage } from '#testing/open-page.tsx'

const FELDSPAR = { SiO2: 64.76, Al2O3: 18.32, K2O: 16.92 }
const IRON_FELDSPAR = { ...FELDSPAR, Fe2O3: 4 }

afterEach(() => {
  choosePreferences({ umfOxides: { type: 'default' } })
})

async function ownFormula(percent: OxideAmounts, unityType: UnityType) {
  await openPage(() => <AnalysisChemistry analysis={{ percent, loi: 0 }} unityType={unityType} />)
  await screen.findByRole('group', { name: 'Unity molecular formula of your entry' })
  return screen.queryByRole('region', { name: 'Material formula of your entry' })?.textContent
}

it('a formula by fluxes that is the unity formula is shown once', async () => {
  expect(await ownFormula(IRON_FELDSPAR, 'auto')).toBeUndefined()
  choosePreferences({ umfOxides: { type: 'xumf' } })
  expect(await ownFormula(IRON_FELDSPAR, 'umf')).toBeUndefined()
  expect(await ownFormula(FELDSPAR, 'auto')).toBeUndefined()
})

it('a formula by other fluxes than those of the visitor is shown beside theirs', async () => {
  choosePreferences({ umfOxides: { type: 'xumf' } })
  for (const unityType of ['auto', 'unity'] as const) {
    expect(await ownFormula(IRON_FELDSPAR, unityType)).toMatch(/1\.00K2O.*Fluxes total 1\./)
  }
})

it('so is one whose basis counts FeO among the fluxes', async () => {
  expect(await ownFormula({ ...FELDSPAR, FeO: 7 }, 'auto')).toMatch(/0\.65K2O.*0\.35FeO/)
})

it('the unity formula says by which fluxes it goes, where they are not those of everybody', async () => {
  await ownFormula(FELDSPAR, 'auto')
  expect(screen.queryByText(/total 1\./)).toBeNull()
  choosePreferences({ umfOxides: { type: 'xumf' } })
  await ownFormula(FELDSPAR, 'auto')
  expect(screen.getByText(/All fluxes total 1\./)).toBeVisible()
})
