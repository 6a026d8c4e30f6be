import type { MaterialSummary } from '@glazy/contract/materials'
import { Fragment, type ReactNode } from 'react'
import { Formula } from '#components/formula.tsx'
import { itemLinkHandlers, type ItemLinkActions } from '#lib/item-links.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { CompareHead } from './compare-head.tsx'
import { type FigureRow, figureSections, wordRows } from './compare-rows.ts'
import classes from './compare-table.module.css'
import { isDifferent } from './differences.ts'
import { FigureCells } from './figure-cells.tsx'

export interface CompareTableProps extends ItemLinkActions {
  /** In the order of the columns. */
  readonly materials: readonly MaterialSummary[]
  readonly referenceId: number
  readonly isOnlyDifferent: boolean
  readonly onRemove: (id: number) => void
  readonly onReference: (id: number) => void
}

/** Items side by side: a column each, a row for everything that can be compared. */
export function CompareTable(props: CompareTableProps) {
  const { materials, referenceId, isOnlyDifferent, onRemove, onReference, onOpen } = props
  const { t } = useTranslation('compare')
  const reference = materials.findIndex(({ id }) => id === referenceId)
  const isShown = ({ values }: { values: readonly (number | string | null)[] }) =>
    !isOnlyDifferent || isDifferent(values)
  const words = wordRows(materials).filter(isShown)
  const sections = figureSections(materials).flatMap(({ section, rows }) => {
    const shown = rows.filter(isShown)
    return shown.length > 0 ? [{ section, rows: shown }] : []
  })
  return (
    // Wider than the screen: a region of its own, which the keyboard can scroll.
    <div className={classes.frame} role="region" aria-label={t('scroll')} tabIndex={0}>
      <table className={classes.table} {...itemLinkHandlers({ onOpen })}>
        <thead>
          <tr>
            <td className={classes.corner} />
            {materials.map((material) => (
              <CompareHead
                key={material.id}
                material={material}
                isReference={material.id === referenceId}
                onRemove={onRemove}
                onReference={onReference}
              />
            ))}
          </tr>
        </thead>
        {words.length > 0 && (
          <Section title={t('section.properties')} columns={materials.length}>
            {words.map(({ property, values }) => (
              <tr key={property} data-differs={isDifferent(values) || undefined}>
                <th scope="row">{t(`property.${property}`)}</th>
                {values.map((value, index) => (
                  <td key={index} data-reference={index === reference || undefined}>
                    {value || <span className={classes.none}>–</span>}
                  </td>
                ))}
              </tr>
            ))}
          </Section>
        )}
        {sections.map(({ section, rows }) => (
          <Section key={section} title={t(`section.${section}`)} columns={materials.length}>
            {rows.map((row) => (
              <tr key={row.key} data-differs={isDifferent(row.values) || undefined}>
                <th scope="row">
                  <RowLabel row={row} />
                </th>
                <FigureCells values={row.values} reference={reference} />
              </tr>
            ))}
          </Section>
        ))}
      </table>
    </div>
  )
}

interface SectionProps {
  readonly title: string
  readonly columns: number
  readonly children: ReactNode
}

function Section({ title, columns, children }: SectionProps) {
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
