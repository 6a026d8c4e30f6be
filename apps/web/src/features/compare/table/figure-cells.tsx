import { ArrowDown, ArrowUp } from 'lucide-react'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { ColumnWindow } from '#features/compare/columns/column-window.ts'
import type { FigureRow } from '#features/compare/rows/compare-rows.ts'
import classes from './compare-table.module.css'
import { difference, marks } from '#features/compare/rows/differences.ts'
import { DrawnCells } from '#features/compare/columns/drawn-cells.tsx'
import { useFigureText } from './use-figure-text.ts'

export interface FigureCellsProps {
  readonly row: FigureRow
  /** Column the others are compared with. */
  readonly reference: number
  readonly drawn: ColumnWindow
}

/** Decimals of what costs differ by. */
const CENTS = 2

/** Figures of a row: each with its mark and its signed difference, in words for the ear too. */
export function FigureCells({ row, reference, drawn }: FigureCellsProps) {
  const { values, kinds } = row
  const { t } = useTranslation('compare')
  const { signed, fineDecimals } = useFormats()
  const figureText = useFigureText()
  const decimals = row.isPrice ? CENTS : fineDecimals
  const rowMarks = marks(values)
  return (
    <DrawnCells values={values} drawn={drawn}>
      {(value, index) => {
        const isReference = index === reference
        const mark = rowMarks[index]
        const Arrow = mark === 'highest' ? ArrowUp : ArrowDown
        // Of a hundred recipes most lack most of the materials.
        if (value === null && (values[reference] ?? null) === null) {
          return (
            <td key={index} className={classes.nothing} data-reference={isReference || undefined}>
              <span className={classes.value}>–</span>
            </td>
          )
        }
        const delta = isReference ? undefined : difference(value, values[reference] ?? null)
        const kind = kinds?.[index]
        return (
          <td key={index} data-reference={isReference || undefined}>
            <span className={classes.value} data-mark={mark}>
              {mark && <Arrow size={12} role="img" aria-label={t(`difference.${mark}`)} />}
              {value === null ? <span className={classes.none}>–</span> : figureText(row, value)}
            </span>{' '}
            {delta !== undefined && (
              <span className={classes.delta} data-sign={Math.sign(delta)}>
                {delta === 0 ? '=' : signed(delta, decimals)}
              </span>
            )}
            {kind && <span className={classes.kind}>{kind}</span>}
          </td>
        )
      }}
    </DrawnCells>
  )
}
