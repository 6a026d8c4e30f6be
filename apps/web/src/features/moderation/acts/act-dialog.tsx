import { type CaseQuestion, isReasoned } from './case-question.ts'
import { ConfirmAct } from './confirm-act.tsx'
import { ReasonForm } from './reason-form.tsx'

export interface ActDialogProps {
  readonly question: CaseQuestion
  readonly onClose: () => void
  /** It is done, and the dialog is gone. */
  readonly onDone: () => void
}

/** Asks before a moderator does something: for a reason, where something is taken away. */
export default function ActDialog({ question: { act, item }, ...dialog }: ActDialogProps) {
  return isReasoned(act) ? (
    <ReasonForm act={act} item={item} {...dialog} />
  ) : (
    <ConfirmAct act={act} item={item} {...dialog} />
  )
}
