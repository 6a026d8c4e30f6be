import type { ModerationCase } from '@glazy/contract/moderation'
import { EyeOff, MessageSquareOff } from 'lucide-react'
import { AgeText } from '#components/age-text.tsx'
import { PersonLink } from '#components/person-link.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { ModeratorAct } from '#queries/moderation-changes.ts'
import { CaseActions } from './case-actions.tsx'
import classes from './case-card.module.css'
import { CaseContent } from './case-content.tsx'
import { CaseReports } from './case-reports.tsx'

export interface CaseCardProps {
  readonly item: ModerationCase
  readonly onAsk: (act: ModeratorAct) => void
}

/** One thing that was reported or hidden: what it is, whose, what people say, what can be done. */
export function CaseCard({ item, onAsk }: CaseCardProps) {
  const { t } = useTranslation('moderation')
  const titleId = `case-${item.id}`
  const { kind, content, owner, touchedAt } = item
  return (
    <article className={classes.card} aria-labelledby={titleId}>
      <header className={classes.head}>
        <p className={classes.facts}>
          <span className={classes.kind}>{t(`kind.${kind}`)}</span>
          <PersonLink user={owner}>{t('case.by', { name: owner.name })}</PersonLink>
          <AgeText instant={touchedAt} />
          <States item={item} />
        </p>
        <h2 id={titleId} className={classes.title}>
          {content ? (
            // A page of its own: what its hash leads to is looked for as it is loaded.
            <a href={content.link}>{content.title || t(`kind.${kind}`)}</a>
          ) : (
            t(`kind.${kind}`)
          )}
        </h2>
      </header>
      <CaseContent item={item} />
      <Consequences item={item} />
      <CaseReports item={item} />
      <CaseActions item={item} onAsk={onAsk} />
    </article>
  )
}

function States({ item: { isHidden, owner } }: Pick<CaseCardProps, 'item'>) {
  const { t } = useTranslation('moderation')
  return (
    <>
      {isHidden && (
        <span className={classes.badge}>
          <EyeOff size={14} aria-hidden />
          {t('case.hidden')}
        </span>
      )}
      {owner.isMuted && (
        <span className={classes.badge}>
          <MessageSquareOff size={14} aria-hidden />
          {t('case.muted')}
        </span>
      )}
    </>
  )
}

/** Why it is hidden, and why its author is muted: both are told to the author. */
function Consequences({ item }: Pick<CaseCardProps, 'item'>) {
  const { t } = useTranslation('moderation')
  const { date } = useFormats()
  const { hiddenReason, isCleared, owner } = item
  const { name, mutedUntil, muteReason } = owner
  if (hiddenReason === null && mutedUntil === null) return null
  return (
    <div className={classes.consequences}>
      {hiddenReason !== null && <p>{t('case.hiddenReason', { reason: hiddenReason })}</p>}
      {isCleared && <p>{t('case.cleared', { name })}</p>}
      {mutedUntil !== null && (
        <p>{t('case.muteReason', { name, date: date(mutedUntil), reason: muteReason ?? '' })}</p>
      )}
    </div>
  )
}
