import { HIDE_REASON_MAX_LENGTH } from '@glazy/contract/limits'
import type { ModerationCase } from '@glazy/contract/moderation'
import { useRef, useState } from 'react'
import { Button } from '#components/button.tsx'
import { DialogFrame } from '#components/dialog-frame.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import classes from '#components/form.module.css'
import { SelectField } from '#components/select-field.tsx'
import { SubmitButton } from '#components/submit-button.tsx'
import { TextField } from '#components/text-field.tsx'
import { useForm } from '#lib/forms/use-form.ts'
import { notify } from '#lib/notify.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useModerate } from '#queries/moderation-changes.ts'
import type { ReasonedAct } from './case-question.ts'
import styles from './reason-form.module.css'

export interface ReasonFormProps {
  readonly act: ReasonedAct
  readonly item: ModerationCase
  readonly onClose: () => void
  readonly onDone: () => void
}

const DAY_MS = 86_400_000
/** Lengths of a mute. */
const DAYS = [1, 3, 7, 14, 30, 90, 180, 365] as const

/** Takes something away for a reason; a mute, for some days. */
export function ReasonForm({ act, item, onClose, onDone }: ReasonFormProps) {
  const { t } = useTranslation('moderation')
  const { t: tCommon } = useTranslation('common')
  const moderate = useModerate()
  const isDone = useRef(false)
  const { name, id: accountId, muteReason } = item.owner
  const known = { hide: item.hiddenReason, mute: muteReason, clear: null }[act]
  const form = useForm({
    initial: { reason: known ?? '', days: '7' },
    rules,
    send: async ({ reason }, { values }) => {
      const days = Number(values.days)
      await moderate.mutateAsync({ act, caseId: item.id, accountId, reason, days })
      isDone.current = true
      notify('success', t(`${act}.done`, { name }))
      onClose()
    },
  })
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      onClosed={() => isDone.current && onDone()}
      size="narrow"
      title={t(`${act}.title`, { name })}
    >
      <form {...form.formProps} className={classes.form}>
        <p className={styles.text}>{t(`${act}.text`, { name })}</p>
        {form.failure !== undefined && (
          <ErrorNotice error={form.failure} title={t(`${act}.failed`, { name })} />
        )}
        <TextField
          {...form.text('reason')}
          label={t('reason')}
          hint={t('reasonHint')}
          maxLength={HIDE_REASON_MAX_LENGTH}
          autoComplete="off"
          data-autofocus
        />
        {act === 'mute' && (
          <MuteLength days={form.values.days} onChange={(days) => form.set('days', days)} />
        )}
        <div className={classes.actions}>
          <Button onClick={onClose}>{tCommon('action.cancel')}</Button>
          <SubmitButton isBusy={form.isBusy}>{t(`${act}.submit`)}</SubmitButton>
        </div>
      </form>
    </DialogFrame>
  )
}

interface MuteLengthProps {
  readonly days: string
  readonly onChange: (days: string) => void
}

/** For how long, and until when that is. */
function MuteLength({ days, onChange }: MuteLengthProps) {
  const { t } = useTranslation('moderation')
  const { date } = useFormats()
  const [now] = useState(() => Date.now())
  const until = new Date(now + Number(days) * DAY_MS).toISOString()
  return (
    <div className={styles.length}>
      <SelectField
        label={t('days')}
        value={days}
        onChange={onChange}
        options={DAYS.map((count) => ({ value: String(count), label: t('daysCount', { count }) }))}
      />
      <p className={classes.hint} aria-live="polite">
        {t('daysUntil', { date: date(until) })}
      </p>
    </div>
  )
}

async function rules() {
  const { reasonForm } = await import('@glazy/contract/rules/moderation-form')
  return (values: { readonly reason: string }) => reasonForm.safeParse(values)
}
