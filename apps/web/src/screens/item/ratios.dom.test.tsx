import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { UmfPanel } from '#features/item/chemistry/umf-panel.tsx'
import { openPage } from '#testing/open-page.tsx'

// Three moles of silica, half a mole of lime and soda each, and of stabilizers 0.3 Al2O3, 0.2 TiO2.
const percent = { SiO2: 180.255, CaO: 28.039, Na2O: 30.99, Al2O3: 30.588, TiO2: 15.973 }
const analysis = { percent, loi: 0, total: 285.845 }

it('by the extended groups an item shows its ratios, and silica against all stabilizers', async () => {
  await openPage(() => (
    <UmfPanel name="Rutile" analysis={analysis} chemistry={{ thermalExpansion: null } as never} />
  ))
  const ratios = (await screen.findByText('KNaO', { exact: false })).closest('p')
  expect(ratios?.textContent).toBe('SiO2:Al2O3 10.00R2O:RO 0.50 : 0.50KNaO 0.50')
  await userEvent.click(screen.getByRole('radio', { name: 'Extended groups' }))
  expect(ratios?.textContent).toBe(
    'SiO2:Al2O3 10.00SiO2:(Al2O3 + TiO2) 6.00R2O:RO 0.50 : 0.50KNaO 0.50',
  )
})
