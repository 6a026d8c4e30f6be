import type { FigureRange } from '@glazy/contract/ranges'
import { useMemo } from 'react'
import { FigureName } from '#components/figure-name.tsx'
import { type RangeEnds, RangeField } from '#components/range-field.tsx'
import type { FigureScale } from '#lib/figure-scales.ts'
import { figureText } from '#lib/figure-text.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './explorer.module.css'
import type { FigureColumn } from './figure-columns.ts'
import { BINS, binsOf, countBins } from './histogram-bins.ts'
import type { ShownPoints } from './shown-points.ts'

export interface HistogramProps {
  readonly scale: FigureScale
  /** Undefined until it is there. */
  readonly column: FigureColumn | undefined
  readonly points: ShownPoints
  /** Place of the range of this figure among the ranges; -1 without one. */
  readonly place: number
  readonly value: RangeEnds
  readonly onPreview: (range: FigureRange) => void
  readonly onChange: (range: FigureRange) => void
}

const HEIGHT = 30

/** How often each amount of a figure occurs, and the range of it that is wanted. */
export function Histogram(props: HistogramProps) {
  const { scale, column, points, place, value, onPreview, onChange } = props
  const { axis, end, step } = scale
  const { t } = useTranslation('explorer')
  const bins = useMemo(() => column && binsOf(column, end), [column, end])
  const path = useMemo(
    () => bins && barsPath(countBins(bins, points, place)),
    [bins, points, place],
  )
  return (
    <RangeField
      title={<FigureName axis={axis} />}
      minLabel={t('figures.min', { figure: figureText(axis) })}
      maxLabel={t('figures.max', { figure: figureText(axis) })}
      value={value}
      end={end}
      step={step}
      onPreview={(ends) => onPreview(rangeOf(axis, ends))}
      onChange={(ends) => onChange(rangeOf(axis, ends))}
    >
      <svg
        viewBox={`0 0 ${BINS} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={classes.histogram}
        aria-hidden
      >
        <path d={path ?? ''} />
      </svg>
    </RangeField>
  )
}

function rangeOf(axis: FigureScale['axis'], { min, max }: RangeEnds): FigureRange {
  const isCrossed = min !== undefined && max !== undefined && min > max
  const [low, high] = isCrossed ? [max, min] : [min, max]
  return { axis, ...(low !== undefined && { min: low }), ...(high !== undefined && { max: high }) }
}

/** The first and the last bin, next to nothing and too much, would make all others a line. */
function barsPath(counts: Uint32Array): string {
  const highest = Math.max(1, ...counts.subarray(1, BINS - 1))
  return [...counts]
    .map((count, bin) => {
      const height = Math.min(1, count / highest) * HEIGHT
      return height === 0 ? '' : `M${bin},${HEIGHT}v${-height}h0.9v${height}z`
    })
    .join('')
}
