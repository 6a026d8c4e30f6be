import { STULL_AREAS, type StullAreaId } from '@glazy/ceramics/charts/stull-areas'
import { useQuery } from '@tanstack/react-query'
import { SelectField } from '#components/select-field.tsx'
import type { SolveSearch } from '#lib/solve-parameters.ts'
import { searchWithin } from '#lib/solve-search.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { chartLimits } from '#queries/chart-layers.ts'
import classes from './question.module.css'

export interface TargetStartsProps {
  readonly search: SolveSearch
  readonly onChange: (change: Partial<SolveSearch>) => void
}

/** Published limits to fill the formula with, and a region of the chart to lie in. */
export function TargetStarts({ search, onChange }: TargetStartsProps) {
  const { t } = useTranslation('solve')
  const { t: tChart } = useTranslation('chart')
  const limits = useQuery(chartLimits()).data?.cones ?? []
  const taken = limits.find(({ id }) => id === search.lim)
  return (
    <>
      <div>
        <SelectField
          label={t('target.limits')}
          value={taken ? String(taken.id) : ''}
          onChange={(value) => {
            const limit = limits.find(({ id }) => String(id) === value)
            onChange(limit ? searchWithin(limit) : { lim: undefined })
          }}
          options={[
            { value: '', label: t('target.limitsChoose') },
            ...limits.map(({ id, label }) => ({ value: String(id), label })),
          ]}
        />
        {taken && (
          <p className={classes.note}>{t('target.limitsSource', { source: taken.source })}</p>
        )}
      </div>
      <SelectField
        label={t('target.region')}
        value={search.in ?? ''}
        onChange={(value) => onChange({ in: STULL_AREAS.find((id) => id === value) })}
        options={[
          { value: '', label: t('target.anywhere') },
          ...STULL_AREAS.map((id: StullAreaId) => ({ value: id, label: tChart(`region.${id}`) })),
        ]}
      />
    </>
  )
}
