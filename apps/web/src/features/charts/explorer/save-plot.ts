import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { isStullPlane } from '@glazy/ceramics/charts/chart-window'
import type { Translate } from '@glazy/locales/translate'
import { axisText } from '#features/charts/plot/axis-name.ts'
import { stullText } from '#features/charts/plot/stull-text.ts'
import {
  type ChartFileFormat,
  type ChartLayerElement,
  saveChart,
} from '#features/charts/plot/save-chart.ts'
import type { Formats } from '#lib/texts/formats.ts'
import type { LegendEntry } from './colouring.ts'

export interface SavedPlot {
  readonly x: ChartAxis
  readonly y: ChartAxis
  readonly count: number
  /** Entries that some of the points have. */
  readonly legend: readonly LegendEntry[]
}

interface PlotTexts {
  readonly t: Translate<'explorer'>
  readonly tChart: Translate<'chart'>
  readonly formats: Formats
}

/** Writes the explorer to a file that says what it shows. */
export async function savePlot(
  frame: HTMLElement | null,
  format: ChartFileFormat,
  { x, y, count, legend }: SavedPlot,
  { t, tChart, formats }: PlotTexts,
): Promise<void> {
  const layers = [...(frame?.querySelectorAll<ChartLayerElement>(LAYERS) ?? [])]
  await saveChart(layers, format, {
    name: tChart('save.name'),
    legend: legend.map(({ name, colour }) => ({ name: name ?? t('legend.other'), colour })),
    captions: [
      t('label', { x: axisText(x, tChart), y: axisText(y, tChart), count }),
      ...(isStullPlane(x, y) ? [stullText(tChart, formats)] : []),
    ],
  })
}

/** From the lowest up. */
const LAYERS = ':scope > svg, :scope > div:not([data-hidden]) > canvas'
