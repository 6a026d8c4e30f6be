import { PRICE_DECIMALS, PRICE_WHOLE_DIGITS } from '@glazy/ceramics/batch/price'
import type { WeightUnit } from '@glazy/ceramics/batch/weight'
import { useState } from 'react'
import { Button } from '#components/button.tsx'
import { DialogFrame } from '#components/dialog-frame.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import forms from '#components/form.module.css'
import type { LookupChoice } from '#components/lookup-list.tsx'
import { SubmitButton } from '#components/submit-button.tsx'
import { TextField } from '#components/text-field.tsx'
import { ownRules, useForm } from '#lib/forms/use-form.ts'
import { notify } from '#lib/notify.ts'
import { sendingKeys } from '#lib/sending-keys.ts'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
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
      if (!(await keep(failure, letter))) throw failure
      onClose()
    }
  }

  return <PurchaseForm material={material} initial={initial} onClose={onClose} onSend={send} />
}

export interface PurchaseFormProps {
  readonly material: Bought | undefined
  readonly initial: PurchaseValues
  /** What it throws is shown. */
  readonly onSend: (row: BoughtRow, name: string) => Promise<void>
  readonly onClose: () => void
}

/** What was bought, in its fields. */
export function PurchaseForm({ material, initial, onSend, onClose }: PurchaseFormProps) {
  const { t } = useTranslation('stock')
  const { t: tCommon } = useTranslation('common')
  const form = useForm({
    initial: { material, ...initial },
    rules: ownRules(
      (values: PurchaseValues & { readonly material: Bought | undefined }) => ({
        material: values.material ? undefined : ('material' as const),
        ...purchaseProblems(values),
      }),
      (problem) => t(`problem.${problem}`, { whole: PRICE_WHOLE_DIGITS, decimals: PRICE_DECIMALS }),
    ),
    send: async ({ material: chosen, ...values }) => {
      if (chosen) await onSend(boughtRow(chosen.id, values), chosen.name)
    },
  })
  return (
    <DialogFrame isOpen onClose={onClose} title={t('purchase.title')}>
      <form {...form.formProps} className={forms.form}>
        <ChosenMaterial
          chosen={form.values.material}
          problem={form.problemOf('material')}
          onChoose={(material) => form.set('material', material)}
        />
        <div className={classes.fields}>
          <TextField
            label={t('purchase.packs')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            {...form.text('packs')}
          />
          <WeightField label={t('purchase.amount')} form={form} />
        </div>
        <LotFields form={form} />
        {form.failure !== undefined && (
          <ErrorNotice error={form.failure} title={t('problem.failed')} />
        )}
        <div className={forms.actions}>
          <Button onClick={onClose}>{tCommon('action.cancel')}</Button>
          <SubmitButton isBusy={form.isBusy}>{t('purchase.save')}</SubmitButton>
        </div>
      </form>
    </DialogFrame>
  )
}

interface ChosenMaterialProps {
  readonly chosen: Bought | undefined
  readonly problem: string | undefined
  readonly onChoose: (choice: Bought | undefined) => void
}

/** The material that is bought, or the field that finds it. */
function ChosenMaterial({ chosen, problem, onChoose }: ChosenMaterialProps) {
  const { t } = useTranslation('stock')
  const names = useNames()
  if (chosen) {
    return (
      <p className={classes.chosen}>
        {t('chosen', { name: names.both({ name: chosen.name }) })}{' '}
        <Button look="quiet" onClick={() => onChoose(undefined)}>
          {t('change')}
        </Button>
      </p>
    )
  }
  return (
    <div>
      <MaterialField
        name="material"
        isWrong={problem !== undefined}
        onChoose={({ id, name }: LookupChoice) => onChoose({ id, name })}
      />
      <p className={forms.problem} role="alert">
        {problem}
      </p>
    </div>
  )
}
