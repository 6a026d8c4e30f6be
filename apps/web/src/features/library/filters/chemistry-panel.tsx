import { CHART_AXES, type ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { rangesOf } from '@glazy/contract/ranges'
import { useNavigateHere } from '#lib/use-navigate-here.ts'
import { useState } from 'react'
import { FigureName } from '#components/figure-name.tsx'
import { RangeField } from '#components/range-field.tsx'
import { FIGURE_SCALES, type FigureScale } from '#lib/figure-scales.ts'
import { figureText } from '#lib/figure-text.ts'
import { withRange } from '#lib/list-search.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { PanelProps } from './choice-list.tsx'
import classes from './filter-panels.module.css'

/** Ranges of figures: two handles for each, and fields for exact numbers. Loaded when it opens. */
export default function ChemistryPanel({ search }: PanelProps) {
  const { t } = useTranslation('filters')
  const navigateHere = useNavigateHere()
  const [added, setAdded] = useState<readonly ChartAxis[]>([])
  const named = [...rangesOf(search).map(({ axis }) => axis), ...added]
  const others = [...new Set(named)].filter((axis) => !isUsual(axis)).map(scaleOf)
  return (
    <div className={classes.chemistry}>
      <p className={classes.hint}>{t('chemistry.hint')}</p>
      {[...FIGURE_SCALES, ...others].map(({ axis, end, step }) => (
        <RangeField
          key={axis}
          title={<FigureName axis={axis} />}
          minLabel={t('chemistry.min', { figure: figureText(axis) })}
          maxLabel={t('chemistry.max', { figure: figureText(axis) })}
          value={{ min: search.min?.[axis], max: search.max?.[axis] }}
          end={end}
          step={step}
          onChange={({ min, max }) => {
            const isCrossed = min !== undefined && max !== undefined && min > max
            const ends = isCrossed ? { min: max, max: min } : { min, max }
            void navigateHere({
              to: '.',
              search: withRange(search, {
                axis,
                ...(ends.min !== undefined && { min: ends.min }),
                ...(ends.max !== undefined && { max: ends.max }),
              }),
              resetScroll: false,
            })
          }}
        />
      ))}
      <select
        className={classes.another}
        aria-label={t('chemistry.another')}
        value=""
        onChange={({ currentTarget }) => {
          const axis = CHART_AXES.find((known) => known === currentTarget.value)
          if (axis) setAdded([...added, axis])
        }}
      >
        <option value="">{t('chemistry.another')}</option>
        {CHART_AXES.filter((axis) => !isUsual(axis)).map((axis) => (
          <option key={axis} value={axis}>
            {figureText(axis)}
          </option>
        ))}
      </select>
    </div>
  )
}

function isUsual(axis: ChartAxis): boolean {
  return FIGURE_SCALES.some((scale) => scale.axis === axis)
}

function scaleOf(axis: ChartAxis): FigureScale {
  return axis.includes('_percent') ? { axis, end: 100, step: 1 } : { axis, end: 1, step: 0.01 }
}
