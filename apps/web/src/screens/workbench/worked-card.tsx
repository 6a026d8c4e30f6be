import type { Analysis } from '@glazy/ceramics/chemistry/analysis'
import type { MaterialDetail, MaterialSummary } from '@glazy/contract/materials'
import { lazy, Suspense, useState } from 'react'
import type { EditorRow } from '#features/editor/recipe/editor-rows.ts'
import type { SetRows } from '#features/editor/recipe/recipe-editor.tsx'
import type { TargetFormula } from '#features/workbench/target/target-formula.ts'
import { isDraft, type WorkingItem } from '#features/workbench/copies/working-item.ts'
import {
  beginMode,
  changeItem,
  type WorkingList,
  type WorkingMode,
} from '#features/workbench/copies/working-list.ts'
import type { WorkingListStore } from '#features/workbench/copies/working-list-store.ts'
import { useLoginNotice } from '#lib/session/use-login-notice.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { RecipeChemistry } from '#features/editor/recipe/recipe-chemistry.tsx'
import { isOwn, modesOf } from '#features/workbench/cards/card-modes.ts'
import { cardId, continueAt } from '#features/workbench/cards/card-places.ts'
import { OpenCard } from './open-card.tsx'
import { TargetPreview } from './target-preview.tsx'
import { useOwnSaves } from './use-own-saves.ts'
import type { TargetSource } from '#features/workbench/target/use-target-sources.ts'
import type { Workbench } from './use-workbench.ts'
import { WorkbenchCard } from '#features/workbench/cards/workbench-card.tsx'
import classes from '#features/workbench/bench/workbench.module.css'

const RecalculationNotice = lazy(async () => {
  const part = await import('#features/editor/analysis/recalculation-notice.tsx')
  return { default: part.RecalculationNotice }
})

export interface WorkedCardProps {
  readonly item: WorkingItem
  readonly list: WorkingList
  readonly store: WorkingListStore
  readonly workbench: Workbench
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
  const ownSaves = useOwnSaves(user?.id ?? 0)
  // What was saved here, while recipes are recalculated from it.
  const [saved, setSaved] = useState<MaterialDetail>()
  const { id } = item
  const modes = modesOf(list, id)
  const isOpen = user !== null && modes.length > 0
  const isMine = isOwn(user, material)
  const place = { id: cardId(id), tabIndex: -1 }

  function open(mode: WorkingMode) {
    if (!user) return askToLogIn(t('loginToSave'))
    setSaved(undefined)
    store.change((now) => beginMode(now, mode, id))
    continueAt(id)
  }

  const isTarget = modes.includes('target')
  const otherSources = sources.filter((source) => source.id !== id)
  const setTarget = (target: TargetFormula) =>
    store.change((now) => changeItem(now, id, { target }))
  const preview = (rows: readonly EditorRow[], setRows: SetRows) =>
    isTarget ? (
      <TargetPreview
        item={item}
        rows={rows}
        setRows={setRows}
        sources={otherSources}
        onTarget={setTarget}
      />
    ) : (
      <RecipeChemistry rows={rows} />
    )

  return isOpen ? (
    <li className={classes.open} {...place}>
      <OpenCard
        item={item}
        owner={user.id}
        store={store}
        modes={modes}
        ownSaves={ownSaves}
        preview={preview}
        onSaved={setSaved}
        onCancelled={(gone) => workbench.offerBack([gone])}
      />
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
          <Suspense>
            <RecalculationNotice key={saved.version} saved={saved} />
          </Suspense>
        )}
      </WorkbenchCard>
    </li>
  )
}
