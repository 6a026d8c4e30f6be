import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { buttonClass } from './button-class.ts'
import { EmptyState } from './empty-state.tsx'

export interface NotFoundProps {
  readonly title: string
  /** Why there is nothing. */
  readonly text: string
  readonly icon?: ReactNode
  /** A link to the list of what was looked for. */
  readonly list?: ReactNode
}

/** The page for an address at which nothing is, as far as this visitor may know. */
export function NotFound(props: NotFoundProps) {
  const { title, text, icon = <SearchX size={40} aria-hidden />, list } = props
  const { t } = useTranslation('common')
  return (
    <EmptyState
      icon={icon}
      level={1}
      title={title}
      actions={
        <>
          <Link to="/" className={buttonClass('filled')}>
            {t('action.goHome')}
          </Link>
          {list}
          <Link to="/search" className={buttonClass('plain')}>
            {t('action.search')}
          </Link>
        </>
      }
    >
      <p>{text}</p>
    </EmptyState>
  )
}
