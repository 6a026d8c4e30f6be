import { Amount } from '#components/amount.tsx'
import { DifferenceCell } from './difference-cell.tsx'
import type { FigureChange } from './figure-changes.ts'

export interface FiguresProps {
  readonly change: FigureChange
  readonly decimals: number
}

/** The cells of a figure in two versions. */
export function Figures({ change, decimals }: FiguresProps) {
  return (
    <>
      <td>
        <Amount value={change.before} decimals={decimals} />
      </td>
      <td>
        <Amount value={change.after} decimals={decimals} />
      </td>
      <DifferenceCell difference={change.difference} decimals={decimals} />
    </>
  )
}
