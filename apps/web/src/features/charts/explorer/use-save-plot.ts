import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { isStullPlane } from '@glazy/ceramics/charts/chart-window'
import { STULL_CONDITIONS } from '@glazy/ceramics/charts/stull'
import type { RefObject } from 'react'
import { axisText } from '#features/charts/plot/axis-name.ts'
import type { ChartFileFormat, ChartLayerElement } from '#features/charts/plot/save-chart.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { LegendEntry } from './colouring.ts'

interface SavedPlot {
  readonly x: ChartAxis
  readonly y: ChartAxis
  readonly count: number
  /** Entries that some of the points have. */
  readonly legend: readonly LegendEntry[]
}

/** How the explorer becomes a file that says what it shows. */
export function useSavePlot(
  frame: RefObject<HTMLElement | null>,
  { x, y, count, legend }: SavedPlot,
): (format: ChartFileFormat) => Promise<void> {
  const { t } = useTranslation('explorer')
  const { t: tChart } = useTranslation('chart')
  return async (format) => {
    const layers = [...(frame.current?.querySelectorAll<ChartLayerElement>(LAYERS) ?? [])]
    const { year, coneLabel, R2O, RO } = STULL_CONDITIONS
    const { saveChart } = await import('#features/charts/plot/save-chart.ts')
    await saveChart(layers, format, {
      name: tChart('save.name'),
      legend: legend.map(({ name, colour }) => ({ name: name ?? t('legend.other'), colour })),
      captions: [
        t('label', { x: axisText(x, tChart), y: axisText(y, tChart), count }),
        ...(isStullPlane(x, y)
          ? [tChart('stull', { year, cone: coneLabel, r2o: R2O, ro: RO })]
          : []),
      ],
    })
  }
}

/** From the lowest up. */
const LAYERS = ':scope > svg, :scope > div > canvas'
