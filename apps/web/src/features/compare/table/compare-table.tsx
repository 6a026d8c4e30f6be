import type { MaterialSummary } from '@glazy/contract/materials'
import { type CSSProperties, useRef } from 'react'
import { itemLinkHandlers, type ItemLinkActions } from '#lib/item-links.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { CompareHead } from './compare-head.tsx'
import type { ComparedSection } from '#features/compare/rows/compare-rows.ts'
import classes from './compare-table.module.css'
import { longestWords } from '#features/compare/rows/longest-words.ts'
import { repeatedNames } from '#features/compare/rows/repeated-names.ts'
import { useRowLabel } from './row-label.tsx'
import { SectionRows } from './section-rows.tsx'
import { useColumnWindow } from '#features/compare/columns/use-column-window.ts'
import { useScrolledTogether } from '#features/compare/columns/use-scrolled-together.ts'

export interface CompareTableProps extends ItemLinkActions {
  /** In the order of the columns. */
  readonly materials: readonly MaterialSummary[]
  readonly sections: readonly ComparedSection[]
  readonly referenceId: number
  /** Amounts of ingredients as they are written, not as percent of the base. */
  readonly isWritten: boolean
  /** Whether what all items have alike is folded away. */
  readonly isOnlyDifferent: boolean
  readonly onRemove: (id: number) => void
}

/**
 * Items side by side: a column each, a row for everything that can be compared. It is as high as its
 * rows and scrolls with the page, under its own head; what is wider than the screen scrolls sideways,
 * head and rows together.
 */
export function CompareTable(props: CompareTableProps) {
  const { materials, sections, referenceId, isWritten, isOnlyDifferent } = props
  const { onRemove, onOpen, onBookmark } = props
  const { t } = useTranslation('compare')
  const head = useRef<HTMLTableSectionElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const columns = materials.length
  const drawn = useColumnWindow(head, columns)
  useScrolledTogether(head, body)
  const words = longestWords(materials, sections, useRowLabel())
  const namesakes = repeatedNames(materials)
  const reference = materials.findIndex(({ id }) => id === referenceId)
  return (
    <section className={classes.frame} aria-label={t('region')}>
      <table
        className={classes.table}
        style={
          {
            '--items': columns,
            '--label-letters': words.label,
            '--item-letters': words.item,
          } as CSSProperties
        }
        {...itemLinkHandlers({ onOpen, onBookmark })}
      >
        <thead ref={head}>
          <tr>
            <td className={classes.corner} />
            {materials.map((material, index) => (
              <CompareHead
                key={material.id}
                index={index}
                material={material}
                isReference={columns > 1 && index === reference}
                isNamesake={namesakes.has(material.name)}
                onRemove={onRemove}
              />
            ))}
          </tr>
        </thead>
        {/* Wider than the screen, it is scrolled by the keyboard, too. */}
        <tbody ref={body} tabIndex={0}>
          {sections.map((compared) => (
            <SectionRows
              key={compared.section}
              compared={compared}
              unit={
                compared.section === 'components' || compared.section === 'additions'
                  ? t(isWritten ? 'amounts.written' : 'amounts.base')
                  : undefined
              }
              columns={columns}
              reference={reference}
              drawn={drawn}
              isFolded={isOnlyDifferent}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}
