import { reportBar } from '@glazy/contract/rules/moderation'
import { useLoginNotice } from '#lib/session/use-login-notice.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useSite } from '#lib/site-context.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { type Reported, requestReport } from './report-request.ts'

/** Something that others see, and whose it is. */
export interface ReportSubject extends Reported {
  readonly ownerId: number | null
}

/** Begins a report; undefined where there is nobody to report to, and for what is one's own. */
export function useReport({ kind, id, ownerId }: ReportSubject): (() => void) | undefined {
  const { t } = useTranslation('common')
  const { hasModerators } = useSite()
  const { user } = useSession()
  const askToLogIn = useLoginNotice()
  const bar = reportBar(user, { ownerId })
  if (!hasModerators || bar === 'own') return undefined
  return bar === 'anonymous'
    ? () => askToLogIn(t('report.loginFirst'))
    : () => requestReport({ kind, id })
}
