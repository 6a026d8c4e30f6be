import { ratioLineWithin } from '@glazy/ceramics/charts/chart-lines'
import { type ChartScales, pixel, shownWindow } from '#features/charts/plot/chart-scales.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './explorer.module.css'
import { PRESET_LINES, type ReferenceLine } from './preset-lines.ts'
import type { Preset } from './presets.ts'

export interface ReferenceLinesProps {
  readonly preset: Preset
  readonly scales: ChartScales
}

/** Pixels between names, each on a line of its own so that near ones do not meet. */
const LINE = 15

/** The lines that a view is read by, each with its name and who found it. */
export default function ReferenceLines({ preset, scales }: ReferenceLinesProps) {
  const { t } = useTranslation('explorer')
  const [width, height] = [scales.x.range[1], scales.y.range[0]]
  return (
    <g aria-hidden data-layer="references" className={classes.reference}>
      {PRESET_LINES[preset.id].map((line, place) => {
        const ends = endsOf(line, scales)
        if (ends === undefined) return null
        const [from, to] = ends
        const isLeft = to.x > width / 2
        return (
          <g key={line.name}>
            <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
            <text
              x={isLeft ? to.x - 5 : to.x + 5}
              y={Math.min(height - 4, to.y + LINE * (place + 1))}
              textAnchor={isLeft ? 'end' : 'start'}
            >
              {t(`reference.${line.name}`)}
            </text>
          </g>
        )
      })}
    </g>
  )
}

interface Ends {
  readonly x: number
  readonly y: number
}

/** From below to above; none where the line is out of view. */
function endsOf(line: ReferenceLine, scales: ChartScales): readonly [Ends, Ends] | undefined {
  const shown = shownWindow(scales)
  if ('slope' in line) {
    const found = ratioLineWithin(1 / line.slope, shown)
    if (found === null) return undefined
    const [from, to] = found
    return [
      { x: pixel(scales.x(from.x)), y: pixel(scales.y(from.y)) },
      { x: pixel(scales.x(to.x)), y: pixel(scales.y(to.y)) },
    ]
  }
  if (line.at < shown.x[0] || line.at > shown.x[1]) return undefined
  const x = pixel(scales.x(line.at))
  return [
    { x, y: scales.y.range[0] },
    { x, y: 0 },
  ]
}
