import { Flag } from 'lucide-react'
import { type ReportSubject, useReport } from '#lib/reports/use-report.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import menu from './menu-list.module.css'

/** Reports something to the moderators, as an entry of a menu; nothing where that cannot be done. */
export function ReportChoice(subject: ReportSubject) {
  const { t } = useTranslation('common')
  const report = useReport(subject)
  return (
    report && (
      <li>
        <button type="button" className={menu.item} onClick={report}>
          <Flag size={18} aria-hidden />
          {t('report.action')}
        </button>
      </li>
    )
  )
}
