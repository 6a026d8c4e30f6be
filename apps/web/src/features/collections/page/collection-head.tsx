import type { Collection } from '@glazy/contract/collections'
import { profileKey } from '@glazy/contract/profile-path'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, Pin } from 'lucide-react'
import type { ReactNode } from 'react'
import { LongText } from '#components/long-text.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './collection-head.module.css'

export interface CollectionHeadProps {
  readonly collection: Omit<Collection, 'materialCount'>
  /** What can be done with it. */
  readonly actions?: ReactNode
  /** What is to be known of it before it is read. */
  readonly children?: ReactNode
}

/** Name and description of the collection whose items are listed below. */
export function CollectionHead({ collection, actions, children }: CollectionHeadProps) {
  const { t } = useTranslation('collections')
  const { name, description, isPinned, createdByUser } = collection
  return (
    <header className={classes.head}>
      <Link
        to="/$user/bookmarks"
        params={{ user: profileKey(createdByUser) }}
        className={classes.back}
      >
        <ChevronLeft size={16} aria-hidden />
        {t('title')}
      </Link>
      <div className={classes.line}>
        <h2 className={classes.name}>{name}</h2>
        {isPinned && (
          <span className={classes.pinned}>
            <Pin size={14} aria-hidden />
            {t('pinned')}
          </span>
        )}
        {actions}
      </div>
      {children}
      {description && (
        <div className={classes.description}>
          <LongText text={description} />
        </div>
      )}
    </header>
  )
}
