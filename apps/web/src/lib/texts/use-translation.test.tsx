import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createTexts } from './texts.ts'
import { TextsContext, useTranslation } from './use-translation.ts'

function PageOf({ page, pages }: { page: number; pages: number }) {
  const { t } = useTranslation('common')
  return `${t('action.close')} ${t('pagination.page', { page })} ${t('chip.remove', { label: pages })}`
}

test('plain texts and texts with placeholders are read, again and again', async () => {
  const texts = createTexts('Glazy')
  await texts.start('en')
  const html = (page: number) =>
    renderToStaticMarkup(
      <TextsContext value={texts}>
        <PageOf page={page} pages={9} />
      </TextsContext>,
    )
  expect(html(2)).toBe('Close Page 2 Remove 9')
  expect(html(3)).toBe('Close Page 3 Remove 9')
})

test('a part outside of the document says so', () => {
  expect(() => renderToStaticMarkup(<PageOf page={1} pages={1} />)).toThrow(/document/)
})
