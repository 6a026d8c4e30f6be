import type { ModerationCase } from '@glazy/contract/moderation'
import type { ModeratorAct } from '#queries/moderation-changes.ts'

/** What a moderator is about to do with a case, or with the account that it is about. */
export interface CaseQuestion {
  readonly act: ModeratorAct
  readonly item: ModerationCase
}

/** What takes something away has a reason, which is told to whoever it concerns. */
export type ReasonedAct = 'hide' | 'mute' | 'clear'

export function isReasoned(act: ModeratorAct): act is ReasonedAct {
  return act === 'hide' || act === 'mute' || act === 'clear'
}
