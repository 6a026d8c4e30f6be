import type { VersionDifference } from '@glazy/contract/material-versions'
import { Formula } from '#components/formula.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { type FigureChange, lineChange } from './figure-changes.ts'
import classes from './versions.module.css'

export interface SummaryProps {
  readonly components: VersionDifference['components']
  readonly ratio: FigureChange
  readonly expansion: FigureChange
}

/** The few figures that are looked at first. */
export function Summary({ components, ratio, expansion }: SummaryProps) {
  const { t } = useTranslation('versions')
  const { fixed } = useFormats()
  const count = (kind: ReturnType<typeof lineChange>) =>
    components.filter((line) => lineChange(line) === kind).length
  const figure = (value: number | null) => (value === null ? '–' : fixed(value, 2))
  const way = ({ before, after }: FigureChange) =>
    [...new Set([figure(before), figure(after)])].join(' → ')
  return (
    <ul className={classes.summary}>
      {(['added', 'removed', 'changed'] as const).map(
        (kind) =>
          count(kind) > 0 && <li key={kind}>{t(`summary.${kind}`, { count: count(kind) })}</li>,
      )}
      {components.length === 0 && <li>{t('summary.sameRows')}</li>}
      {(ratio.before ?? ratio.after) !== null && (
        <li>
          <Formula>SiO2:Al2O3</Formula> {way(ratio)}
        </li>
      )}
      {(expansion.before ?? expansion.after) !== null && (
        <li>
          {t('umf.expansion')} {way(expansion)}
        </li>
      )}
    </ul>
  )
}
