import type { CSSProperties, ReactNode } from 'react'
import type { ColumnWindow } from './column-window.ts'
import classes from '#features/compare/table/compare-table.module.css'

export interface DrawnCellsProps<TValue> {
  readonly values: readonly TValue[]
  readonly drawn: ColumnWindow
  readonly children: (value: TValue, index: number) => ReactNode
}

/** The cells of a row that are near the view; one empty cell stands for all before, one for all after. */
export function DrawnCells<TValue>({ values, drawn, children }: DrawnCellsProps<TValue>) {
  const { from, to } = drawn
  return (
    <>
      <Gap columns={from} />
      {values.slice(from, to).map((value, at) => children(value, from + at))}
      <Gap columns={values.length - to} />
    </>
  )
}

function Gap({ columns }: { readonly columns: number }) {
  if (columns <= 0) return null
  return (
    <td colSpan={columns} className={classes.gap} style={{ '--span': columns } as CSSProperties} />
  )
}
