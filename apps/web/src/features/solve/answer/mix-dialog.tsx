import { readExactWeight } from '@glazy/ceramics/batch/exact-weight'
import { parseWeightUnit, type WeightUnit } from '@glazy/ceramics/batch/weight'
import { BATCH_INPUT_MAX_LENGTH, MATERIAL_NAME_MAX_LENGTH } from '@glazy/contract/limits'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#components/button.tsx'
import { DialogFrame } from '#components/dialog-frame.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import classes from '#components/form.module.css'
import { NumberField } from '#components/number-field.tsx'
import { SelectField } from '#components/select-field.tsx'
import { SubmitButton } from '#components/submit-button.tsx'
import { TextField } from '#components/text-field.tsx'
import { refusalsOf } from '#lib/forms/field-problems.ts'
import { ownRules, useForm } from '#lib/forms/use-form.ts'
import { makeUuid } from '#lib/make-uuid.ts'
import { notify } from '#lib/notify.ts'
import { sendingKeys } from '#lib/sending-keys.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useUnits } from '#lib/units.ts'
import { useCreateRecipe } from '#queries/authoring.ts'
import { usePlanBatch } from '#queries/batch-changes.ts'
import type { FoundRecipe } from './use-found-recipes.ts'

export interface MixDialogProps {
  readonly recipe: FoundRecipe
  readonly userId: number
  readonly onClose: () => void
}

/** Saves a recipe that was found and plans a batch of it: a batch is of a recipe that is kept. */
function useMixing({ recipe, userId }: MixDialogProps) {
  const { t } = useTranslation('batches')
  const navigate = useNavigate()
  const create = useCreateRecipe()
  const plan = usePlanBatch(userId)
  // What is sent again after a lost answer, or a refused batch, is made once.
  const [recipeKey] = useState(makeUuid)
  const [batchKeys] = useState(sendingKeys)
  const [sent, setSent] = useState<string>()

  return async function mix({ size, unit, ...values }: MixValues) {
    const name = values.name.trim()
    const materialComponents = recipe.lines.map(({ materialId, amount, isAdditional }) => ({
      componentMaterialId: materialId,
      percentageAmount: amount,
      isAdditional,
    }))
    const change = { newName: name, materialComponents }
    const isRenamed = sent !== undefined && sent !== name
    setSent(name)
    const { data } = await create.mutateAsync({
      body: { ...change, originalId: recipe.originalId, clientKey: recipeKey },
      ...(isRenamed && { change }),
    })
    const batch = await plan.mutateAsync({
      recipeId: data.id,
      size,
      unit,
      clientKey: batchKeys.of([size, unit]).clientKey,
    })
    notify('success', t('plan.done'))
    await navigate({ to: '/batches/$id', params: { id: String(batch.id) } })
  }
}

interface MixValues {
  readonly name: string
  /** Weight of the base, as it was typed. */
  readonly size: string
  readonly unit: WeightUnit
}

/** What the API says of the recipe and of its batch, at the fields that they were made from. */
function explain(error: unknown) {
  const { newName: name, size } = refusalsOf<{ newName: string; size: string }>(error, [
    'newName',
    'size',
  ])
  return { name, size }
}

function mixProblems({ size: typed, unit }: MixValues) {
  const size = readExactWeight(typed, unit)
  return { size: size.ok && size.value > 0n ? undefined : ('size' as const) }
}

/** Asks what the recipe is called and how much of it is mixed. */
export default function MixDialog(props: MixDialogProps) {
  const { t } = useTranslation('solve')
  const units = useUnits()
  const { t: tBatches } = useTranslation('batches')
  const { t: tCommon } = useTranslation('common')
  const form = useForm({
    initial: { name: props.recipe.name, size: '1000', unit: 'grams' } as MixValues,
    rules: ownRules(mixProblems, (problem) => tBatches(`problem.${problem}`)),
    send: useMixing(props),
    explain,
  })
  const { unit } = form.values

  return (
    <DialogFrame isOpen onClose={props.onClose} title={t('actions.mix')}>
      <form {...form.formProps} className={classes.form}>
        <p>{t('mix.hint')}</p>
        <TextField
          label={t('mix.name')}
          autoComplete="off"
          maxLength={MATERIAL_NAME_MAX_LENGTH}
          {...form.text('name')}
        />
        <NumberField
          label={tBatches('details.size')}
          maxLength={BATCH_INPUT_MAX_LENGTH}
          {...form.number('size')}
        />
        <SelectField
          label={tBatches('details.unit')}
          isFormField
          value={unit}
          options={units.options}
          onChange={(id) => form.set('unit', parseWeightUnit(id) ?? unit)}
        />
        {form.failure !== undefined && (
          <ErrorNotice error={form.failure} title={tBatches('problem.failed')} />
        )}
        <div className={classes.actions}>
          <Button onClick={props.onClose}>{tCommon('action.cancel')}</Button>
          <SubmitButton isBusy={form.isBusy}>{t('mix.submit')}</SubmitButton>
        </div>
      </form>
    </DialogFrame>
  )
}
