import type { MaterialSummary } from '@glazy/contract/materials'
import { type CSSProperties, Fragment, type ReactNode, useRef } from 'react'
import { Formula } from '#components/formula.tsx'
import { itemLinkHandlers, type ItemLinkActions } from '#lib/item-links.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { CompareHead } from './compare-head.tsx'
import {
  type FigureRow,
  figureSections,
  type PriceOf,
  type Section,
  wordRows,
} from './compare-rows.ts'
import classes from './compare-table.module.css'
import { isDifferent } from './differences.ts'
import { DrawnCells } from './drawn-cells.tsx'
import { repeatedNames } from './repeated-names.ts'
import { FigureCells } from './figure-cells.tsx'
import { useColumnWindow } from './use-column-window.ts'

export interface CompareTableProps extends ItemLinkActions {
  /** In the order of the columns. */
  readonly materials: readonly MaterialSummary[]
  readonly referenceId: number
  readonly isOnlyDifferent: boolean
  readonly priceOf: PriceOf
  /** Groups of rows that are shown. */
  readonly shown: readonly Section[]
  readonly onRemove: (id: number) => void
  readonly onReference: (id: number) => void
}

/** Items side by side: a column each, a row for everything that can be compared. */
export function CompareTable(props: CompareTableProps) {
  const { materials, referenceId, isOnlyDifferent, priceOf, shown } = props
  const { onRemove, onReference, onOpen, onBookmark } = props
  const { t } = useTranslation('compare')
  const frame = useRef<HTMLDivElement>(null)
  const drawn = useColumnWindow(frame, materials.length)
  const namesakes = repeatedNames(materials)
  const reference = materials.findIndex(({ id }) => id === referenceId)
  const isWanted = ({ values }: { values: readonly (number | string | null)[] }) =>
    !isOnlyDifferent || isDifferent(values)
  const words = shown.includes('properties') ? wordRows(materials).filter(isWanted) : []
  const sections = figureSections(materials, priceOf).flatMap(({ section, rows }) => {
    const wanted = shown.includes(section) ? rows.filter(isWanted) : []
    return wanted.length > 0 ? [{ section, rows: wanted }] : []
  })
  return (
    // Wider than the screen: a region of its own, which the keyboard can scroll.
    <div ref={frame} className={classes.frame} role="region" aria-label={t('scroll')} tabIndex={0}>
      <table
        className={classes.table}
        style={{ '--items': materials.length } as CSSProperties}
        {...itemLinkHandlers({ onOpen, onBookmark })}
      >
        <colgroup>
          <col className={classes.labelColumn} />
          <col span={materials.length} className={classes.itemColumn} />
        </colgroup>
        <thead>
          <tr>
            <td className={classes.corner} />
            {materials.map((material) => (
              <CompareHead
                key={material.id}
                material={material}
                isReference={material.id === referenceId}
                isNamesake={namesakes.has(material.name)}
                onRemove={onRemove}
                onReference={onReference}
              />
            ))}
          </tr>
        </thead>
        {words.length > 0 && (
          <RowGroup title={t('section.properties')} columns={materials.length}>
            {words.map(({ property, values }) => (
              <tr key={property} data-differs={isDifferent(values) || undefined}>
                <th scope="row">{t(`property.${property}`)}</th>
                <DrawnCells values={values} drawn={drawn}>
                  {(value, index) => (
                    <td key={index} data-reference={index === reference || undefined}>
                      {value || <span className={classes.none}>–</span>}
                    </td>
                  )}
                </DrawnCells>
              </tr>
            ))}
          </RowGroup>
        )}
        {sections.map(({ section, rows }) => (
          <RowGroup key={section} title={t(`section.${section}`)} columns={materials.length}>
            {rows.map((row) => (
              <tr key={row.key} data-differs={isDifferent(row.values) || undefined}>
                <th scope="row">
                  <RowLabel row={row} />
                </th>
                <FigureCells values={row.values} reference={reference} drawn={drawn} />
              </tr>
            ))}
          </RowGroup>
        ))}
      </table>
    </div>
  )
}

interface RowGroupProps {
  readonly title: string
  readonly columns: number
  readonly children: ReactNode
}

function RowGroup({ title, columns, children }: RowGroupProps) {
  return (
    <tbody>
      <tr className={classes.sectionRow}>
        <th scope="rowgroup" className={classes.section}>
          {title}
        </th>
        <td colSpan={columns} className={classes.sectionFill} />
      </tr>
      {children}
    </tbody>
  )
}

const TEXT_LABELS = {
  costPerKilogram: 'property.costPerKilogram',
  ratioSiAl: 'property.ratioSiAl',
  R2OTotal: 'property.totalR2O',
  ROTotal: 'property.totalRO',
  loi: 'property.loi',
  total: 'property.total',
} as const

function RowLabel({ row: { label, isText } }: { readonly row: FigureRow }) {
  const { t } = useTranslation('compare')
  if (isText) return <Fragment>{t(TEXT_LABELS[label as keyof typeof TEXT_LABELS])}</Fragment>
  // Names of materials hold no formulas that their figures would give away.
  return /^[A-Z][A-Za-z]?\d?[A-Za-z\d]*O\d*$|^F$/.test(label) ? <Formula>{label}</Formula> : label
}
