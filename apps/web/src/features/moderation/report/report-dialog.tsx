import { REPORT_WORDS_MAX_LENGTH } from '@glazy/contract/limits'
import { REPORT_REASONS } from '@glazy/contract/rules/moderation'
import { useQuery } from '@tanstack/react-query'
import { Button } from '#components/button.tsx'
import { DialogFrame } from '#components/dialog-frame.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import classes from '#components/form.module.css'
import { SelectField } from '#components/select-field.tsx'
import { SubmitButton } from '#components/submit-button.tsx'
import { TextArea } from '#components/text-area.tsx'
import { useForm } from '#lib/forms/use-form.ts'
import { notify } from '#lib/notify.ts'
import type { Reported } from '#lib/reports/report-request.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { type OwnReport, ownReport } from '#queries/moderation.ts'
import { useReportContent } from '#queries/moderation-changes.ts'
import styles from './report-dialog.module.css'

export interface ReportDialogProps {
  readonly content: Reported
  readonly onClose: () => void
}

/** Reports something, once: whoever has done so reads what they have said. */
export default function ReportDialog({ content, onClose }: ReportDialogProps) {
  const { t } = useTranslation('moderation')
  const { data, error, isPending, refetch } = useQuery(ownReport(content))
  return (
    <DialogFrame isOpen onClose={onClose} size="narrow" title={t('report.title')}>
      {isPending && <p role="status">{t('report.loading')}</p>}
      {error && (
        <ErrorNotice error={error} title={t('report.loadFailed')} onRetry={() => void refetch()} />
      )}
      {data && <Already report={data} onClose={onClose} />}
      {data === null && <ReportForm content={content} onClose={onClose} />}
    </DialogFrame>
  )
}

interface AlreadyProps extends Pick<ReportDialogProps, 'onClose'> {
  readonly report: NonNullable<OwnReport>
}

function Already({ report, onClose }: AlreadyProps) {
  const { t } = useTranslation('moderation')
  const { t: tCommon } = useTranslation('common')
  const { date } = useFormats()
  const { reason, words, createdAt } = report
  return (
    <div className={styles.already}>
      <p>{t('report.already', { date: date(createdAt) })}</p>
      <blockquote className={styles.said}>
        <p>{t(`reasons.${reason}`)}</p>
        {words !== null && <p className={styles.words}>{words}</p>}
      </blockquote>
      <div className={classes.actions}>
        <Button data-autofocus onClick={onClose}>
          {tCommon('action.close')}
        </Button>
      </div>
    </div>
  )
}

function ReportForm({ content, onClose }: ReportDialogProps) {
  const { t } = useTranslation('moderation')
  const { t: tCommon } = useTranslation('common')
  const report = useReportContent(content)
  const form = useForm({
    initial: { reason: '', words: '' },
    rules,
    send: async (complaint) => {
      await report.mutateAsync(complaint)
      notify('success', t('report.done'))
      onClose()
    },
  })
  const { problem } = form.text('reason')
  return (
    <form {...form.formProps} className={classes.form}>
      <p>{t('report.text')}</p>
      {form.failure !== undefined && (
        <ErrorNotice error={form.failure} title={t('report.failed')} />
      )}
      <SelectField
        label={t('report.reason')}
        name="reason"
        isFormField
        value={form.values.reason}
        problem={problem && t('report.reasonRequired')}
        onChange={(reason) => form.set('reason', reason)}
        options={[
          { value: '', label: t('report.choose'), isDisabled: true },
          ...REPORT_REASONS.map((reason) => ({ value: reason, label: t(`reasons.${reason}`) })),
        ]}
      />
      <TextArea
        {...form.text('words')}
        label={t('report.words')}
        maxLength={REPORT_WORDS_MAX_LENGTH}
      />
      <div className={classes.actions}>
        <Button onClick={onClose}>{tCommon('action.cancel')}</Button>
        <SubmitButton isBusy={form.isBusy}>{t('report.submit')}</SubmitButton>
      </div>
    </form>
  )
}

async function rules() {
  const { reportForm } = await import('@glazy/contract/rules/moderation-form')
  return (values: ReportValues) => reportForm.safeParse(values)
}

type ReportValues = { readonly reason: string; readonly words: string }
