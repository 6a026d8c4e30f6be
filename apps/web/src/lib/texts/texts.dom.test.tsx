import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { takeNotices } from '../notify.ts'
import { loadMessages } from './load-messages.ts'
import { createTexts } from './texts.ts'
import { TextsContext, useTranslation } from './use-translation.ts'

function Later() {
  const { t } = useTranslation('home')
  return <p>{t('title')}</p>
}

it('texts that cannot be brought are asked for once, and come with the connection', async () => {
  const bring = vi.fn(loadMessages)
  const texts = createTexts('Glazy', bring)
  await texts.start('en')
  bring.mockClear().mockRejectedValue(new TypeError('Failed to fetch'))
  render(
    <TextsContext value={texts}>
      <input aria-label="Words" />
      <Suspense fallback={<p>not yet</p>}>
        <Later />
      </Suspense>
    </TextsContext>,
  )
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(bring).toHaveBeenCalledOnce()
  expect(screen.getByRole('textbox', { name: 'Words' })).toBeVisible()
  expect(takeNotices()).toMatchObject([{ text: 'This section couldn’t be loaded' }])
  bring.mockImplementation(loadMessages)
  act(() => void dispatchEvent(new Event('online')))
  await vi.waitFor(() => expect(screen.queryByText('not yet')).toBeNull())
})
