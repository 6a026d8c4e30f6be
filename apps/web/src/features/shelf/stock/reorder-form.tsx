import { inUnit } from '@glazy/ceramics/batch/exact-weight'
import { fromDecimal } from '@glazy/ceramics/batch/millionths'
import type { WeightUnit } from '@glazy/ceramics/batch/weight'
import type { StockedMaterial } from '@glazy/contract/stock'
import { type FormEvent, useState } from 'react'
import { SubmitButton } from '#components/submit-button.tsx'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useSetReorder } from '#queries/stock-changes.ts'
import { weightProblem } from './purchase-values.ts'
import classes from './stock.module.css'
import { WeightField } from './weight-field.tsx'

interface ReorderFormProps {
  readonly userId: number
  readonly stocked: StockedMaterial
  /** Of the last purchase. */
  readonly unit: WeightUnit
}

/** Below which weight a material is to be bought. */
export function ReorderForm({ userId, stocked, unit }: ReorderFormProps) {
  const { t } = useTranslation('stock')
  const { materialId, reorderAt } = stocked
  const [values, setValues] = useState({ amount: amountOf(reorderAt, unit), unit })
  const [isTried, setTried] = useState(false)
  const save = useSetReorder(userId)
  const amount = values.amount.trim()
  const problem = amount === '' ? undefined : weightProblem(amount, values.unit)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (problem !== undefined || save.isPending) return
    try {
      await save.mutateAsync({ materialId, ...values, amount: amount === '' ? null : amount })
      notify('success', t('reorder.saved'))
    } catch {
      notify('error', t('problem.failed'))
    }
  }

  return (
    <form
      className={classes.reorder}
      noValidate
      method="post"
      onSubmit={(event) => void submit(event)}
    >
      <WeightField
        label={t('reorder.label')}
        hint={t('reorder.hint')}
        amount={values.amount}
        unit={values.unit}
        problem={isTried && problem ? t(`problem.${problem}`) : undefined}
        onChange={(part) => setValues((now) => ({ ...now, ...part }))}
      />
      <SubmitButton look="plain" isBusy={save.isPending}>
        {t('reorder.save')}
      </SubmitButton>
    </form>
  )
}

function amountOf(reorderAt: string | null, unit: WeightUnit): string {
  return reorderAt === null ? '' : String(inUnit(fromDecimal(reorderAt), unit))
}
