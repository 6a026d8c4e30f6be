import { SAVED_SEARCHES_MAX } from '@glazy/contract/limits'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { fillIn } from '#testing/fill-in.ts'
import { openPage } from '#testing/open-page.tsx'
import SaveSearchDialog from './save-search-dialog.tsx'
import { savedSearches, saveSearch } from './saved-searches.ts'
import { currentSearch, dated } from './use-current-search.ts'

async function open(q: string) {
  const current = currentSearch('recipes', { q }, 7)
  const onClose = vi.fn()
  await openPage(() => <SaveSearchDialog current={current} suggestedName={q} onClose={onClose} />)
  return onClose
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save search' }))

it('a search is kept under what was typed last, as often as it is saved', async () => {
  for (const round of ['first', 'second']) {
    const onClose = await open('celadon')
    expect(screen.getByLabelText('Name')).toHaveValue('celadon')
    await fillIn({ Name: ' ', Description: `Words of the ${round} time` })
    await save()
    expect(screen.getByText('Enter a name')).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveAttribute('aria-invalid', 'true')
    expect(screen.getByLabelText('Name')).toHaveFocus()
    expect(onClose).not.toHaveBeenCalled()

    await fillIn({ Name: `Celadons, ${round} time` })
    await save()
    expect(onClose).toHaveBeenCalledOnce()
    expect(savedSearches.get()).toMatchObject([
      {
        query: 'celadon',
        name: `Celadons, ${round} time`,
        description: `Words of the ${round} time`,
      },
    ])
  }
})

it('no more searches are kept than fit, and what was typed stays', async () => {
  for (let at = 0; at < SAVED_SEARCHES_MAX; at += 1) {
    const search = dated(currentSearch('recipes', { q: `glaze ${at}` }, 1))
    saveSearch({ ...search, name: `Glaze ${at}`, description: '' })
  }
  const onClose = await open('one too many')
  await save()
  expect(screen.getByRole('alert')).toHaveTextContent(
    `limit of ${SAVED_SEARCHES_MAX} saved searches`,
  )
  expect(screen.getByLabelText('Name')).toHaveValue('one too many')
  expect(onClose).not.toHaveBeenCalled()
})

it('Escape closes it as long as nothing was typed', async () => {
  const onClose = await open('celadon')
  await fillIn({ Description: 'Test' })
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.clear(screen.getByLabelText('Description'))
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})
