import { Chart, type ChartProps } from './chart.tsx'
import { type ChartedMaterial, pointOf } from '#lib/charts/point-of.ts'
import { useChartChoices } from './use-chart-choices.ts'

export interface ListChartProps extends Pick<ChartProps, 'look' | 'remark' | 'onOpen'> {
  /** With their analyses. */
  readonly materials: readonly ChartedMaterial[]
  /** Whether the chart is about each of them, as in a comparison, or just shows what is listed. */
  readonly isMarked: boolean
  /** What stands around them, also with their analyses. */
  readonly around?: readonly ChartedMaterial[]
}

/** Items side by side on a chart. Loaded when a chart is first shown. */
export default function ListChart(props: ListChartProps) {
  const { materials, isMarked, around = [], look, remark, onOpen } = props
  const choices = useChartChoices()
  const { x, y } = choices
  const points = materials.map((material) => pointOf(material, x, y))
  const others = around.map((material) => pointOf(material, x, y))
  return (
    <Chart
      subject={materials.map(({ id }) => id).join()}
      choices={choices}
      current={isMarked ? points : []}
      isLettered={isMarked}
      others={isMarked ? others : [...others, ...points]}
      look={look}
      remark={remark}
      onOpen={onOpen}
    />
  )
}
