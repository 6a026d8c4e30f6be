import type { ActName } from '@glazy/contract/rules/moderation'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type CallInput } from '#lib/api/call.ts'
import type { Reported } from '#lib/reports/report-request.ts'
import { type OwnReport, ownReport } from './moderation.ts'

/** What is wrong with something. */
type Complaint = Pick<CallInput<'reportContent'>['body'], 'reason' | 'words'>

/** Reports something; from then on it is known that it was. */
export function useReportContent(content: Reported) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (complaint: Complaint) =>
      call('reportContent', { body: { ...content, ...complaint } }),
    onSuccess: (_done, { reason, words }) => {
      const known: OwnReport = { reason, words: words || null, createdAt: new Date().toISOString() }
      client.setQueryData(ownReport(content).queryKey, known)
    },
  })
}

/** What a moderator does: with a case, by its id, or with the account that it is about. */
export type ModeratorAct = Exclude<ActName, 'appoint' | 'dismissModerator'>

/** What is hidden stands in lists, pages and counts of all kinds. */
const EVERYTHING: QueryKey = []

export interface DoneAct {
  readonly act: ModeratorAct
  readonly caseId: number
  readonly accountId: number
  /** Told to whoever it concerns; for what takes something away. */
  readonly reason?: string
  /** Length of a mute. */
  readonly days?: number
}

/** Does what a moderator has decided; whatever they have read of it, they read again. */
export function useModerate() {
  return useMutation({ mutationFn: perform, meta: { invalidates: [EVERYTHING] } })
}

function perform({ act, caseId, accountId, reason = '', days = 1 }: DoneAct) {
  const ofCase = { params: { id: caseId } }
  const ofAccount = { params: { id: accountId } }
  switch (act) {
    case 'hide':
      return call('hideContent', { ...ofCase, body: { reason } })
    case 'restore':
      return call('restoreContent', ofCase)
    case 'dismiss':
      return call('dismissCase', ofCase)
    case 'mute':
      return call('muteAccount', { ...ofAccount, body: { reason, days } })
    case 'unmute':
      return call('unmuteAccount', ofAccount)
    case 'clear':
      return call('clearAccount', { ...ofAccount, body: { reason } })
    case 'unclear':
      return call('unclearAccount', ofAccount)
  }
}
