import { BORON_COLOUR, POINT_COLOURS, pointOutline } from '@glazy/ceramics/charts/chart-colours'
import { Formula } from '#components/formula.tsx'
import { stullText } from '#features/charts/plot/stull-text.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { pointRadii } from '#lib/charts/chart-size.ts'
import classes from './chart.module.css'

/** Amounts of boron that the legend shows, in moles per mole of flux. */
const BORON_STEPS = [0, 0.3, 1] as const

export interface ChartLegendProps {
  /** How many points are in rings of their own. */
  readonly currentCount: number
}

/** What colours, outlines and rings of the points mean. */
export function ChartLegend({ currentCount }: ChartLegendProps) {
  const { t } = useTranslation('chart')
  const { number } = useFormats()
  const { current } = pointRadii(Infinity)
  return (
    <ul className={classes.legend} aria-label={t('legend.label')}>
      {currentCount > 0 && (
        <li>
          <svg width={34} height={34} viewBox="-17 -17 34 34" aria-hidden>
            <circle r={current + 5} className={classes.currentRing} />
            <circle r={current} fill={POINT_COLOURS[6]} className={classes.plain} />
          </svg>
          {t('legend.current', { count: currentCount })}
        </li>
      )}
      <li>
        <span className={classes.scale}>
          <span>
            <Formula>{t('legend.onlyRO')}</Formula>
          </span>
          <svg width={126} height={14} viewBox="0 0 126 14" aria-hidden>
            {POINT_COLOURS.map((colour, step) => (
              <rect key={colour} x={step * 6} width={6} height={14} fill={colour} />
            ))}
            <rect x={0.5} y={0.5} width={125} height={13} className={classes.scaleFrame} />
          </svg>
          <span>
            <Formula>{t('legend.onlyR2O')}</Formula>
          </span>
        </span>
      </li>
      <li>
        <span className={classes.scale}>
          {BORON_STEPS.map((boron) => (
            <span key={boron}>
              <svg width={20} height={20} viewBox="-10 -10 20 20" aria-hidden>
                <circle
                  r={6}
                  fill="#ffffff"
                  strokeWidth={pointOutline(boron).width}
                  {...(boron > 0 ? { stroke: BORON_COLOUR } : { className: classes.plain })}
                />
              </svg>
              {number(boron, 1)}
            </span>
          ))}
          <span>
            <Formula>{t('legend.boron')}</Formula>
          </span>
        </span>
      </li>
    </ul>
  )
}

/** Names the study the regions come from and what they hold for. */
export function StullCaption() {
  const { t } = useTranslation('chart')
  const formats = useFormats()
  return (
    <p className={classes.caption}>
      <Formula>{stullText(t, formats)}</Formula>
    </p>
  )
}
