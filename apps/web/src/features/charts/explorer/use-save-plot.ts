import type { RefObject } from 'react'
import type { ChartFileFormat } from '#features/charts/plot/save-chart.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { SavedPlot } from './save-plot.ts'

/** How the explorer becomes a file, by scripts that come when somebody saves. */
export function useSavePlot(
  frame: RefObject<HTMLElement | null>,
  plot: SavedPlot,
): (format: ChartFileFormat) => Promise<void> {
  const { t } = useTranslation('explorer')
  const formats = useFormats()
  const { t: tChart } = useTranslation('chart')
  return async (format) => {
    const { savePlot } = await import('./save-plot.ts')
    await savePlot(frame.current, format, plot, { t, tChart, formats })
  }
}
