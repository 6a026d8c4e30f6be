import { parseWeightUnit } from '@glazy/ceramics/batch/weight'
import type { Batch } from '@glazy/contract/batches'
import { BATCH_INPUT_MAX_LENGTH, BATCH_NOTE_MAX_LENGTH } from '@glazy/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '#components/button.tsx'
import { CheckField } from '#components/check-field.tsx'
import { DialogFrame } from '#components/dialog-frame.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import form from '#components/form.module.css'
import { SelectField } from '#components/select-field.tsx'
import { SubmitButton } from '#components/submit-button.tsx'
import { TextArea } from '#components/text-area.tsx'
import { TextField } from '#components/text-field.tsx'
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
      if (await keep(failure, { kind: 'batchAddition', content, name, ...sent })) onClose()
    }
  }

  return (
    <AdditionForm
      {...props}
      initial={emptyAddition(batch)}
      isBusy={add.isPending}
      error={add.error}
      onSend={send}
    />
  )
}

export interface AdditionFormProps extends AddDialogProps {
  readonly initial: AdditionValues
  readonly isBusy?: boolean
  /** Why it could not be sent. */
  readonly error?: Error | null
  readonly onSend: (addition: WrittenAddition) => Promise<void>
}

/** What is in the fields, and what is wrong with it. */
function useAddition({ initial, isBusy, onSend }: AdditionFormProps) {
  const [values, setValues] = useState(initial)
  const [isTried, setTried] = useState(false)
  const problems = additionProblems(values)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (Object.keys(problems).length > 0 || isBusy) return
    await onSend(sentAddition(values))
  }

  return {
    values,
    change: (part: Partial<AdditionValues>) => setValues((now) => ({ ...now, ...part })),
    problems: isTried ? problems : {},
    submit,
  }
}

/** What goes into a bucket, in its fields. */
export function AdditionForm(props: AdditionFormProps) {
  const { batch, userId, mayLog, isBusy = false, error, onClose } = props
  const { t } = useTranslation('batches')
  const { t: tCommon } = useTranslation('common')
  const { values, change, problems, submit } = useAddition(props)
  return (
    <DialogFrame isOpen staysOpen onClose={onClose} title={t('add.title')}>
      <form className={form.form} noValidate method="post" onSubmit={(event) => void submit(event)}>
        <p>{t('add.lead')}</p>
        <OfRecipe {...{ batch, values, change }} problem={problems.amounts} />
        <NotOfRecipe {...{ userId, values, change, problems }} />
        <TextArea
          label={t('details.note')}
          rows={2}
          maxLength={BATCH_NOTE_MAX_LENGTH}
          value={values.note}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
        {mayLog && (
          <CheckField
            label={t('add.log')}
            checked={values.isLogged}
            onChange={({ target }) => change({ isLogged: target.checked })}
          />
        )}
        {problems.all && (
          <p className={form.problem} role="alert">
            {t(`problem.${problems.all}`)}
          </p>
        )}
        {error && <ErrorNotice error={error} title={t('problem.failed')} />}
        <div className={form.actions}>
          <Button onClick={onClose}>{tCommon('action.cancel')}</Button>
          <SubmitButton isBusy={isBusy}>{t('add.save')}</SubmitButton>
        </div>
      </form>
    </DialogFrame>
  )
}

interface PartProps {
  readonly values: AdditionValues
  readonly change: (part: Partial<AdditionValues>) => void
}

/** How much of each ingredient; typed one by one, or as so much more of the recipe. */
function OfRecipe({
  batch,
  values,
  change,
  problem,
}: PartProps & { readonly batch: Batch; readonly problem: 'size' | undefined }) {
  const { t } = useTranslation('batches')
  const units = useUnits()
  const { typed } = useFormats()
  const [more, setMore] = useState('')
  const { unit, amounts } = values
  const rescue = rescueOfBucket(batch, unit, typed)
  const sign = <span className={classes.sign}>{units.sign(unit)}</span>
  return (
    <>
      <div className={classes.fields}>
        <TextField
          label={t('add.more')}
          {...WEIGHT}
          data-autofocus
          value={more}
          end={sign}
          onChange={({ currentTarget: { value } }) => {
            setMore(value)
            change({ amounts: moreOf(batch, value, unit, typed) })
          }}
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
          <TextField
            key={place}
            label={name}
            {...WEIGHT}
            value={amounts[place] ?? ''}
            end={sign}
            problem={(amounts[place] ?? '') !== '' && problem ? t(`problem.${problem}`) : undefined}
            onChange={({ currentTarget: { value } }) =>
              change({ amounts: { ...amounts, [place]: value } })
            }
          />
        ))}
      </div>
    </>
  )
}

const WEIGHT = {
  inputMode: 'decimal',
  autoComplete: 'off',
  maxLength: BATCH_INPUT_MAX_LENGTH,
} as const

interface NotOfRecipeProps extends PartProps {
  readonly userId: number
  readonly problems: ReturnType<typeof additionProblems>
}

/** Water, and a material that the recipe has none of. */
function NotOfRecipe({ userId, values, change, problems }: NotOfRecipeProps) {
  const { t } = useTranslation('batches')
  const units = useUnits()
  const { data: stock = [] } = useQuery(ownStock(userId))
  const { unit, other, otherAmount, water } = values
  const sign = <span className={classes.sign}>{units.sign(unit)}</span>
  return (
    <div className={classes.fields}>
      <TextField
        label={t('water')}
        {...WEIGHT}
        value={water}
        end={sign}
        problem={problems.water && t(`problem.${problems.water}`)}
        onChange={(event) => change({ water: event.currentTarget.value })}
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
          onChange={(id) => change({ other: id })}
        />
      )}
      {other !== '' && (
        <TextField
          label={t('add.otherAmount')}
          {...WEIGHT}
          value={otherAmount}
          end={sign}
          problem={problems.otherAmount && t(`problem.${problems.otherAmount}`)}
          onChange={(event) => change({ otherAmount: event.currentTarget.value })}
        />
      )}
    </div>
  )
}
