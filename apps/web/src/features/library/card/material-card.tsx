import type { MaterialSummary } from '@glazy/contract/materials'
import type { ChangeEventHandler } from 'react'
import { Author } from './author.tsx'
import type { ShelfCount } from '#queries/inventory.ts'
import { AlikeLink } from './alike-link.tsx'
import { Atmospheres, Badges, Rating } from './badges.tsx'
import { BookmarkMark } from './bookmark-mark.tsx'
import { CardFace } from './card-face.tsx'
import type { CardTexts } from './card-texts.ts'
import { ShelfBadge } from './shelf-badge.tsx'
import classes from './material-card.module.css'

export interface MaterialCardProps extends CardTexts {
  readonly material: MaterialSummary
  readonly isSelected: boolean
  /** Reads the item from the box's `value`, so that one handler serves the whole list. */
  readonly onSelect: ChangeEventHandler<HTMLInputElement>
  readonly isEager?: boolean
  /** Whether it can be put into a collection from here. */
  readonly hasBookmark?: boolean
  /** What of a recipe is on the viewer's shelf. */
  readonly shelf?: ShelfCount | undefined
  /** Whether the recipes that it stands for are shown below. */
  readonly isAlikeOpen?: boolean
}

/**
 * A recipe, material or analysis as a card. Its links are plain ones: the list around it listens
 * for clicks on `data-material` and opens the item over the page.
 */
export function MaterialCard(props: MaterialCardProps) {
  const { material, isSelected, onSelect, isEager = false, hasBookmark, shelf, ...texts } = props
  const { isAlikeOpen = false, t, formats } = texts
  const { id, name, image } = material
  const note = image && texts.note(material)
  return (
    <article className={classes.card} data-item={id} data-selected={isSelected || undefined}>
      <CardFace material={material} isEager={isEager} {...texts}>
        <input
          type="checkbox"
          className={classes.select}
          value={id}
          checked={isSelected}
          onChange={onSelect}
          aria-label={t('card.select', { name })}
        />
        {hasBookmark && <BookmarkMark item={material} className={classes.bookmark} t={t} />}
        {/* A second way to what the link does, for the pointer only. */}
        <span
          className={classes.quickView}
          data-material={id}
          title={t('card.quickView', { name })}
        />
      </CardFace>
      <div className={classes.facts}>
        {note && <span className={classes.fired}>{note}</span>}
        {material.atmospheres.length > 0 && (
          <span className={classes.fired}>
            <Atmospheres material={material} {...texts} />
          </span>
        )}
        <Badges material={material} {...texts} />
        {shelf && <ShelfBadge count={shelf} t={t} />}
        <AlikeLink material={material} isOpen={isAlikeOpen} t={t} />
        <span className={classes.credit}>
          <Rating material={material} t={t} formats={formats} />
          <Author material={material} t={t} />
        </span>
      </div>
    </article>
  )
}
