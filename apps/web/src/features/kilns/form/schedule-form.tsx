import { CONES } from '@glazy/ceramics/firing/cones'
import { ATMOSPHERES } from '@glazy/ceramics/lookups/lookups'
import type { EnteredSchedule, KilnSchedule } from '@glazy/contract/kilns'
import { KILN_SCHEDULE_NAME_MAX_LENGTH } from '@glazy/contract/limits'
import { useDeferredValue, useState } from 'react'
import { Button } from '#components/button.tsx'
import { CheckField } from '#components/check-field.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import forms from '#components/form.module.css'
import { RichTextArea } from '#components/rich-text-editor/rich-text-area.tsx'
import { SelectField } from '#components/select-field.tsx'
import { SubmitButton } from '#components/submit-button.tsx'
import { NumberField } from '#components/number-field.tsx'
import { TextField } from '#components/text-field.tsx'
import { UnsavedGuard } from '#components/unsaved-guard.tsx'
import { type Form, ownRules, useForm } from '#lib/forms/use-form.ts'
import { makeUuid } from '#lib/make-uuid.ts'
import { notify } from '#lib/notify.ts'
import { sendingKeys } from '#lib/sending-keys.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { useSaveSchedule } from '#queries/kiln-changes.ts'
import { useKeepForLater } from '#queries/use-keep-for-later.ts'
import { FiringChart } from '../chart/firing-chart.tsx'
import { ConeEstimate, FiringDuration } from '../schedule-words.tsx'
import { UnitSwitch } from '../unit-switch.tsx'
import { RampRows } from './ramp-rows.tsx'
import {
  newSchedule,
  NONE,
  outlookOf,
  problemsOf,
  scheduleOf,
  type ScheduleValues,
  startOf,
  valuesOf,
} from './schedule-values.ts'
import { useScheduleProblems } from './use-schedule-problems.ts'
import classes from './schedule-form.module.css'

export interface ScheduleFormProps {
  /** What is changed; a new schedule where it is left out. */
  readonly schedule?: KilnSchedule
  readonly onSaved: (saved: KilnSchedule) => void
  /** Nothing is saved, or it waits on the device for a connection. */
  readonly onCancel: () => void
}

/** A kiln schedule to write down or to change, with its curve as it is typed. */
export function ScheduleForm({ schedule, onSaved, onCancel }: ScheduleFormProps) {
  const { t } = useTranslation('kilns')
  const [keys] = useState(sendingKeys)
  const save = useSaveSchedule()
  const keep = useKeepForLater()

  async function send(entered: EnteredSchedule) {
    // A change that is sent again is another one; a new schedule is the same until it is there.
    const as = schedule
      ? { id: schedule.id, clientKey: makeUuid() }
      : { clientKey: keys.of(entered).clientKey }
    try {
      const saved = await save.mutateAsync({ schedule: entered, as })
      notify('success', t('form.saved'))
      onSaved(saved)
    } catch (failure) {
      const told = { name: entered.name, clientKey: as.clientKey }
      const basedOn = schedule?.updatedAt ?? ''
      const isKept = await keep(
        failure,
        schedule
          ? { kind: 'schedule', content: { id: schedule.id, schedule: entered, basedOn }, ...told }
          : { kind: 'newSchedule', content: { schedule: entered }, ...told },
      )
      if (!isKept) throw failure
      onCancel()
    }
  }

  return (
    <ScheduleFields
      {...(schedule && { written: schedule })}
      isNew={!schedule}
      onSend={send}
      onCancel={onCancel}
    />
  )
}

export interface ScheduleFieldsProps {
  /** What is in the fields at first; nothing but what is usual where it is left out. */
  readonly written?: EnteredSchedule
  readonly isNew: boolean
  /** Saves the schedule, and leads on; what it throws is shown. */
  readonly onSend: (schedule: EnteredSchedule) => Promise<void>
  readonly onCancel: () => void
}

