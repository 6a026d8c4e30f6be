import { Suspense } from 'react'
import type { ChartZoom } from '#lib/charts/use-zoom.ts'
import { lazyPart } from '#lib/lazy-part.ts'

const WheelHint = lazyPart(() => import('./wheel-hint.tsx'))

/** The place of what a chart says once about its wheel. */
export function ZoomHint({ zoom }: { readonly zoom: ChartZoom }) {
  if (!zoom.isWheelTold) return null
  return (
    <Suspense>
      <WheelHint />
    </Suspense>
  )
}
