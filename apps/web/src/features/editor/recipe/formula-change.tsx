import type { UnityFormula } from '@glazy/ceramics/chemistry/unity'
import { Amount } from '#components/amount.tsx'
import { leastShown } from '#components/chemistry/umf-rows.ts'
import { Formula } from '#components/formula.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { changedOxides } from './changed-oxides.ts'
import classes from './formula-change.module.css'

export interface FormulaChangeProps {
  readonly before: UnityFormula
  readonly now: UnityFormula
}

/** What has become another figure in the unity formula: as it was, and as it is. */
export function FormulaChange({ before, now }: FormulaChangeProps) {
  const { t } = useTranslation('editor')
  const { fineDecimals } = useFormats()
  const changes = changedOxides(before.moles, now.moles, leastShown(fineDecimals))
  return (
    <section className={classes.change} aria-label={t('chemistry.change')}>
      {changes.length === 0 ? (
        <p>{t('chemistry.unchanged')}</p>
      ) : (
        <ul>
          {changes.map(({ oxide, was, is }) => (
            <li key={oxide}>
              <Formula>{oxide}</Formula> <Amount value={was} isFine /> <span aria-hidden>→</span>{' '}
              <strong>
                <Amount value={is} isFine />
              </strong>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
