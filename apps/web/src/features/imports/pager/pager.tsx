import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '#components/button.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from '#features/imports/recipe-import.module.css'

export interface PagerProps {
  /** What the pages are of. */
  readonly what: string
  /** From 0. */
  readonly page: number
  readonly pages: number
  readonly onChange: (page: number) => void
}

/** Goes through a long list of the page itself, which has no addresses. */
export function Pager({ what, page, pages, onChange }: PagerProps) {
  const { t } = useTranslation('imports')
  if (pages <= 1) return null
  return (
    <nav className={classes.pager} aria-label={t('pager.label', { what })}>
      <Button
        isIcon
        aria-label={t('pager.previous')}
        disabled={page === 0}
        onClick={() => onChange(page - 1)}
      >
        <ChevronLeft size={18} aria-hidden />
      </Button>
      <span aria-live="polite">{t('pager.page', { page: page + 1, pages })}</span>
      <Button
        isIcon
        aria-label={t('pager.next')}
        disabled={page >= pages - 1}
        onClick={() => onChange(page + 1)}
      >
        <ChevronRight size={18} aria-hidden />
      </Button>
    </nav>
  )
}
