import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeMaterial } from '#testing/items.ts'
import { openPage } from '#testing/open-page.tsx'
import { registerAnew } from '#testing/people.ts'
import type { EditorRow } from './editor-rows.ts'
import { IngredientField } from './ingredient-field.tsx'

const chosen = vi.fn()
const done = vi.fn()

function Field() {
  const [row, setRow] = useState<EditorRow>({ key: 1, text: '', amount: '', isAdditional: false })
  return (
    <IngredientField
      row={row}
      number={1}
      onType={(text) => setRow({ ...row, text })}
      onChoose={chosen}
      onPasteRecipe={() => undefined}
      onDone={done}
    />
  )
}

beforeEach(async () => {
  chosen.mockReset()
  await registerAnew()
  for (const name of ['Zeolite Grey', 'Zeolite White']) await makeMaterial(name)
  await openPage(() => <Field />)
})

const field = () => screen.getByRole('combobox', { name: 'Ingredient 1' })

/** The choice that a screen reader speaks. */
const spoken = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')

it('looks up what is typed, is walked by arrows, and takes the choice on Enter', async () => {
  expect(field()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.type(field(), 'Zeolite')
  const options = await screen.findAllByRole('option')
  expect(field()).toHaveAttribute('aria-expanded', 'true')
  expect(field()).toHaveAttribute('aria-autocomplete', 'list')
  expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
  expect(spoken()).toBeNull()

  await userEvent.keyboard('{ArrowDown}')
  expect(spoken()).toBe(options[0])
  expect(options[0]).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(spoken()).toBe(options.at(-1))
  expect(field()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(chosen).toHaveBeenCalledWith(
    expect.objectContaining({ name: options.at(-1)?.firstChild?.firstChild?.textContent }),
  )
})

it('Escape closes the list and leaves what was typed', async () => {
  await userEvent.type(field(), 'Zeolite')
  await screen.findAllByRole('option')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(field()).toHaveAttribute('aria-expanded', 'false'))
  expect(field()).toHaveValue('Zeolite')
  expect(chosen).not.toHaveBeenCalled()
})
