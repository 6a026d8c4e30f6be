import { inUnit } from '@glazy/ceramics/batch/exact-weight'
import { fromDecimal } from '@glazy/ceramics/batch/millionths'
import type { WeightUnit } from '@glazy/ceramics/batch/weight'
import type { StockedMaterial } from '@glazy/contract/stock'
import { Button } from '#components/button.tsx'
import { SubmitButton } from '#components/submit-button.tsx'
import { ownRules, useForm } from '#lib/forms/use-form.ts'
import { notify } from '#lib/notify.ts'
import type { Formats } from '#lib/texts/formats.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { ReorderPoint } from '#queries/outbox-studio.ts'
import { useSetReorder } from '#queries/stock-changes.ts'
import { useKeepForLater } from '#queries/use-keep-for-later.ts'
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
  const { materialId, name, reorderAt } = stocked
  const { typed } = useFormats()
  const save = useSetReorder(userId)
  const keep = useKeepForLater()

  async function send(written: Weight) {
    const point = { materialId, ...written }
    try {
      await save.mutateAsync(point)
      notify('success', t('reorder.saved'))
    } catch (failure) {
      if (await keep(failure, { kind: 'reorder', content: { point }, name })) return
      notify('error', t('problem.failed'))
    }
  }

  return (
    <ReorderFields initial={{ amount: amountOf(reorderAt, unit, typed), unit }} onSend={send} />
  )
}

type Weight = Pick<ReorderPoint, 'amount' | 'unit'>

export interface ReorderFieldsProps {
  readonly initial: Weight
  /** Null for no such weight. */
  readonly onSend: (written: Weight) => Promise<void>
  readonly onCancel?: () => void
}

/** A weight below which a material is to be bought, in its field. */
export function ReorderFields({ initial, onSend, onCancel }: ReorderFieldsProps) {
  const { t } = useTranslation('stock')
  const { t: tCommon } = useTranslation('common')
  const form = useForm({
    initial: { ...initial, amount: String(initial.amount ?? '') },
    rules: ownRules(reorderProblems, (problem) => t(`problem.${problem}`)),
    send: ({ amount, unit }) => onSend({ amount: amount.trim() || null, unit }),
  })

  return (
    <form {...form.formProps} className={classes.reorder}>
      <WeightField label={t('reorder.label')} hint={t('reorder.hint')} form={form} />
      <SubmitButton look="plain" isBusy={form.isBusy}>
        {t('reorder.save')}
      </SubmitButton>
      {onCancel && (
        <Button look="quiet" onClick={onCancel}>
          {tCommon('action.cancel')}
        </Button>
      )}
    </form>
  )
}

/** Nothing is a weight, too: then there is no such point. */
function reorderProblems({ amount, unit }: { readonly amount: string; readonly unit: WeightUnit }) {
  return amount.trim() === '' ? {} : { amount: weightProblem(amount, unit) }
}

function amountOf(reorderAt: string | null, unit: WeightUnit, typed: Formats['typed']): string {
  return reorderAt === null ? '' : typed(inUnit(fromDecimal(reorderAt), unit))
}
