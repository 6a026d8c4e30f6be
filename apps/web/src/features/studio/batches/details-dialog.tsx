import { inUnit, readExactWeight } from '@glazy/ceramics/batch/exact-weight'
import { fromDecimal } from '@glazy/ceramics/batch/millionths'
import { POWDER_DENSITY } from '@glazy/ceramics/batch/slip'
import { parseWeightUnit, type WeightUnit } from '@glazy/ceramics/batch/weight'
import { parseDecimal } from '@glazy/ceramics/decimal'
import type { Batch } from '@glazy/contract/batches'
import { BATCH_INPUT_MAX_LENGTH, BATCH_NOTE_MAX_LENGTH } from '@glazy/contract/limits'
import type { ReactNode } from 'react'
import { Button } from '#components/button.tsx'
import { DialogFrame } from '#components/dialog-frame.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import forms from '#components/form.module.css'
import { NumberField } from '#components/number-field.tsx'
import { SelectField } from '#components/select-field.tsx'
import { SubmitButton } from '#components/submit-button.tsx'
import { TextArea } from '#components/text-area.tsx'
import { TextField } from '#components/text-field.tsx'
import { ownRules, useForm } from '#lib/forms/use-form.ts'
import { makeUuid } from '#lib/make-uuid.ts'
import { notify } from '#lib/notify.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useUnits } from '#lib/units.ts'
import { useChangeBatch } from '#queries/batch-changes.ts'
import type { BatchChange } from '#queries/outbox-studio.ts'
import { useKeepForLater } from '#queries/use-keep-for-later.ts'
import classes from './batches.module.css'
import { PlaceField } from './place-field.tsx'

export interface DetailsDialogProps {
  readonly userId: number
  readonly batch: Batch
  readonly onClose: () => void
}

/** Changes how much is mixed, when, how thick, from where it is taken, and what is noted. */
export default function DetailsDialog({ userId, batch, onClose }: DetailsDialogProps) {
  const { t } = useTranslation('batches')
  const save = useChangeBatch(userId, batch.id)
  const keep = useKeepForLater()

  async function send(change: BatchChange) {
    const [basedOn, clientKey] = [batch.updatedAt, makeUuid()]
    try {
      await save.mutateAsync({ ...change, basedOn, clientKey })
      notify('success', t('details.saved'))
      onClose()
    } catch (failure) {
      const ingredients = batch.lines.map(({ name }) => name)
      const content = { id: batch.id, ingredients, change, basedOn }
      // The form shows everything else.
      const letter = { kind: 'batch', content, name: batch.recipe.name, clientKey } as const
      if (!(await keep(failure, letter))) throw failure
      onClose()
    }
  }

  return (
    <DetailsForm
      userId={userId}
      onClose={onClose}
      initial={detailsOf(batch)}
      isPlanned={batch.state === 'planned'}
      onSend={send}
    />
  )
}

/** What is said of a batch, as it is sent. */
interface Details {
  readonly size: number | string
  readonly unit: WeightUnit
  readonly plannedFor?: string | null | undefined
  readonly specificGravity?: number | null | undefined
  readonly place?: string | null | undefined
  readonly note?: string | null | undefined
}

/** What is said of a batch. */
export function detailsOf(batch: Batch): Details {
  return { ...batch, size: inUnit(fromDecimal(batch.size), batch.unit) }
}

export interface DetailsFormProps {
  readonly userId: number
  readonly initial: Details
  /** Of a batch that is mixed nothing but the note is changed. */
  readonly isPlanned: boolean
  /** What it throws is shown. */
  readonly onSend: (details: Partial<Details>) => Promise<void>
  readonly onClose: () => void
  /** What else of it is changed. */
  readonly children?: ReactNode
}

/** What is in the fields, and how it is sent. */
function useDetails({ initial, isPlanned, onSend }: DetailsFormProps) {
  const { t } = useTranslation('batches')
  const { typed } = useFormats()
  return useForm({
    initial: {
      size: typeof initial.size === 'number' ? typed(initial.size) : initial.size,
      unit: initial.unit,
      gravity: typed(initial.specificGravity ?? ''),
      day: initial.plannedFor ?? '',
      place: initial.place ?? '',
      note: initial.note ?? '',
    },
    rules: ownRules(detailsProblems, (problem) => t(`problem.${problem}`)),
    send: ({ size, unit, gravity: typedGravity, day, place, note }) => {
      const gravity = parseDecimal(typedGravity)
      const specificGravity = gravity.ok ? gravity.value : null
      const plan = { size, unit, plannedFor: day, place, specificGravity }
      return onSend({ ...(isPlanned && plan), note })
    },
  })
}

interface DetailsValues {
  readonly size: string
  readonly unit: WeightUnit
  readonly gravity: string
  readonly day: string
  readonly place: string
  readonly note: string
}

function detailsProblems(values: DetailsValues) {
  const size = readExactWeight(values.size, values.unit)
  const gravity = parseDecimal(values.gravity)
  const isGravity = gravity.ok
    ? gravity.value > 1 && gravity.value < POWDER_DENSITY
    : gravity.error === 'empty'
  return {
    size: size.ok && size.value > 0n ? undefined : ('size' as const),
    gravity: isGravity ? undefined : ('gravity' as const),
  }
}

/** What is said of a batch, in its fields. */
export function DetailsForm(props: DetailsFormProps) {
  const { isPlanned, children } = props
  const { t } = useTranslation('batches')
  const units = useUnits()
  const { t: tCommon } = useTranslation('common')
  const form = useDetails(props)
  const { values } = form
  return (
    <DialogFrame isOpen onClose={props.onClose} title={t('details.title')}>
      <form {...form.formProps} className={forms.form}>
        {isPlanned && (
          <div className={classes.fields}>
            <NumberField
              label={t('details.size')}
              maxLength={BATCH_INPUT_MAX_LENGTH}
              {...form.number('size')}
            />
            <SelectField
              label={t('details.unit')}
              isFormField
              value={values.unit}
              options={units.options}
              onChange={(id) => form.set('unit', parseWeightUnit(id) ?? values.unit)}
            />
            <TextField label={t('details.day')} type="date" {...form.text('day')} />
            <NumberField
              label={t('details.gravity')}
              maxLength={BATCH_INPUT_MAX_LENGTH}
              {...form.number('gravity')}
              hint={t('details.gravityHint')}
            />
            <PlaceField
              userId={props.userId}
              value={values.place}
              onChange={(place) => form.set('place', place)}
            />
          </div>
        )}
        <TextArea
          label={t('details.note')}
          rows={3}
          maxLength={BATCH_NOTE_MAX_LENGTH}
          {...form.text('note')}
        />
        {children}
        {form.failure !== undefined && (
          <ErrorNotice error={form.failure} title={t('problem.failed')} />
        )}
        <div className={forms.actions}>
          <Button onClick={props.onClose}>{tCommon('action.cancel')}</Button>
          <SubmitButton isBusy={form.isBusy}>{t('details.save')}</SubmitButton>
        </div>
      </form>
    </DialogFrame>
  )
}
