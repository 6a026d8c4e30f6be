import { ChevronRight } from 'lucide-react'
import { Fragment, useState } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { ColumnWindow } from '#features/compare/columns/column-window.ts'
import {
  type CompareRow,
  type ComparedSection,
  isWordRow,
} from '#features/compare/rows/compare-rows.ts'
import classes from './compare-table.module.css'
import { isDifferent } from '#features/compare/rows/differences.ts'
import { DrawnCells } from '#features/compare/columns/drawn-cells.tsx'
import { FigureCells } from './figure-cells.tsx'
import { RowLabel } from './row-label.tsx'
import { useFigureText } from './use-figure-text.ts'

export interface SectionRowsProps {
  readonly compared: ComparedSection
  /** What the amounts of ingredients are in. */
  readonly unit: string | undefined
  readonly columns: number
  readonly reference: number
  readonly drawn: ColumnWindow
  /** Whether rows that are equal in all items are folded into one line. */
  readonly isFolded: boolean
}

/** Rows that belong together: those that differ, and in one line what all items have alike. */
export function SectionRows(props: SectionRowsProps) {
  const { compared, unit, columns, reference, drawn, isFolded } = props
  const { t } = useTranslation('compare')
  const [isOpen, setOpen] = useState(false)
  const { section, rows } = compared
  const alike = isFolded ? rows.filter((row) => !isDifferent(row)) : []
  const title = t(`section.${section}`)
  const draw = (row: CompareRow) => (
    <Row key={row.key} row={row} reference={reference} drawn={drawn} />
  )
  return (
    <>
      <tr className={classes.sectionRow}>
        <th scope="colgroup" colSpan={columns + 1}>
          <span>
            {title}
            {unit && <small>{unit}</small>}
          </span>
        </th>
      </tr>
      {rows.filter((row) => !alike.includes(row)).map(draw)}
      {alike.length > 0 && (
        <tr className={classes.alikeRow}>
          <td colSpan={columns + 1}>
            <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              <ChevronRight size={14} aria-hidden />
              <span>
                {t('alike', { count: alike.length })} <AlikeRows rows={alike} />
              </span>
            </button>
          </td>
        </tr>
      )}
      {isOpen && alike.map(draw)}
    </>
  )
}

/** What all items have alike, with what it is. */
function AlikeRows({ rows }: { readonly rows: readonly CompareRow[] }) {
  const figureText = useFigureText()
  return rows.map((row, index) => {
    const [value] = row.values
    const shown =
      !isWordRow(row) && typeof value === 'number' ? figureText(row, value) : (value ?? '–')
    return (
      <Fragment key={row.key}>
        {index > 0 && ' · '}
        <RowLabel row={row} /> {shown}
      </Fragment>
    )
  })
}

interface RowProps extends Pick<SectionRowsProps, 'reference' | 'drawn'> {
  readonly row: CompareRow
}

function Row({ row, reference, drawn }: RowProps) {
  return (
    <tr data-differs={isDifferent(row) || undefined}>
      <th scope="row">
        <RowLabel row={row} />
      </th>
      {isWordRow(row) ? (
        <DrawnCells values={row.values} drawn={drawn}>
          {(value, index) => (
            <td
              key={index}
              className={classes.words}
              data-reference={index === reference || undefined}
            >
              {value || <span className={classes.none}>–</span>}
            </td>
          )}
        </DrawnCells>
      ) : (
        <FigureCells row={row} reference={reference} drawn={drawn} />
      )}
    </tr>
  )
}
