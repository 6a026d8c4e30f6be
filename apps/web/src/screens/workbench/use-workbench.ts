import { makeUuid } from '#lib/make-uuid.ts'
import { notify } from '#lib/notify.ts'
import { useLoginNotice } from '#lib/session/use-login-notice.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { type RecipeToSave, useSaveRecipes } from '#queries/recipe-drafts.ts'
import { recipeDraftStore } from '#features/recipe-editor/recipe-draft.ts'
import { isDraft, type WorkingItem, workingItem } from '#features/working-list/working-item.ts'
import {
  addDrafts,
  changeItem,
  clearTransient,
  EMPTY_WORKING_LIST,
  removeItem,
  saveItem,
} from '#features/working-list/working-list.ts'
import type { WorkingListStore } from '#features/working-list/working-list-store.ts'

/** What can be done with the cards of the workbench, besides changing them. */
export function useWorkbench(store: WorkingListStore) {
  const { t } = useTranslation('workbench')
  const { user } = useSession()
  const askToLogIn = useLoginNotice()
  const saving = useSaveRecipes()

  /** Saves recipes as they lie there, each as a private one. */
  async function save(items: readonly WorkingItem[]) {
    if (!user) return askToLogIn(t('loginToSave'))
    try {
      await saving.mutateAsync(items.map(recipeToSave))
      notify('success', t('saved', { count: items.length }))
    } catch {
      const left = store.get().items.filter(({ id }) => items.some((item) => item.id === id))
      notify('error', t('saveFailed', { count: left.length }))
    }
  }

  function recipeToSave(item: WorkingItem): RecipeToSave {
    const { id, name, lines, clientKey = makeUuid() } = item
    // A network that fails after the recipe was made must not make it twice.
    store.change((list) => changeItem(list, id, { clientKey }))
    return {
      recipe: {
        newName: name,
        clientKey,
        materialComponents: lines.flatMap(({ materialId, amount, isAdditional }) => {
          if (materialId === null) return []
          return [{ componentMaterialId: materialId, percentageAmount: amount, isAdditional }]
        }),
      },
      onSaved: (saved) => store.change((list) => saveItem(list, 'edit', id, workingItem(saved))),
    }
  }

  /** Takes an item off the workbench. One that is saved nowhere can be brought back. */
  function discard(item: WorkingItem) {
    store.change((list) => removeItem(list, item.id))
    if (!isDraft(item)) return
    forgetWriting(item)
    offerBack([item])
  }

  /** Ends all that is under way and lets go of what is not saved. */
  function discardUnsaved() {
    const drafts = store.get().items.filter(isDraft)
    store.change(clearTransient)
    drafts.forEach(forgetWriting)
    offerBack(drafts)
  }

  function clear() {
    const drafts = store.get().items.filter(isDraft)
    store.change((list) => ({ ...EMPTY_WORKING_LIST, lastDraftId: list.lastDraftId }))
    drafts.forEach(forgetWriting)
    offerBack(drafts)
  }

  /** Says that unsaved recipes are gone, with the way to have them back. */
  function offerBack(drafts: readonly WorkingItem[]) {
    const [first] = drafts
    if (!first) return
    notify('info', t('discarded', { count: drafts.length, name: first.name }), {
      label: t('undo'),
      run: () => store.change((list) => addDrafts(list, drafts)),
    })
  }

  function forgetWriting({ id }: WorkingItem) {
    if (user) recipeDraftStore(user.id, id).clear()
  }

  return { save, discard, discardUnsaved, clear, offerBack, isSaving: saving.isPending }
}

export type Workbench = ReturnType<typeof useWorkbench>
