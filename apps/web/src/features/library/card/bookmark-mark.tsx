import type { Translate } from '@glazy/locales/translate'
import classes from './bookmark-mark.module.css'

export interface BookmarkMarkProps {
  readonly item: { readonly id: number; readonly name: string }
  readonly className: string | undefined
  readonly t: Translate<'list'>
}

/** Puts an item into a collection. The list around it listens for clicks on `data-bookmark`. */
export function BookmarkMark({ item: { id, name }, className, t }: BookmarkMarkProps) {
  return (
    <button
      type="button"
      className={`${classes.mark} ${className}`}
      data-bookmark={id}
      title={t('card.bookmark', { name })}
      aria-label={t('card.bookmark', { name })}
      aria-haspopup="dialog"
    />
  )
}
