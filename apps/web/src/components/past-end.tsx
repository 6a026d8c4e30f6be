import { SearchX } from 'lucide-react'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { buttonClass } from './button-class.ts'
import { EmptyState } from './empty-state.tsx'
import type { PaginationProps } from './pagination.tsx'

/** In the place of a page that a list does not have: it has others. Which page it is says the answer. */
export function PastEnd({ page, link }: Pick<PaginationProps, 'page' | 'link'>) {
  const { t } = useTranslation('common')
  const { number } = useFormats()
  return (
    <EmptyState
      icon={<SearchX size={40} aria-hidden />}
      title={t('pagination.pastEnd', { page: number(page) })}
      actions={link(1, { className: buttonClass('filled'), children: t('pagination.first') })}
    />
  )
}
