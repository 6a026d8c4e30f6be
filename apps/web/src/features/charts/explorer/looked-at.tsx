import { type ReactNode, Suspense } from 'react'
import type { PlotSize } from '#lib/charts/chart-size.ts'
import { lazyPart } from '#lib/lazy-part.ts'
import { PointCard } from './point-card.tsx'
import type { Place } from './polygon.ts'
import type { FiguredPoint } from './use-looked-at.ts'

const PointSheet = lazyPart(() => import('./point-sheet.tsx'))

export interface LookedAtProps {
  /** The point under the pointer. */
  readonly hovered: FiguredPoint | undefined
  /** Where it is on the plot, in pixels. */
  readonly at: Place | undefined
  /** The point that a finger has touched. */
  readonly touched: FiguredPoint | undefined
  readonly size: PlotSize
  /** What can be done with items. */
  readonly work: (ids: readonly number[]) => ReactNode
  readonly onOpen: (id: number) => void
  readonly onClose: () => void
}

/**
 * What there is to know of a point: a card beside the pointer, or a sheet from below for a finger.
 * Loaded with the first point that is looked at.
 */
export default function LookedAt(props: LookedAtProps) {
  const { hovered, at, touched, size, work, onOpen, onClose } = props
  return (
    <Suspense>
      {hovered && at && <PointCard {...hovered} at={at} size={size} />}
      {touched && (
        <PointSheet
          {...touched}
          work={work([touched.id])}
          onOpen={() => {
            onClose()
            onOpen(touched.id)
          }}
          onClose={onClose}
        />
      )}
    </Suspense>
  )
}
