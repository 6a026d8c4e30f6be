import type { Analysis } from '@glazy/ceramics/analysis'
import { unityFormula } from '@glazy/ceramics/unity'
import type { CurrentUser } from '@glazy/contract/accounts'
import type { MaterialSummary } from '@glazy/contract/materials'
import { canEdit } from '@glazy/contract/rules/material'
import { useNavigate } from '@tanstack/react-router'
import type { EditorRow } from '#features/recipe-editor/editor-rows.ts'
import type { SetRows } from '#features/recipe-editor/recipe-editor.tsx'
import { targetOf, type TargetFormula } from '#features/target/target-formula.ts'
import { placeTarget } from '#features/working-list/place-on-workbench.ts'
import { isDraft, type WorkingItem } from '#features/working-list/working-item.ts'
import {
  beginMode,
  changeItem,
  isInMode,
  type WorkingList,
  type WorkingMode,
} from '#features/working-list/working-list.ts'
import type { WorkingListStore } from '#features/working-list/working-list-store.ts'
import { umfGroupsOf } from '#lib/preferences/umf-groups.ts'
import { usePreferenceValue } from '#lib/preferences/use-preference-value.ts'
import { useLoginNotice } from '#lib/session/use-login-notice.ts'
import { useSession } from '#lib/session/use-session.ts'
import { SUPPORTER_HELP_HREF, useSupporter } from '#lib/session/use-supporter.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { RecipeChemistry } from '#screens/editor/recipe-chemistry.tsx'
import { cardId, continueAt } from './card-places.ts'
import { OpenCard } from './open-card.tsx'
import { RecipeForm } from './recipe-form.tsx'
import { TargetPreview } from './target-preview.tsx'
import type { Workbench } from './use-workbench.ts'
import { WorkbenchCard } from './workbench-card.tsx'
import classes from './workbench-screen.module.css'

export interface WorkbenchCardsProps {
  readonly store: WorkingListStore
  readonly list: WorkingList
  readonly library: ReadonlyMap<number, MaterialSummary>
  readonly analyses: ReadonlyMap<number, Analysis>
  readonly workbench: Workbench
}

/** The items in their order; those that are being changed stand open among the others. */
export function WorkbenchCards(props: WorkbenchCardsProps) {
  const { store, list, library, analyses, workbench } = props
  const { user } = useSession()
  const beginTarget = useBeginTarget(store)
  const sources = useTargetSources(list, analyses)
  const askToLogIn = useLoginNotice()
  const { t } = useTranslation('workbench')
  return (
    <ul className={classes.cards}>
      {list.items.map((item) => {
        const isTarget = isInMode(list, 'target', item.id)
        const isEdited = isInMode(list, 'edit', item.id)
        const analysis = analyses.get(item.id)
        const material = library.get(item.id)
        const hasDetails = isInMode(list, 'metadata', item.id)
        if (user && (isTarget || isEdited || hasDetails)) {
          return (
            <li key={item.id} className={classes.open} id={cardId(item.id)} tabIndex={-1}>
              <OpenCard item={item} details={hasDetails && { user, store }}>
                {(isTarget || isEdited) && (
                  <RecipeForm
                    item={item}
                    user={user}
                    store={store}
                    mode={isTarget ? 'target' : 'edit'}
                    preview={previewOf(item, isTarget)}
                    onCancelled={(gone) => workbench.offerBack([gone])}
                  />
                )}
              </OpenCard>
            </li>
          )
        }
        return (
          <li key={item.id} className={classes.card} id={cardId(item.id)} tabIndex={-1}>
            <WorkbenchCard
              item={item}
              analysis={analysis}
              isEditable={isDraft(item) || (item.kind === 'recipe' && isOwn(user, material))}
              isOwn={isOwn(user, material)}
              isBusy={workbench.isSaving}
              onEdit={() => (user ? open('edit', item.id) : askToLogIn(t('loginToSave')))}
              onDetails={() => open('metadata', item.id)}
              onTarget={() => void beginTarget(item, sources)}
              onSave={() => void workbench.save([item])}
              onDiscard={() => workbench.discard(item)}
            />
          </li>
        )
      })}
    </ul>
  )

  function open(mode: WorkingMode, id: number) {
    store.change((now) => beginMode(now, mode, id))
    continueAt(id)
  }

  function previewOf(item: WorkingItem, isTarget: boolean) {
    return (rows: readonly EditorRow[], setRows: SetRows) =>
      isTarget ? (
        <TargetPreview
          item={item}
          rows={rows}
          setRows={setRows}
          sources={sources.filter(({ id }) => id !== item.id)}
          onTarget={(target) => store.change((now) => changeItem(now, item.id, { target }))}
        />
      ) : (
        <RecipeChemistry rows={rows} />
      )
  }
}

function isOwn(user: CurrentUser | null, material: MaterialSummary | undefined): boolean {
  if (!material) return false
  const { isPrivate, isArchived } = material
  return canEdit(user, { userId: material.user?.id ?? null, isPrivate, isArchived })
}

interface TargetSource extends TargetFormula {
  readonly id: number
}

/** Everything on the workbench whose formula can be a target. */
function useTargetSources(
  list: WorkingList,
  analyses: WorkbenchCardsProps['analyses'],
): readonly TargetSource[] {
  const groups = umfGroupsOf(usePreferenceValue('umfOxides'))
  return list.items.flatMap(({ id, name }) => {
    const analysis = analyses.get(id)
    const formula = analysis && unityFormula(analysis.percent, groups)
    return formula?.ok ? [{ id, name, moles: formula.value.moles }] : []
  })
}

/** Begins a recipe that is to come to the formula of an item; a feature of supporters. */
function useBeginTarget(store: WorkingListStore) {
  const { t } = useTranslation('workbench')
  const { user } = useSession()
  const isSupporter = useSupporter()
  const askToLogIn = useLoginNotice()
  const navigate = useNavigate()

  return async (item: WorkingItem, sources: readonly TargetSource[]) => {
    if (!isSupporter) {
      await navigate({ href: SUPPORTER_HELP_HREF })
      return
    }
    if (!user) return askToLogIn(t('loginToTarget'))
    const source = sources.find(({ id }) => id === item.id)
    if (!source) return
    const name = t('targetName', { name: item.name })
    continueAt(placeTarget(store, item, name, targetOf(source.name, source.moles)))
  }
}
