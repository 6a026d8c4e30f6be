import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { PopoverMenu } from './popover-menu.tsx'

const chosen = vi.fn()

beforeEach(() => {
  chosen.mockReset()
  render(
    <PopoverMenu label="Test">
      <button onClick={() => chosen('Anchor')}>Anchor</button>
      <button aria-disabled onClick={() => chosen('Bevel')}>
        Bevel
      </button>
      <a href="#coil">Coil</a>
    </PopoverMenu>,
  )
})

it('has a button with a name that opens its panel', () => {
  const button = screen.getByRole('button', { name: 'Test' })
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '')
  expect(panel).toHaveAttribute('popover', 'auto')
  expect(panel).toContainElement(screen.getByRole('link', { name: 'Coil' }))
})

it('arrow keys, Home and End lead round through all choices, also those that say why not', async () => {
  screen.getByRole('button', { name: 'Anchor' }).focus()
  for (const [key, name] of [
    ['ArrowDown', 'Bevel'],
    ['ArrowDown', 'Coil'],
    ['ArrowDown', 'Anchor'],
    ['ArrowUp', 'Coil'],
    ['Home', 'Anchor'],
    ['End', 'Coil'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    expect(screen.getByText(name)).toHaveFocus()
  }
})

it('a letter leads to the next choice that begins with it', async () => {
  screen.getByRole('button', { name: 'Anchor' }).focus()
  await userEvent.keyboard('c')
  expect(screen.getByText('Coil')).toHaveFocus()
  await userEvent.keyboard('b')
  expect(screen.getByText('Bevel')).toHaveFocus()
})
