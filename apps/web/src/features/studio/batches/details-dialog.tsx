import { inUnit, readExactWeight } from '@glazy/ceramics/batch/exact-weight'
import { fromDecimal } from '@glazy/ceramics/batch/millionths'
import { POWDER_DENSITY } from '@glazy/ceramics/batch/slip'
import { parseWeightUnit, type WeightUnit } from '@glazy/ceramics/batch/weight'
import { parseDecimal } from '@glazy/ceramics/decimal'
import type { Batch } from '@glazy/contract/batches'
import { BATCH_INPUT_MAX_LENGTH, BATCH_NOTE_MAX_LENGTH } from '@glazy/contract/limits'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#components/button.tsx'
import { DialogFrame } from '#components/dialog-frame.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import form from '#components/form.module.css'
import { SelectField } from '#components/select-field.tsx'
import { SubmitButton } from '#components/submit-button.tsx'
import { TextArea } from '#components/text-area.tsx'
import { TextField } from '#components/text-field.tsx'
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
      if (await keep(failure, { kind: 'batch', content, name: batch.recipe.name, clientKey }))
        onClose()
    }
  }

  return (
    <DetailsForm
      {...{ userId, onClose }}
      initial={detailsOf(batch)}
      isPlanned={batch.state === 'planned'}
      isBusy={save.isPending}
      error={save.error}
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
  readonly isBusy?: boolean
  /** Why it could not be sent. */
  readonly error?: Error | null
  readonly onSend: (details: Partial<Details>) => Promise<void>
  readonly onClose: () => void
  /** What else of it is changed. */
  readonly children?: ReactNode
}

/** What is in the fields, and what is wrong with it. */
function useDetails({ initial, isPlanned, isBusy, onSend }: DetailsFormProps) {
  const { typed } = useFormats()
  const [values, setValues] = useState(() => ({
    size: typeof initial.size === 'number' ? typed(initial.size) : initial.size,
    unit: initial.unit,
    day: initial.plannedFor ?? '',
    gravity: typed(initial.specificGravity ?? ''),
    place: initial.place ?? '',
    note: initial.note ?? '',
  }))
  const [isTried, setTried] = useState(false)
  const size = readExactWeight(values.size, values.unit)
  const gravity = parseDecimal(values.gravity)
  const isGravity = gravity.ok
    ? gravity.value > 1 && gravity.value < POWDER_DENSITY
    : gravity.error === 'empty'
  const problems = {
    ...(!(size.ok && size.value > 0n) && { size: 'size' as const }),
    ...(!isGravity && { gravity: 'gravity' as const }),
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (Object.keys(problems).length > 0 || isBusy) return
    const plan = {
      size: values.size,
      unit: values.unit,
      plannedFor: values.day,
      place: values.place,
      specificGravity: gravity.ok ? gravity.value : null,
    }
    await onSend({ ...(isPlanned && plan), note: values.note })
  }

  return {
    values,
    change: (part: Partial<typeof values>) => setValues((now) => ({ ...now, ...part })),
    problems: isTried ? problems : {},
    submit,
  }
}

/** What is said of a batch, in its fields. */
export function DetailsForm(props: DetailsFormProps) {
  const { isPlanned, isBusy = false, error, children } = props
  const { t } = useTranslation('batches')
  const units = useUnits()
  const { t: tCommon } = useTranslation('common')
  const { values, change, problems, submit } = useDetails(props)
  return (
    <DialogFrame isOpen staysOpen onClose={props.onClose} title={t('details.title')}>
      <form className={form.form} noValidate method="post" onSubmit={(event) => void submit(event)}>
        {isPlanned && (
          <div className={classes.fields}>
            <TextField
              label={t('details.size')}
              inputMode="decimal"
              autoComplete="off"
              maxLength={BATCH_INPUT_MAX_LENGTH}
              value={values.size}
              problem={problems.size && t(`problem.${problems.size}`)}
              onChange={(event) => change({ size: event.currentTarget.value })}
            />
            <SelectField
              label={t('details.unit')}
              isFormField
              value={values.unit}
              options={units.options}
              onChange={(id) => change({ unit: parseWeightUnit(id) ?? values.unit })}
            />
            <TextField
              label={t('details.day')}
              type="date"
              value={values.day}
              onChange={(event) => change({ day: event.currentTarget.value })}
            />
            <TextField
              label={t('details.gravity')}
              inputMode="decimal"
              autoComplete="off"
              maxLength={BATCH_INPUT_MAX_LENGTH}
              value={values.gravity}
              hint={t('details.gravityHint')}
              problem={problems.gravity && t(`problem.${problems.gravity}`)}
              onChange={(event) => change({ gravity: event.currentTarget.value })}
            />
            <PlaceField
              userId={props.userId}
              value={values.place}
              onChange={(place) => change({ place })}
            />
          </div>
        )}
        <TextArea
          label={t('details.note')}
          rows={3}
          maxLength={BATCH_NOTE_MAX_LENGTH}
          value={values.note}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
        {children}
        {error && <ErrorNotice error={error} title={t('problem.failed')} />}
        <div className={form.actions}>
          <Button onClick={props.onClose}>{tCommon('action.cancel')}</Button>
          <SubmitButton isBusy={isBusy}>{t('details.save')}</SubmitButton>
        </div>
      </form>
    </DialogFrame>
  )
}
