import { findCone, formatConeLabel } from '@glazy/ceramics/firing/cones'
import type { MaterialDetail } from '@glazy/contract/materials'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import classes from './firing-box.module.css'

export type FiringBoxProps = Pick<
  MaterialDetail,
  'fromOrtonConeId' | 'toOrtonConeId' | 'atmospheres'
>

/** To what cone and in what atmosphere; the first thing a potter looks for. */
export function FiringBox({ fromOrtonConeId, toOrtonConeId, atmospheres }: FiringBoxProps) {
  const { t } = useTranslation('detail')
  const cone = formatConeLabel(fromOrtonConeId, toOrtonConeId)
  const names = useNames().atmospheres(atmospheres)
  return (
    <dl className={classes.box} aria-label={t('firing.label')}>
      <div>
        <dt>{t('firing.cone')}</dt>
        <dd className={cone === '' ? classes.unknown : classes.cone}>
          {cone === '' ? t('firing.unknown') : cone}
        </dd>
        <Temperature fromId={fromOrtonConeId} toId={toOrtonConeId} />
      </div>
      <div>
        <dt>{t('firing.atmospheres')}</dt>
        <dd className={names === '' ? classes.unknown : classes.atmospheres}>
          {names === '' ? t('firing.unknown') : names}
        </dd>
      </div>
    </dl>
  )
}

interface TemperatureProps {
  readonly fromId: number | null
  readonly toId: number | null
}

function Temperature({ fromId, toId }: TemperatureProps) {
  const { t } = useTranslation('detail')
  const { number } = useFormats()
  const from = celsiusOf(fromId) ?? celsiusOf(toId)
  const to = celsiusOf(toId) ?? from
  if (from === undefined || to === undefined) return null
  return (
    <dd className={classes.temperature} title={t('firing.temperatureHint')}>
      {from === to
        ? t('firing.temperature', { from: number(from) })
        : t('firing.temperatureRange', { from: number(from), to: number(to) })}
    </dd>
  )
}

function celsiusOf(coneId: number | null): number | undefined {
  return findCone(coneId ?? 0)?.celsius ?? undefined
}