/** The fields of a schedule, with its curve as it is typed. */
export function ScheduleFields({ written, isNew, onSend, onCancel }: ScheduleFieldsProps) {
  const { t } = useTranslation('kilns')
  const { t: tCommon } = useTranslation('common')
  const { typed } = useFormats()
  const form = useForm({
    initial: written ? valuesOf(written, typed) : newSchedule(),
    rules: ownRules(problemsOf, useScheduleProblems()),
    send: async (values) => {
      await onSend(scheduleOf(values))
      return values
    },
  })
  const { values, isBusy, failure } = form
  return (
    <form {...form.formProps} className={forms.form}>
      <UnsavedGuard isUnsaved={form.changed.length > 0} />
      <HeadFields form={form} isNew={isNew} />
      <RampRows
        ramps={values.ramps}
        problem={form.problemOf('ramps')}
        isCelsius={values.isCelsius}
        onChange={(ramps) => form.set('ramps', ramps)}
      />
      <OutlookOf values={values} />
      <RichTextArea label={t('form.description')} isLow {...form.rich('description')} />
      <CheckField label={t('form.isPrivate')} {...form.box('isPrivate')} />
      {failure !== undefined && (
        <ErrorNotice error={failure} title={t(isNew ? 'form.createFailed' : 'form.updateFailed')} />
      )}
      <div className={forms.actions}>
        <Button onClick={onCancel}>{tCommon('action.cancel')}</Button>
        <SubmitButton isBusy={isBusy} sending={t(isNew ? 'form.creating' : 'form.updating')}>
          {t(isNew ? 'form.create' : 'form.save')}
        </SubmitButton>
      </div>
    </form>
  )
}

interface HeadFieldsProps {
  readonly form: Form<ScheduleValues>
  readonly isNew: boolean
}

/** Name, cone, atmosphere, unit and start. */
function HeadFields({ form, isNew }: HeadFieldsProps) {
  const { t } = useTranslation('kilns')
  const names = useNames()
  const { t: tCommon } = useTranslation('common')
  const { number } = useFormats()
  const { values, change } = form

  /** The figures stay as they are; only a start that nobody has chosen is that of the unit. */
  function changeUnit(isCelsius: boolean) {
    const isUsual = isNew && values.start === startOf(values.isCelsius)
    change({ isCelsius, ...(isUsual && { start: startOf(isCelsius) }) })
  }

  return (
    <>
      <TextField
        label={t('form.name')}
        {...form.text('name')}
        maxLength={KILN_SCHEDULE_NAME_MAX_LENGTH}
        required
        autoFocus
        autoComplete="off"
        hint={tCommon('richText.counter', {
          length: number(values.name.length),
          max: number(KILN_SCHEDULE_NAME_MAX_LENGTH),
        })}
      />
      <div className={classes.row}>
        <SelectField
          label={t('cone')}
          value={values.coneId}
          onChange={(coneId) => change({ coneId })}
          options={[
            { value: NONE, label: t('none') },
            ...CONES.map(({ id, label }) => ({ value: String(id), label })),
          ]}
        />
        <SelectField
          label={t('atmosphere')}
          value={values.atmosphereId}
          onChange={(atmosphereId) => change({ atmosphereId })}
          options={[
            { value: NONE, label: t('none') },
            ...names
              .entries('atmosphere', ATMOSPHERES)
              .map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <UnitSwitch isCelsius={values.isCelsius} onChange={changeUnit} />
        <NumberField
          label={t('form.start')}
          {...form.number('start')}
          onFocus={(event) => event.currentTarget.value === '0' && event.currentTarget.select()}
        />
      </div>
    </>
  )
}

/** The curve, the time and the cone of what was typed so far. */
function OutlookOf({ values }: { readonly values: ScheduleValues }) {
  const outlook = outlookOf(useDeferredValue(values))
  return (
    <div className={classes.outlook}>
      <p className={classes.facts}>
        <FiringDuration minutes={outlook.totalMinutes} />
        <ConeEstimate coneId={outlook.coneId} />
      </p>
      <FiringChart schedule={outlook} asCelsius={values.isCelsius} />
    </div>
  )
}
