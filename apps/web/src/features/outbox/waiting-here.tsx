import { Link } from '@tanstack/react-router'
import look from '#components/banner.module.css'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useOutboxEntries } from '#queries/outbox.ts'
import { subjectOf, type Told } from '#queries/outbox-kinds.ts'

export interface WaitingHereProps {
  readonly owner: number
  /** What is being changed. */
  readonly kind: Told['kind']
  readonly id: number
}

/** Says that a change of the same thing waits already, with the way there. */
export default function WaitingHere({ owner, kind, id }: WaitingHereProps) {
  const { t } = useTranslation('outbox')
  const subject = subjectOf({ kind, content: { id } } as Told) // whose id is all that counts
  const isWaiting = useOutboxEntries(owner)?.some((entry) => entry.subject === subject)
  if (!isWaiting) return null
  return (
    <p role="status" className={look.banner}>
      <span>{t('waitingHere')}</span>
      <Link to="/outbox">{t('open')}</Link>
    </p>
  )
}
