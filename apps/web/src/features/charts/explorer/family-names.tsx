import type { ChartWindow } from '@glazy/ceramics/charts/chart-window'
import { useMemo } from 'react'
import { type ChartScales, pixel } from '#features/charts/plot/chart-scales.ts'
import type { PointColumns } from '#features/charts/plot/point-columns.ts'
import type { PlotSize } from '#lib/charts/chart-size.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useNames } from '#lib/texts/use-translation.ts'
import classes from './explorer.module.css'
import { familiesOf, placeFamilies } from './families.ts'

export interface FamilyNamesProps {
  readonly points: PointColumns
  readonly typeIds: Uint16Array | Uint8Array
  /** The part of the plane before zooming. */
  readonly window: ChartWindow
  readonly scales: ChartScales
  readonly size: PlotSize
}

/** Names of glazes where most of them lie, as the library's own points say. Loaded after the points. */
export default function FamilyNames({ points, typeIds, window, scales, size }: FamilyNamesProps) {
  const names = useNames()
  const formats = useFormats()
  const families = useMemo(
    () => familiesOf(points, typeIds, window, names, formats),
    [points, typeIds, window, names, formats],
  )
  const named = placeFamilies(families, ({ x, y }) => [scales.x(x), scales.y(y)], size)
  return (
    <g data-layer="families" className={classes.families}>
      {named.map(({ name, across, down }) => (
        <text key={name} x={pixel(across)} y={pixel(down)} dy="0.32em" textAnchor="middle">
          {name}
        </text>
      ))}
    </g>
  )
}
