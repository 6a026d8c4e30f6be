import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openPage } from '#testing/open-page.tsx'
import { QuickSearchPanel } from './quick-search-panel.tsx'

it('Enter shows all that is found for what is typed, however fast that was', async () => {
  const shown: string[] = []
  await openPage(() => (
    <QuickSearchPanel
      recent={[]}
      onForget={() => undefined}
      onOpen={() => undefined}
      onShowAll={(_, keywords) => shown.push(keywords)}
      picture={() => null}
    />
  ))
  const field = screen.getByRole('combobox')
  await userEvent.type(field, 'c{Enter}')
  expect(shown).toEqual([])
  await userEvent.type(field, 'el{Enter}')
  expect(shown).toEqual(['cel'])
  await screen.findByRole('listbox')
  await userEvent.type(field, 'adon {Enter}')
  expect(shown).toEqual(['cel', 'celadon'])
  await userEvent.type(field, '{Backspace}{Backspace}{Backspace}')
  await userEvent.clear(field)
  await userEvent.type(field, '{Enter}')
  expect(shown).toHaveLength(2)
})
