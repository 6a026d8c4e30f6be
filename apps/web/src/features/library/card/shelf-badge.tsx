import type { Translate } from '@glazy/locales/translate'
import { Package } from 'lucide-react'
import type { ShelfCount } from '#queries/inventory.ts'
import classes from './badges.module.css'

export interface ShelfBadgeProps {
  readonly count: ShelfCount
  readonly t: Translate<'list'>
}

/** How many ingredients of a recipe the viewer has; nothing where there are none. */
export function ShelfBadge({ count: { onShelf, total }, t }: ShelfBadgeProps) {
  if (onShelf === 0) return null
  const label = t('card.onShelf', { onShelf, total })
  return (
    <span
      className={classes.shelf}
      data-whole={onShelf === total || undefined}
      role="img"
      aria-label={label}
      title={label}
    >
      <Package size={12} aria-hidden />
      {onShelf}/{total}
    </span>
  )
}
