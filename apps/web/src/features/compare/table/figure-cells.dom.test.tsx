import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { columnWindow } from '#features/compare/columns/column-window.ts'
import { FormatsContext } from '#lib/texts/formats-context.tsx'
import { formatsOf } from '#lib/texts/formats.ts'
import { openPage } from '#testing/open-page.tsx'
import { FigureCells } from './figure-cells.tsx'

it('of what things cost the figures are sums of money', async () => {
  const row = { key: 'cost', label: 'cost', isPrice: true, values: [15.041, 12] }
  await openPage(() => (
    <FormatsContext value={formatsOf('en', 4)}>
      <table>
        <tbody>
          <tr>
            <FigureCells row={row} reference={0} drawn={columnWindow(2, 0, 0, 0)} />
          </tr>
        </tbody>
      </table>
    </FormatsContext>
  ))
  expect(await screen.findByText('$15.04')).toBeVisible()
  expect(screen.getByText('$12.00')).toBeVisible()
  expect(screen.getByText(/^.3\.04$/)).toBeVisible()
})
