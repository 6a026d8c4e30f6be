import { lazy, type ReactNode, Suspense } from 'react'
import type { WorkingItem } from '#features/working-list/working-item.ts'
import type { MetadataFormProps } from './metadata-form.tsx'
import { CardHead } from './workbench-card.tsx'
import classes from './workbench-card.module.css'

const MetadataForm = lazy(() => import('./metadata-form.tsx'))

export interface OpenCardProps {
  readonly item: WorkingItem
  /** Given while what is said about the item is being changed. */
  readonly details: Omit<MetadataFormProps, 'item'> | false
  /** The form of its ingredients, while those are being changed. */
  readonly children: ReactNode
}

/** A card that is being changed, in one way or in several at once. */
export function OpenCard({ item, details, children }: OpenCardProps) {
  return (
    <article className={classes.open} aria-label={item.name}>
      <CardHead item={item} />
      {children}
      {details && (
        <Suspense>
          <MetadataForm item={item} {...details} />
        </Suspense>
      )}
    </article>
  )
}
