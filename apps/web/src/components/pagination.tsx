import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { pagesToShow } from './pages-to-show.ts'
import classes from './pagination.module.css'

/** What a page's link must carry; spread it onto the router's link. */
export interface PageLinkAttributes {
  readonly className: string | undefined
  readonly 'aria-label'?: string
  readonly 'aria-current'?: 'page'
  readonly rel?: 'prev' | 'next'
  readonly children: ReactNode
}

export interface PaginationProps {
  readonly page: number
  readonly pages: number
  /** Makes the link of a page: a real one, which crawlers and new tabs can follow. */
  readonly link: (page: number, attributes: PageLinkAttributes) => ReactNode
}

/** Links to the pages of a list. Nothing is shown when there is only one. */
export function Pagination({ page, pages, link }: PaginationProps) {
  const { t } = useTranslation('common')
  const { number } = useFormats()
  if (pages <= 1) return null
  return (
    <nav className={classes.pages} aria-label={t('pagination.label')}>
      {page > 1 &&
        link(page - 1, {
          className: classes.step,
          rel: 'prev',
          'aria-label': t('pagination.previous'),
          children: <ChevronLeft size={18} aria-hidden />,
        })}
      {pagesToShow(page, pages).map((shown, index) => (
        <Fragment key={shown ?? `gap-${index}`}>
          {shown === null ? (
            <span className={classes.gap}>…</span>
          ) : (
            link(shown, {
              className: shown === page ? classes.current : classes.page,
              'aria-label': t('pagination.page', { page: number(shown) }),
              ...(shown === page && { 'aria-current': 'page' }),
              children: number(shown),
            })
          )}
        </Fragment>
      ))}
      {page < pages &&
        link(page + 1, {
          className: classes.step,
          rel: 'next',
          'aria-label': t('pagination.next'),
          children: <ChevronRight size={18} aria-hidden />,
        })}
    </nav>
  )
}
