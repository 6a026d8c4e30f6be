import type { MaterialSummary } from '@glazy/contract/materials'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { openPage } from '#testing/open-page.tsx'
import { CompareTools } from './compare-tools.tsx'

const ITEMS = [
  { id: 1, name: 'Clear' },
  { id: 2, name: 'Celadon' },
] as MaterialSummary[]
const SEARCH = {}

it('what is chosen shows at once, and all of it goes on before the address follows', async () => {
  const onChange = vi.fn()
  await openPage(() => (
    <CompareTools materials={ITEMS} referenceId={1} search={SEARCH} onChange={onChange} />
  ))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Differences only' }))
  expect(screen.getByRole('checkbox', { name: 'Differences only' })).not.toBeChecked()
  await userEvent.selectOptions(screen.getByRole('combobox'), 'B · Celadon')
  expect(screen.getByRole('combobox')).toHaveDisplayValue('B · Celadon')
  expect(onChange).toHaveBeenLastCalledWith({ all: true, ref: 2 })
})
