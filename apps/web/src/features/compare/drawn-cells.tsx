import type { ReactNode } from 'react'
import type { ColumnWindow } from './column-window.ts'

export interface DrawnCellsProps<TValue> {
  readonly values: readonly TValue[]
  readonly drawn: ColumnWindow
  readonly children: (value: TValue, index: number) => ReactNode
}

/** The cells of a row that are near the view; one empty cell stands for all before, one for all after. */
export function DrawnCells<TValue>({ values, drawn, children }: DrawnCellsProps<TValue>) {
  const { from, to } = drawn
  const after = values.length - to
  return (
    <>
      {from > 0 && <td colSpan={from} />}
      {values.slice(from, to).map((value, at) => children(value, from + at))}
      {after > 0 && <td colSpan={after} />}
    </>
  )
}
