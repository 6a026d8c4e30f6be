import { FIGURE_SCALES } from '#lib/figure-scales.ts'
import { Histogram } from './histogram.tsx'
import type { HistogramPanelProps } from './histogram-panel.tsx'

/** A histogram of each figure with a range on it. Brought when they are about to be seen. */
export default function Histograms(props: HistogramPanelProps) {
  const { figures, points, ranges, search, onPreview, onChange } = props
  return FIGURE_SCALES.map((scale) => (
    <Histogram
      key={scale.axis}
      scale={scale}
      column={figures.get(scale.axis)}
      points={points}
      place={ranges.findIndex(({ axis }) => axis === scale.axis)}
      value={{ min: search.min?.[scale.axis], max: search.max?.[scale.axis] }}
      onPreview={onPreview}
      onChange={onChange}
    />
  ))
}
