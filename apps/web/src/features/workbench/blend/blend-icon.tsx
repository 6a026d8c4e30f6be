import { type BlendType, blendPoints } from '@glazy/ceramics/batch/blend'

/** The form of a blend, in nine dots or fewer. */
export function BlendIcon({ type }: { readonly type: BlendType }) {
  return (
    <svg width={18} height={18} viewBox="-3 -3 18 18" aria-hidden>
      {blendPoints({ type, rows: 3, columns: 3 }).map(({ row, column, x, y }) => (
        <circle key={`${row} ${column}`} cx={x * 12} cy={y * 12} r={2.2} fill="currentColor" />
      ))}
    </svg>
  )
}
