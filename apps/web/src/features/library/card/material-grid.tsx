import type { MaterialSummary } from '@glazy/contract/materials'
import { useNavigate } from '@tanstack/react-router'
import { type ChangeEventHandler, Fragment, type ReactNode } from 'react'
import { itemLinkHandlers, type ItemLinkActions } from '#lib/item-links.ts'
import { useShelfCounts } from '#queries/inventory.ts'
import { useCardTexts } from './card-texts.ts'
import { MaterialCard } from './material-card.tsx'
import classes from './material-grid.module.css'
import { RecipeCard } from './recipe-card.tsx'

/** The recipes for which one of a list stands, opened below it. */
export interface AlikeGroups {
  readonly isOpen: (id: number) => boolean
  readonly toggle: (id: number) => void
  readonly below: (material: MaterialSummary) => ReactNode
}

export interface MaterialGridProps extends ItemLinkActions {
  readonly materials: readonly MaterialSummary[]
  /** Cards alone, or cards with the recipe written out. */
  readonly look: 'cards' | 'recipes'
  readonly selectedIds: ReadonlySet<number>
  readonly onSelect: ChangeEventHandler<HTMLInputElement>
  /** The recipes for which others stand, where the list opens them in place. */
  readonly alike?: AlikeGroups
}

/** Pictures of the first row or two are loaded at once, the others when they come into view. */
const EAGER_PICTURES = 6

/** Items as cards, from two beside each other on a phone to six on a wide screen. */
export function MaterialGrid(props: MaterialGridProps) {
  const { materials, look, selectedIds, onSelect, onBookmark, alike } = props
  const texts = useCardTexts()
  const navigate = useNavigate()
  const onVisit = (href: string) => void navigate({ href })
  const counts = useShelfCounts(materials)
  const Card = look === 'cards' ? MaterialCard : RecipeCard
  return (
    <ul
      className={look === 'cards' ? classes.cards : classes.recipes}
      {...itemLinkHandlers({ ...props, onVisit, onAlike: alike?.toggle })}
    >
      {materials.map((material, index) => (
        <Fragment key={material.id}>
          <li className={classes.item}>
            <Card
              material={material}
              isSelected={selectedIds.has(material.id)}
              onSelect={onSelect}
              isEager={index < EAGER_PICTURES}
              hasBookmark={onBookmark !== undefined}
              shelf={counts.get(material.id)}
              isAlikeOpen={alike?.isOpen(material.id) ?? false}
              {...texts}
            />
          </li>
          {alike?.isOpen(material.id) && (
            <li className={classes.below}>{alike.below(material)}</li>
          )}
        </Fragment>
      ))}
    </ul>
  )
}
