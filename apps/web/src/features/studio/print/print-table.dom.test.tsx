import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage } from '#testing/open-page.tsx'
import { BatchReportTable } from './batch-report-table.tsx'
import { PrintTable } from './print-table.tsx'

const component = (id: number, name: string, percentageAmount: number, isAdditional = false) => ({
  material: { id, name, kind: 'primitive' as const, isArchived: false, materialTypeId: null },
  percentageAmount,
  isAdditional,
})
const components = [component(1, 'Silica', 100), component(3, 'Cobalt Carbonate', 0.25, true)]

it('weights are printed as fine as the scale of the visitor tells them apart', async () => {
  localStorage.setItem('glazy-batch', JSON.stringify({ unit: 'kilograms', size: '5', step: 0.1 }))
  await openPage(() => <PrintTable name="Test" components={components} batchSize={5} unit="kg" />)
  const row = await screen.findByRole('row', { name: /Cobalt/ })
  expect([...row.children].map((cell) => cell.textContent)).toEqual([
    '+ Cobalt Carbonate',
    '0.25',
    '0.0125',
    '5.0125',
  ])
  await openPage(() => (
    <BatchReportTable
      items={[{ id: 2, name: 'Test', components } as never]}
      inner={new Map()}
      batchSize={5.125}
      unit="kg"
    />
  ))
  expect(await screen.findByRole('row', { name: /Cobalt/ })).toHaveTextContent(/0\.0128$/)
  expect(screen.getByText(/5\.125 kg/)).toBeVisible()
})
