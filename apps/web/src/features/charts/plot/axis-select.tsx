import { CHART_AXES, type ChartAxis, axisMeasure } from '@glazy/ceramics/charts/chart-axes'
import { OXIDE_TABLE, type Oxide } from '@glazy/ceramics/chemistry/oxides'
import { SelectField } from '#components/select-field.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'

export interface AxisSelectProps {
  readonly label: string
  readonly value: ChartAxis
  readonly onChange: (axis: ChartAxis) => void
}

const GROUPS = ['umf', 'ratio', 'percent', 'molePercent'] as const
type Group = (typeof GROUPS)[number]

const AXES_BY_GROUP = Map.groupBy(CHART_AXES, (axis): Group => {
  const measure = axisMeasure(axis)
  return measure.kind === 'sum' ? 'ratio' : measure.figure
})

/** Chooses what is on an axis. */
export function AxisSelect({ label, value, onChange }: AxisSelectProps) {
  const { t } = useTranslation('chart')
  return (
    <SelectField
      label={label}
      value={value}
      onChange={(text) => {
        const axis = CHART_AXES.find((known) => known === text)
        if (axis) onChange(axis)
      }}
      options={[]}
      groups={GROUPS.map((group) => ({
        label: t(`group.${group}`),
        options: (AXES_BY_GROUP.get(group) ?? []).map((axis) => ({
          value: axis,
          label: plainName(axis),
        })),
      }))}
    />
  )
}

/** In a list of choices there is room for plain text only; subscripts are signs of their own. */
function plainName(axis: ChartAxis): string {
  const measure = axisMeasure(axis)
  if (measure.kind === 'amount') {
    const { symbol } = measure
    return symbol === 'KNaO' ? symbol : OXIDE_TABLE[symbol satisfies Oxide].display
  }
  const names = { R2O: 'R₂O', RO: 'RO', SiO2Al2O3Ratio: 'SiO₂:Al₂O₃', R2ORORatio: 'R₂O:RO' }
  return names[measure.sum]
}
