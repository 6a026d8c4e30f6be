import { parseWeightUnit } from '@glazy/ceramics/batch/weight'
import type { Batch } from '@glazy/contract/batches'
import { BATCH_INPUT_MAX_LENGTH, BATCH_NOTE_MAX_LENGTH } from '@glazy/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#components/button.tsx'
import { CheckField } from '#components/check-field.tsx'
import { DialogFrame } from '#components/dialog-frame.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import forms from '#components/form.module.css'
import { NumberField } from '#components/number-field.tsx'
import { SelectField } from '#components/select-field.tsx'
import { SubmitButton } from '#components/submit-button.tsx'
import { TextArea } from '#components/text-area.tsx'
import { type Form, ownRules, useForm } from '#lib/forms/use-form.ts'
import { notify } from '#lib/notify.ts'
import { sendingKeys } from '#lib/sending-keys.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useUnits } from '#lib/units.ts'
import { useBatchAdditions } from '#queries/batch-changes.ts'
import type { WrittenAddition } from '#queries/outbox-studio.ts'
import { ownStock } from '#queries/stock.ts'
import { useKeepForLater } from '#queries/use-keep-for-later.ts'
import {
  additionProblems,
  type AdditionValues,
  emptyAddition,
  isAmount,
  moreOf,
  rescueOfBucket,
  sentAddition,
} from './addition-values.ts'
import classes from './batches.module.css'

export interface AddDialogProps {
  readonly userId: number
  readonly batch: Batch
  readonly mayLog: boolean
  readonly onClose: () => void
}

/** Writes down what goes into a bucket whose batch is mixed already. */
export default function AddDialog(props: AddDialogProps) {
  const { userId, batch, onClose } = props
  const { t } = useTranslation('batches')
  const [keys] = useState(sendingKeys)
  const { add } = useBatchAdditions(userId, batch.id)
  const keep = useKeepForLater()

  async function send(addition: WrittenAddition) {
    const sent = keys.of(addition)
    try {
      await add.mutateAsync({ ...addition, ...sent })
      notify('success', t('add.done'))
      onClose()
    } catch (failure) {
      const content = { id: batch.id, addition }
      const { name } = batch.recipe
      // The form shows everything else.
      if (!(await keep(failure, { kind: 'batchAddition', content, name, ...sent }))) throw failure
      onClose()
    }
  }

  return <AdditionForm {...props} initial={emptyAddition(batch)} onSend={send} />
}

export interface AdditionFormProps extends AddDialogProps {
  readonly initial: AdditionValues
  /** What it throws is shown. */
  readonly onSend: (addition: WrittenAddition) => Promise<void>
}

/** What goes into a bucket, in its fields. */
export function AdditionForm(props: AdditionFormProps) {
  const { batch, userId, mayLog, initial, onSend, onClose } = props
  const { t } = useTranslation('batches')
  const { t: tCommon } = useTranslation('common')
  const form = useForm({
    initial,
    rules: ownRules(additionProblems, (problem) => t(`problem.${problem}`)),
    send: (values) => onSend(sentAddition(values)),
  })
  return (
    <DialogFrame isOpen onClose={onClose} title={t('add.title')}>
      <form {...form.formProps} className={forms.form}>
        <p>{t('add.lead')}</p>
        <OfRecipe batch={batch} form={form} />
        <NotOfRecipe userId={userId} form={form} />
        <TextArea
          label={t('details.note')}
          rows={2}
          maxLength={BATCH_NOTE_MAX_LENGTH}
          {...form.text('note')}
        />
        {mayLog && <CheckField label={t('add.log')} {...form.box('isLogged')} />}
        {form.failure !== undefined && (
          <ErrorNotice error={form.failure} title={t('problem.failed')} />
        )}
        <div className={forms.actions}>
          <Button onClick={onClose}>{tCommon('action.cancel')}</Button>
          <SubmitButton isBusy={form.isBusy}>{t('add.save')}</SubmitButton>
        </div>
      </form>
    </DialogFrame>
  )
}

interface PartProps {
  readonly form: Form<AdditionValues>
}

/** How much of each ingredient; typed one by one, or as so much more of the recipe. */
function OfRecipe({ batch, form }: PartProps & { readonly batch: Batch }) {
  const { t } = useTranslation('batches')
  const units = useUnits()
  const { typed } = useFormats()
  const { values, change } = form
  const { unit, more, amounts } = values
  const rescue = rescueOfBucket(batch, unit, typed)
  const sign = <span className={classes.sign}>{units.sign(unit)}</span>
  return (
    <>
      <div className={classes.fields}>
        <NumberField
          label={t('add.more')}
          maxLength={BATCH_INPUT_MAX_LENGTH}
          {...form.number('more')}
          data-autofocus
          end={sign}
          onChange={(value) => change({ more: value, amounts: moreOf(batch, value, unit, typed) })}
        />
        <SelectField
          label={t('details.unit')}
          isFormField
          value={unit}
          options={units.options}
          onChange={(id) => {
            const next = parseWeightUnit(id) ?? unit
            change({
              unit: next,
              ...(more !== '' && { amounts: moreOf(batch, more, next, typed) }),
            })
          }}
        />
      </div>
      {rescue && (
        <div className={classes.notice}>
          <p>{t('add.wrong')}</p>
          <div>
            <Button onClick={() => change({ amounts: rescue })}>{t('add.rescue')}</Button>
          </div>
        </div>
      )}
      <div className={classes.fields}>
        {batch.lines.map(({ name }, place) => (
          <NumberField
            key={place}
            label={name}
            maxLength={BATCH_INPUT_MAX_LENGTH}
            value={amounts[place] ?? ''}
            end={sign}
            data-field="amounts"
            problem={isAmount(amounts[place] ?? '', unit) ? undefined : form.problemOf('amounts')}
            onChange={(value) => change({ amounts: { ...amounts, [place]: value } })}
          />
        ))}
      </div>
    </>
  )
}

/** Water, and a material that the recipe has none of. */
function NotOfRecipe({ userId, form }: PartProps & { readonly userId: number }) {
  const { t } = useTranslation('batches')
  const units = useUnits()
  const { data: stock = [] } = useQuery(ownStock(userId))
  const { unit, other } = form.values
  const sign = <span className={classes.sign}>{units.sign(unit)}</span>
  return (
    <div className={classes.fields}>
      <NumberField
        label={t('water')}
        maxLength={BATCH_INPUT_MAX_LENGTH}
        {...form.number('water')}
        end={sign}
      />
      {stock.length > 0 && (
        <SelectField
          label={t('add.other')}
          isFormField
          value={other}
          options={[
            { value: '', label: t('add.noOther') },
            ...stock.map(({ materialId, name }) => ({ value: String(materialId), label: name })),
          ]}
          onChange={(id) => form.set('other', id)}
        />
      )}
      {other !== '' && (
        <NumberField
          label={t('add.otherAmount')}
          maxLength={BATCH_INPUT_MAX_LENGTH}
          {...form.number('otherAmount')}
          end={sign}
        />
      )}
    </div>
  )
}
