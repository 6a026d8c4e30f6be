import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, use, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Dialog, type DialogProps } from './dialog.tsx'

const onClosed = vi.fn()

beforeEach(() => {
  onClosed.mockReset()
})

function Page(props: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>open</button>
      <Dialog
        className="dialog"
        aria-label="Test"
        {...props}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onClosed={onClosed}
      >
        <input aria-label="first" />
        <input aria-label="second" data-autofocus />
        <button onClick={() => setOpen(false)}>last</button>
      </Dialog>
    </>
  )
}

async function open(props: Partial<DialogProps> = {}) {
  render(<Page {...props} />)
  await userEvent.click(screen.getByRole('button', { name: 'open' }))
  return screen.getByRole('dialog', { name: 'Test' })
}

it('is modal, has a name, and begins where it should', async () => {
  expect(await open()).toHaveAttribute('open')
  expect(screen.getByLabelText('second')).toHaveFocus()
})

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'last' }))],
  ['a click beside it', () => userEvent.click(screen.getByRole('dialog'))],
])('%s closes it and gives the focus back, before it says so', async (_, close) => {
  await open()
  onClosed.mockImplementationOnce(() => {
    expect(screen.getByRole('button', { name: 'open' })).toHaveFocus()
  })
  await close()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onClosed).toHaveBeenCalledOnce()
})

it('stays where it should, and where a press inside ends beside it', async () => {
  const dialog = await open({ staysOpen: true })
  await userEvent.keyboard('{Escape}')
  await userEvent.click(dialog)
  expect(dialog).toBeInTheDocument()
})

it.each([
  ['stays while something that was typed would be lost', {}, true],
  ['goes where that is asked about as it is left', { isPage: true }, false],
])('%s', async (_, props, isThere) => {
  const dialog = await open(props)
  screen.getByLabelText('second').setAttribute('data-typed', '')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(dialog)
  expect(screen.queryAllByRole('dialog')).toHaveLength(isThere ? 1 : 0)
})

it('is not closed by a text that is selected from inside to beyond its edge', async () => {
  const dialog = await open()
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: screen.getByLabelText('first') },
    { target: dialog },
    { keys: '[/MouseLeft]', target: dialog },
  ])
  expect(dialog).toBeInTheDocument()
})

it('leads Tab round inside', async () => {
  await open()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'last' })).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByLabelText('first')).toHaveFocus()
  await userEvent.tab({ shift: true })
  expect(screen.getByRole('button', { name: 'last' })).toHaveFocus()
})

it.each([
  ['is over where it may be closed', false, false],
  ['opens again where it stays', true, true],
] as const)('one that the browser has closed all the same %s', async (_, staysOpen, isOpen) => {
  const dialog = await open({ staysOpen })
  if (!(dialog instanceof HTMLDialogElement)) throw new Error('it is no dialog')
  act(() => dialog.close())
  await waitFor(() => expect(dialog.open).toBe(isOpen))
  await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(isOpen ? 0 : 1))
})

it('is open again once what is brought in it is there', async () => {
  const brought = Promise.withResolvers<string>()
  const pages: readonly Promise<string>[] = [Promise.resolve('here'), brought.promise]
  const Words = ({ page }: { readonly page: number }) => use(pages[page] ?? brought.promise)
  const onClose = vi.fn()
  const show = (page: number) => (
    <Suspense>
      <Dialog isOpen onClose={onClose} className="dialog" aria-label="Test">
        <Words page={page} />
      </Dialog>
    </Suspense>
  )
  const { rerender } = await act(async () => render(show(0)))
  const dialog = screen.getByRole('dialog')
  expect(dialog).toHaveAttribute('open')
  await act(async () => rerender(show(1)))
  // A browser tells it a moment later.
  act(() => void dialog.dispatchEvent(new Event('close')))
  await act(async () => brought.resolve('there'))
  expect(screen.getByText('there')).toHaveAttribute('open')
  expect(onClose).not.toHaveBeenCalled()
})
