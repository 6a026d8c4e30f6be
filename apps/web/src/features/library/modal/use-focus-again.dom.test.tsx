import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { openPage } from '#testing/open-page.tsx'
import { useFocusAgain } from './use-focus-again.ts'

/** A list of two cards, and an item that is opened over it and stepped on from. */
function Page() {
  const [id, setId] = useState<number>()
  return (
    <main tabIndex={-1}>
      <a href="/recipes/1" data-material={1}>
        First
      </a>
      <a href="/recipes/2" data-material={2}>
        Second
      </a>
      <button onClick={() => setId(1)}>Open</button>
      {id !== undefined && <Item id={id} onStep={setId} onClose={() => setId(undefined)} />}
    </main>
  )
}

interface ItemProps {
  readonly id: number
  readonly onStep: (id: number) => void
  readonly onClose: () => void
}

function Item({ id, onStep, onClose }: ItemProps) {
  const focusAgain = useFocusAgain(id)
  const close = () => {
    onClose()
    focusAgain()
  }
  return (
    <>
      <button onClick={() => onStep(2)}>Next</button>
      <button onClick={() => onStep(9)}>Of no card</button>
      <button onClick={close}>Close</button>
    </>
  )
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

it('the card of the item that was read last has the focus again', async () => {
  await openPage(() => <Page />)
  for (const name of ['Open', 'Next', 'Close']) await press(name)
  expect(screen.getByRole('link', { name: 'Second' })).toHaveFocus()
})

it('where the item has no card, what opened it has', async () => {
  await openPage(() => <Page />)
  for (const name of ['Open', 'Of no card', 'Close']) await press(name)
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})
