import { type ChartAxis, parseChartAxis } from '@glazy/ceramics/charts/chart-axes'
import * as z from 'zod'
import { decimalField } from './fields.ts'
import { RANGE_BOUND_MAX, RANGES_MAX } from './limits.ts'
import type { RangeBounds } from './ranges.ts'

const wrongBound = `must be a number from 0 to ${RANGE_BOUND_MAX}`

const boundField = decimalField(wrongBound).pipe(
  z.number(wrongBound).min(0, wrongBound).max(RANGE_BOUND_MAX, wrongBound),
)

/** Ends of ranges as a call takes them. */
export const rangeBoundsField = z
  .record(z.string(), boundField, 'must be written as min[SiO2]=2')
  .transform((given, context): RangeBounds => {
    const bounds: Partial<Record<ChartAxis, number>> = {}
    for (const [name, bound] of Object.entries(given)) {
      const axis = parseChartAxis(name)
      if (axis === undefined) {
        const message = 'must name an axis such as SiO2, KNaO, R2O, SiO2Al2O3Ratio or SiO2_percent'
        context.addIssue({ code: 'custom', path: [name], message })
      } else {
        bounds[axis] = bound
      }
    }
    if (Object.keys(bounds).length > RANGES_MAX) {
      context.addIssue({ code: 'custom', message: `must hold at most ${RANGES_MAX} entries` })
    }
    return bounds
  })
