import type { Collection } from '@glazy/contract/collections'
import { Link } from '@tanstack/react-router'
import { Folder, Pin } from 'lucide-react'
import type { ReactNode } from 'react'
import { AgeText } from '#components/age-text.tsx'
import { HiddenBadge } from '#components/hidden-badge.tsx'
import { RichText } from '#components/rich-text.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './collection-list.module.css'
import { collectionLink } from './collection-link.ts'

export interface CollectionCardProps {
  readonly collection: Collection
  /** What its owner can do with it. */
  readonly actions?: ReactNode
}

/** A collection with what is in it. */
export function CollectionCard({ collection, actions }: CollectionCardProps) {
  const { t } = useTranslation('collections')
  const { name, description, isPinned, materialCount, updatedAt, hiddenReason } = collection
  const Icon = isPinned ? Pin : Folder
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <Icon size={20} aria-hidden className={classes.icon} />
        <h3 className={classes.name}>
          <Link {...collectionLink(collection)} className={classes.link}>
            {name}
          </Link>
        </h3>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {description && (
        <div className={classes.description}>
          <RichText html={description} />
        </div>
      )}
      <p className={classes.facts}>
        <HiddenBadge reason={hiddenReason} />
        <span>{t('count', { count: materialCount })}</span>
        <span>
          {t('updated')} <AgeText instant={updatedAt} />
        </span>
      </p>
    </li>
  )
}
