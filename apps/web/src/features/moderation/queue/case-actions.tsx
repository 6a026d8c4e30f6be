import type { ModerationCase } from '@glazy/contract/moderation'
import { mayJudge, mayMute } from '@glazy/contract/rules/moderation'
import {
  Check,
  Eraser,
  Eye,
  EyeOff,
  type LucideIcon,
  MessageSquare,
  MessageSquareOff,
  Pencil,
  RotateCcw,
} from 'lucide-react'
import { Button } from '#components/button.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { ModeratorAct } from '#queries/moderation-changes.ts'
import classes from './case-card.module.css'

export interface CaseActionsProps {
  readonly item: ModerationCase
  readonly onAsk: (act: ModeratorAct) => void
}

/** What can be done with the content of a case, and with the account it belongs to. */
export function CaseActions({ item, onAsk }: CaseActionsProps) {
  const { t } = useTranslation('moderation')
  const { user } = useSession()
  const { owner, content } = item
  if (!mayJudge(user, { ownerId: owner.id })) {
    return <p className={classes.gone}>{t('case.own')}</p>
  }
  const title = content?.title || t(`kind.${item.kind}`)
  return (
    <>
      <Choices label={t('actions.of', { title })} choices={onContent(item)} onAsk={onAsk} />
      {mayMute(user, owner) && (
        <Choices
          label={t('actions.account', { name: owner.name })}
          choices={onAccount(item)}
          onAsk={onAsk}
          isQuiet
        />
      )}
    </>
  )
}

interface Choice {
  readonly act: ModeratorAct
  readonly word: 'changeReason' | 'changeMute' | ModeratorAct
  readonly icon: LucideIcon
}

function onContent({ isHidden, isOpen, content }: ModerationCase): readonly Choice[] {
  const dismiss = { act: 'dismiss', word: 'dismiss', icon: Check } as const
  if (isHidden) {
    return [
      { act: 'restore', word: 'restore', icon: Eye },
      { act: 'hide', word: 'changeReason', icon: Pencil },
      ...(isOpen ? [dismiss] : []),
    ]
  }
  return [
    ...(content ? [{ act: 'hide', word: 'hide', icon: EyeOff } as const] : []),
    ...(isOpen ? [dismiss] : []),
  ]
}

function onAccount({ owner, isCleared }: ModerationCase): readonly Choice[] {
  const isMutedByModerator = owner.mutedUntil !== null
  return [
    { act: 'mute', word: isMutedByModerator ? 'changeMute' : 'mute', icon: MessageSquareOff },
    ...(isMutedByModerator
      ? [{ act: 'unmute', word: 'unmute', icon: MessageSquare } as const]
      : []),
    isCleared
      ? { act: 'unclear', word: 'unclear', icon: RotateCcw }
      : { act: 'clear', word: 'clear', icon: Eraser },
  ]
}

interface ChoicesProps extends Pick<CaseActionsProps, 'onAsk'> {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly isQuiet?: boolean
}

function Choices({ label, choices, onAsk, isQuiet = false }: ChoicesProps) {
  const { t } = useTranslation('moderation')
  if (choices.length === 0) return null
  return (
    <div role="group" aria-label={label} className={classes.actions}>
      {isQuiet && <span className={classes.gone}>{label}</span>}
      {choices.map(({ act, word, icon: Icon }) => (
        <Button key={act} look={isQuiet ? 'quiet' : 'plain'} onClick={() => onAsk(act)}>
          <Icon size={16} aria-hidden />
          {t(`actions.${word}`)}
        </Button>
      ))}
    </div>
  )
}
