import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { usePrintOptions } from '#features/studio/print/print-options.ts'
import { openPage } from '#testing/open-page.tsx'
import { BatchSizeHead } from './batch-size-head.tsx'

const head = () => (
  <table>
    <thead>
      <tr>
        <BatchSizeHead />
      </tr>
    </thead>
  </table>
)

async function typeSize(text: string) {
  const field = await screen.findByLabelText<HTMLInputElement>('Batch size')
  const initialSelectionEnd = field.value.length
  await userEvent.type(field, text, { initialSelectionStart: 0, initialSelectionEnd })
  return field
}

it('a batch size that is no number says so below its field', async () => {
  await openPage(head)
  const field = await typeSize('2,5 kg')
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('Enter a number, like 1000 or 12.5.')
  expect(screen.getByRole('alert')).toBeVisible()
  expect(await typeSize('0')).toHaveAccessibleDescription('Enter a batch size above 0.')
  expect(await typeSize('2500')).toBeValid()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a batch size can be cleared before another one is typed', async () => {
  await openPage(head)
  const field = await screen.findByLabelText('Batch size')
  await userEvent.clear(field)
  expect(field).toHaveValue('')
  expect(field).toHaveAccessibleDescription('Enter a batch size above 0.')
  await userEvent.type(field, '750')
  expect(field).toHaveValue('750')
})

it('what is printed is the batch that is mixed', async () => {
  await openPage(head)
  await typeSize('2500')
  await openPage(function Printed() {
    const { options, change } = usePrintOptions()
    return <button onClick={() => change({ batchSize: '500' })}>{options.batchSize}</button>
  })
  await userEvent.click(await screen.findByRole('button', { name: '2500' }))
  expect(await screen.findByRole('button', { name: '500' })).toBeVisible()
  await openPage(head)
  expect(await screen.findByLabelText('Batch size')).toHaveValue('500')
})
