import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import type { RefObject } from 'react'
import { axisText } from '#features/charts/plot/axis-name.ts'
import { stullText } from '#features/charts/plot/stull-text.ts'
import type { ChartFileFormat, ChartLayerElement } from '#features/charts/plot/save-chart.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { heatmapText } from './layer-legend.tsx'
import type { ChartLayers } from './use-chart-layers.ts'

export interface SavedChart {
  readonly plot: RefObject<SVGGElement | null>
  readonly x: ChartAxis
  readonly y: ChartAxis
  readonly current: readonly { readonly name: string }[]
  readonly isStullShown: boolean
  readonly layers: Pick<ChartLayers, 'limits' | 'heatmaps'>
}

/** How a chart becomes a file, with lines below it that say what it shows and whose it is. */
export function useSaveChart(chart: SavedChart): (format: ChartFileFormat) => Promise<void> {
  const { t } = useTranslation('chart')
  const formats = useFormats()
  const entryNames = useNames()
  return async (format) => {
    const { plot, x, y, current, isStullShown, layers } = chart
    const place = plot.current?.ownerSVGElement?.parentElement
    if (!place) return
    const axes = `${axisText(x, t)} × ${axisText(y, t)}`
    const names = entryNames.list(current.map((item) => item.name))
    const drawings = [...place.querySelectorAll<ChartLayerElement>(':scope > svg, canvas')]
    const { saveChart } = await import('#features/charts/plot/save-chart.ts')
    await saveChart(drawings, format, {
      name: t('save.name'),
      captions: [
        names === '' ? axes : `${names}: ${axes}`,
        ...(isStullShown ? [stullText(t, formats)] : []),
        ...layers.heatmaps.map((shown) => heatmapText(shown, t, entryNames)),
        ...layers.limits.map(({ label, source }) => `${label}: ${source}`),
      ],
    })
  }
}
