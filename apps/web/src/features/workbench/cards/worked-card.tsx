import type { Analysis } from '@glazy/ceramics/chemistry/analysis'
import type { MaterialDetail, MaterialSummary } from '@glazy/contract/materials'
import { type ReactNode, Suspense, useState } from 'react'
import type { TargetFormula } from '#features/workbench/target/target-formula.ts'
import { isDraft, type WorkbenchItem } from '#features/workbench/contents/workbench-item.ts'
import {
  beginMode,
  changeItem,
  type Workbench,
  type CardMode,
} from '#features/workbench/contents/workbench.ts'
import type { WorkbenchStore } from '#features/workbench/contents/workbench-store.ts'
import { useLoginNotice } from '#lib/session/use-login-notice.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { isOwn, modesOf } from './card-modes.ts'
import type { OpenCard } from './card-form.ts'
import { cardId, continueAt } from './card-places.ts'
import type { TargetSource } from '#features/workbench/target/use-target-sources.ts'
import type { WorkbenchActions } from '#features/workbench/bench/use-workbench-actions.ts'
import { WorkbenchCard } from './workbench-card.tsx'
import classes from '#features/workbench/bench/workbench.module.css'

/** A card that is being changed, in one way or in several at once. */
export interface WorkedOn extends OpenCard {
  readonly modes: readonly CardMode[]
  /** The other items, as formulas that a recipe can be matched to. */
  readonly sources: readonly TargetSource[]
  readonly onTarget: (target: TargetFormula) => void
}

/** What other areas add to a card. */
export interface CardParts {
  /** The forms that an item is changed in. */
  readonly forms: (card: WorkedOn) => ReactNode
  /** Says which recipes are recalculated from what was saved. */
  readonly recalculation: (saved: MaterialDetail) => ReactNode
}

export interface WorkedCardProps extends CardParts {
  readonly item: WorkbenchItem
  readonly list: Workbench
  readonly store: WorkbenchStore
  readonly workbench: WorkbenchActions
  readonly material: MaterialSummary | undefined
  readonly analysis: Analysis | undefined
  readonly sources: readonly TargetSource[]
  readonly onCopy: () => void
  readonly onTarget: () => void
}

/** The place of an item on the workbench: its card, or the forms that it is being changed in. */
export function WorkedCard(props: WorkedCardProps) {
  const { item, list, store, workbench, material, analysis, sources, onCopy, onTarget } = props
  const { t } = useTranslation('workbench')
  const { user } = useSession()
  const askToLogIn = useLoginNotice()
  // What was saved here, while recipes are recalculated from it.
  const [saved, setSaved] = useState<MaterialDetail>()
  const { id } = item
  const modes = modesOf(list, id)
  const isOpen = user !== null && modes.length > 0
  const isMine = isOwn(user, material)
  const place = { id: cardId(id), tabIndex: -1 }

  function open(mode: CardMode) {
    if (!user) return askToLogIn(t('loginToSave'))
    setSaved(undefined)
    store.change((now) => beginMode(now, mode, id))
    continueAt(id)
  }

  return isOpen ? (
    <li className={classes.open} {...place}>
      {props.forms({
        item,
        owner: user.id,
        store,
        modes,
        sources: sources.filter((source) => source.id !== id),
        onTarget: (target) => store.change((now) => changeItem(now, id, { target })),
        onSaved: setSaved,
        onCancelled: (gone) => workbench.offerBack([gone]),
      })}
    </li>
  ) : (
    <li className={classes.card} {...place}>
      <WorkbenchCard
        item={item}
        analysis={analysis}
        isEditable={isDraft(item) || isMine}
        isOwn={isMine}
        isBusy={workbench.isSaving}
        onEdit={() => open('edit')}
        onDetails={() => open('metadata')}
        onCopy={onCopy}
        onTarget={onTarget}
        onSave={() => void workbench.save([item])}
        onDiscard={() => workbench.discard(item)}
      >
        {saved && saved.kind !== 'recipe' && saved.containedInCount > 0 && (
          <Suspense>{props.recalculation(saved)}</Suspense>
        )}
      </WorkbenchCard>
    </li>
  )
}
