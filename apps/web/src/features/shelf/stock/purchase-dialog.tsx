import type { WeightUnit } from '@glazy/ceramics/batch/weight'
import { type FormEvent, useState } from 'react'
import { Button } from '#components/button.tsx'
import { DialogFrame } from '#components/dialog-frame.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import form from '#components/form.module.css'
import type { LookupChoice } from '#components/lookup-list.tsx'
import { SubmitButton } from '#components/submit-button.tsx'
import { TextField } from '#components/text-field.tsx'
import { notify } from '#lib/notify.ts'
import { sendingKeys } from '#lib/sending-keys.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { BoughtRow } from '#queries/outbox-studio.ts'
import { useBuyLots } from '#queries/stock-changes.ts'
import { useKeepForLater } from '#queries/use-keep-for-later.ts'
import { MaterialField } from '../adding/material-field.tsx'
import { LotFields } from './lot-fields.tsx'
import {
  boughtRow,
  emptyPurchase,
  type PurchaseValues,
  purchaseProblems,
} from './purchase-values.ts'
import classes from './stock.module.css'
import { WeightField } from './weight-field.tsx'

export interface PurchaseDialogProps {
  readonly userId: number
  /** What is bought, where that is known. */
  readonly material?: Bought
  /** Of the last purchase. */
  readonly unit: WeightUnit
  readonly onClose: () => void
}

interface Bought {
  readonly id: number
  readonly name: string
}

/** Writes down what was bought. */
export default function PurchaseDialog({ userId, material, unit, onClose }: PurchaseDialogProps) {
  const { t } = useTranslation('stock')
  const [initial] = useState(() => emptyPurchase(unit, new Date().toLocaleDateString('sv')))
  const [keys] = useState(sendingKeys)
  const buy = useBuyLots(userId)
  const keep = useKeepForLater()

  async function send(row: BoughtRow, name: string) {
    const sent = keys.of(row)
    try {
      await buy.mutateAsync({ rows: [row], ...sent })
      notify('success', t('purchase.saved'))
      onClose()
    } catch (failure) {
      const letter = { kind: 'purchase', content: { rows: [row] }, name, ...sent } as const
      // The form shows everything else.
      if (await keep(failure, letter)) onClose()
    }
  }

  return (
    <PurchaseForm
      {...{ material, initial }}
      isBusy={buy.isPending}
      error={buy.error}
      onSend={send}
      onClose={onClose}
    />
  )
}

export interface PurchaseFormProps {
  readonly material: Bought | undefined
  readonly initial: PurchaseValues
  readonly isBusy?: boolean
  /** Why it could not be sent. */
  readonly error?: Error | null
  readonly onSend: (row: BoughtRow, name: string) => Promise<void>
  readonly onClose: () => void
}

/** What is in the fields, and what is wrong with it. */
function usePurchase({ material, initial, isBusy, onSend }: PurchaseFormProps) {
  const [chosen, choose] = useState(material)
  const [values, setValues] = useState(initial)
  const [isTried, setTried] = useState(false)
  const problems = purchaseProblems(values)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (chosen === undefined || Object.keys(problems).length > 0 || isBusy) return
    await onSend(boughtRow(chosen.id, values), chosen.name)
  }

  return {
    chosen,
    choose,
    values,
    change: (part: Partial<typeof values>) => setValues((now) => ({ ...now, ...part })),
    isMissing: isTried && chosen === undefined,
    problems: isTried ? problems : {},
    submit,
  }
}

/** What was bought, in its fields. */
export function PurchaseForm(props: PurchaseFormProps) {
  const { isBusy = false, error } = props
  const { t } = useTranslation('stock')
  const { t: tCommon } = useTranslation('common')
  const { chosen, choose, values, change, isMissing, problems, submit } = usePurchase(props)
  return (
    <DialogFrame isOpen staysOpen onClose={props.onClose} title={t('purchase.title')}>
      <form className={form.form} noValidate method="post" onSubmit={(event) => void submit(event)}>
        <ChosenMaterial {...{ chosen, isMissing }} onChoose={choose} />
        <div className={classes.fields}>
          <TextField
            label={t('purchase.packs')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={values.packs}
            problem={problems.packs && t(`problem.${problems.packs}`)}
            onChange={(event) => change({ packs: event.currentTarget.value })}
          />
          <WeightField
            label={t('purchase.amount')}
            amount={values.amount}
            unit={values.unit}
            problem={problems.amount && t(`problem.${problems.amount}`)}
            onChange={change}
          />
        </div>
        <LotFields values={values} onChange={change} problems={problems} />
        {error && <ErrorNotice error={error} title={t('problem.failed')} />}
        <div className={form.actions}>
          <Button onClick={props.onClose}>{tCommon('action.cancel')}</Button>
          <SubmitButton isBusy={isBusy}>{t('purchase.save')}</SubmitButton>
        </div>
      </form>
    </DialogFrame>
  )
}

interface ChosenMaterialProps {
  readonly chosen: Bought | undefined
  readonly isMissing: boolean
  readonly onChoose: (choice: Bought | undefined) => void
}

/** The material that is bought, or the field that finds it. */
function ChosenMaterial({ chosen, isMissing, onChoose }: ChosenMaterialProps) {
  const { t } = useTranslation('stock')
  if (chosen) {
    return (
      <p className={classes.chosen}>
        {t('chosen', { name: chosen.name })}{' '}
        <Button look="quiet" onClick={() => onChoose(undefined)}>
          {t('change')}
        </Button>
      </p>
    )
  }
  return (
    <div>
      <MaterialField onChoose={({ id, name }: LookupChoice) => onChoose({ id, name })} />
      <p className={form.problem} role="alert">
        {isMissing && t('problem.material')}
      </p>
    </div>
  )
}
