import { readExactWeight } from '@glazy/ceramics/batch/exact-weight'
import { parseWeightUnit, type WeightUnit } from '@glazy/ceramics/batch/weight'
import { BATCH_INPUT_MAX_LENGTH, MATERIAL_NAME_MAX_LENGTH } from '@glazy/contract/limits'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { Button } from '#components/button.tsx'
import { DialogFrame } from '#components/dialog-frame.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import form from '#components/form.module.css'
import { SelectField } from '#components/select-field.tsx'
import { SubmitButton } from '#components/submit-button.tsx'
import { TextField } from '#components/text-field.tsx'
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

  async function mix(name: string, size: string, unit: WeightUnit) {
    const materialComponents = recipe.lines.map(({ materialId, amount, isAdditional }) => ({
      componentMaterialId: materialId,
      percentageAmount: amount,
      isAdditional,
    }))
    const change = { newName: name, materialComponents }
    const isRenamed = sent !== undefined && sent !== name
    setSent(name)
    try {
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
    } catch {
      // The form shows it.
    }
  }

  return { mix, isBusy: create.isPending || plan.isPending, error: create.error ?? plan.error }
}

interface FormValues {
  readonly name: string
  /** Weight of the base, as it was typed. */
  readonly size: string
  readonly unit: WeightUnit
}

/** Asks what the recipe is called and how much of it is mixed. */
export default function MixDialog(props: MixDialogProps) {
  const { t } = useTranslation('solve')
  const units = useUnits()
  const { t: tBatches } = useTranslation('batches')
  const { t: tCommon } = useTranslation('common')
  const [values, setValues] = useState<FormValues>(() => ({
    name: props.recipe.name,
    size: '1000',
    unit: 'grams',
  }))
  const [isTried, setTried] = useState(false)
  const { mix, isBusy, error } = useMixing(props)
  const size = readExactWeight(values.size, values.unit)
  const isSize = size.ok && size.value > 0n
  const change = (part: Partial<typeof values>) => setValues((now) => ({ ...now, ...part }))

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isSize && !isBusy) void mix(values.name.trim(), values.size, values.unit)
  }

  return (
    <DialogFrame isOpen staysOpen onClose={props.onClose} title={t('actions.mix')}>
      <form className={form.form} noValidate method="post" onSubmit={submit}>
        <p>{t('mix.hint')}</p>
        <TextField
          label={t('mix.name')}
          autoComplete="off"
          maxLength={MATERIAL_NAME_MAX_LENGTH}
          value={values.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <TextField
          label={tBatches('details.size')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={BATCH_INPUT_MAX_LENGTH}
          value={values.size}
          problem={isTried && !isSize ? tBatches('problem.size') : undefined}
          onChange={(event) => change({ size: event.currentTarget.value })}
        />
        <SelectField
          label={tBatches('details.unit')}
          isFormField
          value={values.unit}
          options={units.options}
          onChange={(unit) => change({ unit: parseWeightUnit(unit) ?? values.unit })}
        />
        {error && <ErrorNotice error={error} title={tBatches('problem.failed')} />}
        <div className={form.actions}>
          <Button onClick={props.onClose}>{tCommon('action.cancel')}</Button>
          <SubmitButton isBusy={isBusy}>{t('mix.submit')}</SubmitButton>
        </div>
      </form>
    </DialogFrame>
  )
}
