import type { Pagination } from '@glazy/contract/pagination'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { ListCategory } from '#lib/list-search.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import classes from './result-count.module.css'

export interface ResultCountProps {
  readonly category: ListCategory
  readonly pagination: Pagination | undefined
}

/** How many items there are and which of them are shown; spoken when it changes. */
export function ResultCount({ category, pagination }: ResultCountProps) {
  return (
    <p className={classes.count} role="status">
      {pagination && <Text category={category} pagination={pagination} />}
    </p>
  )
}

function Text({ category, pagination }: { category: ListCategory; pagination: Pagination }) {
  const { t } = useTranslation('list')
  const { number } = useFormats()
  const { total, count, current_page, per_page, total_pages } = pagination
  const all = t(`count.${category}`, { count: total })
  if (total_pages <= 1 || count === 0) return all
  const from = (current_page - 1) * per_page + 1
  return t('count.range', { from: number(from), to: number(from + count - 1), total: all })
}
