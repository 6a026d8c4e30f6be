import type { MaterialSummary } from '@glazy/contract/materials'
import { useNavigate } from '@tanstack/react-router'
import { type ChangeEventHandler, type ComponentType, Fragment, type ReactNode } from 'react'
import { itemLinkHandlers, type ItemLinkActions } from '#lib/item-links.ts'
import { useShelfCounts } from '#queries/inventory.ts'
import { useCardTexts } from './card-texts.ts'
import { MaterialCard, type MaterialCardProps } from './material-card.tsx'
import classes from './material-grid.module.css'

/** The recipes for which one of a list stands, opened below it. */
export interface AlikeGroups {
  readonly isOpen: (id: number) => boolean
  readonly toggle: (id: number) => void
  readonly below: (material: MaterialSummary) => ReactNode
}

export interface MaterialGridProps extends ItemLinkActions {
  readonly materials: readonly MaterialSummary[]
  readonly selectedIds: ReadonlySet<number>
  readonly onSelect: ChangeEventHandler<HTMLInputElement>
  /** The recipes for which others stand, where the list opens them in place. */
  readonly alike?: AlikeGroups
}

/** Pictures of the first row or two are loaded at once, the others when they come into view. */
const EAGER_PICTURES = 6

/** Items as cards, from two beside each other on a phone to six on a wide screen. */
export function MaterialGrid(props: MaterialGridProps) {
  return <CardGrid Card={MaterialCard} className={classes.cards} {...props} />
}

export interface CardGridProps extends MaterialGridProps {
  readonly Card: ComponentType<MaterialCardProps>
  /** How many stand beside each other. */
  readonly className: string | undefined
}

/** A grid of any kind of card, with all that cards have in common: selection, links, groups of alike ones. */
export function CardGrid({ Card, className, ...props }: CardGridProps) {
  const { materials, selectedIds, onSelect, onBookmark, alike } = props
  const texts = useCardTexts()
  const navigate = useNavigate()
  const onVisit = (href: string) => void navigate({ href })
  const counts = useShelfCounts(materials)
  return (
    <ul className={className} {...itemLinkHandlers({ ...props, onVisit, onAlike: alike?.toggle })}>
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
          {alike?.isOpen(material.id) && <li className={classes.below}>{alike.below(material)}</li>}
        </Fragment>
      ))}
    </ul>
  )
}
