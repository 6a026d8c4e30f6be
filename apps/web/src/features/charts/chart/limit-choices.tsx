import { LIMITS_WITHOUT_FIGURES, MIXES_WITHOUT_OUTLINE } from '@glazy/ceramics/charts/firing-limits'
import { formatConeLabel } from '@glazy/ceramics/firing/cones'
import { useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '#components/error-notice.tsx'
import { Formula } from '#components/formula.tsx'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { chartLimits } from '#queries/chart-layers.ts'
import classes from './chart-options-dialog.module.css'
import type { ChartChoices } from './use-chart-choices.ts'

export interface LimitChoicesProps {
  readonly choices: ChartChoices
}

/** Which limits a chart shows, each with its source. */
export function LimitChoices({ choices }: LimitChoicesProps) {
  const { t } = useTranslation('chart')
  const { data, isError, error, refetch } = useQuery(chartLimits())
  const { coneLimitIds, montmollinLimitIds, setConeLimits, setMontmollinLimits } = choices
  if (isError) {
    return <ErrorNotice error={error} title={t('layers.error')} onRetry={() => void refetch()} />
  }
  return (
    <>
      <Group
        title={t('limits.cones', { count: coneLimitIds.length })}
        hint={t('limits.conesHint')}
        limits={(data?.cones ?? []).map(({ fromOrtonConeId, toOrtonConeId, ...limit }) => ({
          ...limit,
          source: [formatConeLabel(fromOrtonConeId, toOrtonConeId), limit.source]
            .filter((part) => part !== '')
            .join(' · '),
        }))}
        chosen={coneLimitIds}
        onChange={setConeLimits}
        unread={LIMITS_WITHOUT_FIGURES}
      />
      <Group
        title={t('limits.montmollin', { count: montmollinLimitIds.length })}
        hint={t('limits.montmollinHint')}
        limits={data?.montmollin ?? []}
        chosen={montmollinLimitIds}
        onChange={setMontmollinLimits}
        unread={MIXES_WITHOUT_OUTLINE}
      />
    </>
  )
}

interface GroupProps {
  readonly title: string
  readonly hint: string
  readonly limits: readonly {
    readonly id: number
    readonly label: string
    readonly source: string
  }[]
  readonly chosen: readonly number[]
  readonly onChange: (ids: readonly number[]) => void
  /** What there is besides, but not here. */
  readonly unread: readonly string[]
}

function Group({ title, hint, limits, chosen, onChange, unread }: GroupProps) {
  const { t } = useTranslation('chart')
  const names = useNames()
  return (
    <details className={classes.group}>
      <summary>{title}</summary>
      <p className={classes.hint}>{hint}</p>
      <ul className={classes.limits}>
        {limits.map(({ id, label, source }) => (
          <li key={id}>
            <label className={classes.check}>
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={(event) =>
                  onChange(
                    event.currentTarget.checked
                      ? [...chosen, id]
                      : chosen.filter((other) => other !== id),
                  )
                }
              />
              <span>
                {label}
                <small>
                  <Formula>{source}</Formula>
                </small>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p className={classes.hint}>
        <Formula>{t('limits.unread', { list: names.list(unread) })}</Formula>
      </p>
    </details>
  )
}
