import { Flag } from 'lucide-react'
import { type ReportSubject, useReport } from '#lib/reports/use-report.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { ButtonLook } from './button-class.ts'
import { Button } from './button.tsx'

export interface ReportButtonProps extends ReportSubject {
  readonly look?: ButtonLook
}

/** Reports something to the moderators; nothing where that cannot be done. */
export function ReportButton({ look = 'quiet', ...subject }: ReportButtonProps) {
  const { t } = useTranslation('common')
  const report = useReport(subject)
  return (
    report && (
      <Button look={look} onClick={report}>
        <Flag size={14} aria-hidden />
        {t('report.action')}
      </Button>
    )
  )
}
