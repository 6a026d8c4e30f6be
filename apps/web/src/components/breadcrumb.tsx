import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './breadcrumb.module.css'

export interface BreadcrumbProps {
  /** The way here from the front page: links, and the current page as text at the end. */
  readonly items: readonly { readonly key: string; readonly content: ReactNode }[]
}

/** Where a page stands. The last item is the page itself. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  const { t } = useTranslation('common')
  return (
    <nav aria-label={t('breadcrumb.label')}>
      <ol className={classes.trail}>
        {items.map(({ key, content }, index) => {
          const isCurrent = index === items.length - 1
          return (
            <li key={key} {...(isCurrent && { 'aria-current': 'page' })}>
              {index > 0 && <ChevronRight size={14} aria-hidden />}
              {content}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
