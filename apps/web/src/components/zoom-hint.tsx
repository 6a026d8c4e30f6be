import { lazy, Suspense } from 'react'
import type { ChartZoom } from '#lib/charts/use-zoom.ts'

const WheelHint = lazy(() => import('./wheel-hint.tsx'))

/** The place of what a chart says once about its wheel. */
export function ZoomHint({ zoom }: { readonly zoom: ChartZoom }) {
  if (!zoom.isWheelTold) return null
  return (
    <Suspense>
      <WheelHint />
    </Suspense>
  )
}
