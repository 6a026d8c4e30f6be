import type { OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import type { UmfGroups } from '@glazy/ceramics/chemistry/unity'
import { WandSparkles } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#components/button.tsx'
import { notify } from '#lib/notify.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import {
  type HelpedRow,
  type HelpfulStep,
  helpfulSteps,
  type SolvedAmount,
  solvedAmounts,
} from './target-help.ts'
import classes from './target.module.css'

export interface TargetHelpProps {
  readonly rows: readonly HelpedRow[]
  readonly target: OxideAmounts
  readonly distance: number
  readonly groups: UmfGroups
  readonly onAmounts: (amounts: readonly SolvedAmount[]) => void
}

/** What changing each ingredient alone would do, and all amounts at once. */
export function TargetHelp({ rows, target, distance, groups, onAmounts }: TargetHelpProps) {
  const { t } = useTranslation('target')
  const id = useId()
  const { listInSentence } = useNames()
  const steps = helpfulSteps(rows, target, distance, groups)

  function solve() {
    const amounts = solvedAmounts(rows, target, groups)
    if (amounts === null) {
      notify('error', t('help.noFlux'))
      return
    }
    const left = rows.filter(({ key }) =>
      amounts.some((row) => row.key === key && row.amount === 0),
    )
    onAmounts(amounts)
    const names = listInSentence(left.map(({ name }) => name))
    notify('success', names === '' ? t('help.solved') : t('help.solvedWithout', { names }))
  }

  return (
    <section className={classes.help} aria-labelledby={id}>
      <h3 id={id} className={classes.helpTitle}>
        {t('help.title')}
      </h3>
      {steps.length === 0 ? (
        <p className={classes.hint}>{t(distance < 0.0005 ? 'help.reached' : 'help.none')}</p>
      ) : (
        <ul className={classes.steps}>
          {steps.map((step) => (
            <Step key={step.key} step={step} onAmounts={onAmounts} />
          ))}
        </ul>
      )}
      {rows.length > 1 && (
        <div className={classes.solve}>
          <Button onClick={solve}>
            <WandSparkles size={16} aria-hidden />
            {t('help.solve')}
          </Button>
          <p className={classes.hint}>{t('help.solveHint')}</p>
        </div>
      )}
    </section>
  )
}

interface StepProps extends Pick<TargetHelpProps, 'onAmounts'> {
  readonly step: HelpfulStep
}

function Step({ step, onAmounts }: StepProps) {
  const { t } = useTranslation('target')
  const { number, fixed } = useFormats()
  const { key, name, from, to, after } = step
  const values = { name, from: number(from, 2), to: number(to, 2), percent: fixed(100 * after, 1) }
  return (
    <li className={classes.step}>
      <span>{t(to === 0 ? 'help.leaveOut' : to > from ? 'help.more' : 'help.less', values)}</span>
      <Button
        aria-label={t('help.useOf', { name })}
        onClick={() => onAmounts([{ key, amount: to }])}
      >
        {t('help.use')}
      </Button>
    </li>
  )
}
