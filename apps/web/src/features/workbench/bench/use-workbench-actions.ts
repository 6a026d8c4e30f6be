import { makeUuid } from '#lib/make-uuid.ts'
import { notify } from '#lib/notify.ts'
import { errorText } from '#lib/texts/error-text.ts'
import { useLoginNotice } from '#lib/session/use-login-notice.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { type ItemToSave, type NewItemBody, useSaveItems } from '#queries/item-drafts.ts'
import {
  isDraft,
  type WorkbenchItem,
  workbenchItem,
} from '#features/workbench/contents/workbench-item.ts'
import {
  addDrafts,
  changeItem,
  clearTransient,
  EMPTY_WORKBENCH,
  removeItem,
  saveItem,
} from '#features/workbench/contents/workbench.ts'
import type { WorkbenchStore } from '#features/workbench/contents/workbench-store.ts'

/**
 * What can be done with the cards of the workbench, besides changing them.
 *
 * @param forgetWriting drops what was being written about an item; owner is who wrote it
 */
export function useWorkbenchActions(
  store: WorkbenchStore,
  forgetWriting: (item: WorkbenchItem, owner: number) => void,
) {
  const { t } = useTranslation('workbench')
  const { t: tErrors } = useTranslation('errors')
  const { user } = useSession()
  const askToLogIn = useLoginNotice()
  const saving = useSaveItems()

  /** Saves items as they are there, each as a private one. */
  async function save(items: readonly WorkbenchItem[]) {
    if (!user) return askToLogIn(t('loginToSave'))
    try {
      await saving.mutateAsync(items.map(itemToSave))
      notify('success', t('saved', { count: items.length }))
    } catch (error) {
      const left = store.get().items.filter(({ id }) => items.some((item) => item.id === id))
      notify('error', t('saveFailed', { count: left.length, reason: errorText(tErrors, error) }))
    }
  }

  function itemToSave(item: WorkbenchItem): ItemToSave {
    const { id, clientKey = makeUuid() } = item
    // A connection lost after the item was made must not make it twice.
    store.change((list) => changeItem(list, id, { clientKey }))
    return {
      body: bodyOf({ ...item, clientKey }),
      onSaved: (saved) => store.change((list) => saveItem(list, 'edit', id, workbenchItem(saved))),
    }
  }

  /** Takes an item off the workbench. One that is saved nowhere can be brought back. */
  function discard(item: WorkbenchItem) {
    store.change((list) => removeItem(list, item.id))
    if (!isDraft(item)) return
    forgetAll([item])
    offerBack([item])
  }

  /** Ends every change in progress and drops what is not saved. */
  function discardUnsaved() {
    const drafts = store.get().items.filter(isDraft)
    store.change(clearTransient)
    forgetAll(drafts)
    offerBack(drafts)
  }

  function clear() {
    const drafts = store.get().items.filter(isDraft)
    store.change((list) => ({ ...EMPTY_WORKBENCH, lastDraftId: list.lastDraftId }))
    forgetAll(drafts)
    offerBack(drafts)
  }

  /** Says that unsaved items are gone, with the way to have them back. */
  function offerBack(drafts: readonly WorkbenchItem[]) {
    const [first] = drafts
    if (!first) return
    notify('info', t('discarded', { count: drafts.length, name: first.name }), {
      label: t('undo'),
      run: () => store.change((list) => addDrafts(list, drafts)),
    })
  }

  function forgetAll(drafts: readonly WorkbenchItem[]) {
    if (user) drafts.forEach((draft) => forgetWriting(draft, user.id))
  }

  return { save, discard, discardUnsaved, clear, offerBack, isSaving: saving.isPending }
}

export type WorkbenchActions = ReturnType<typeof useWorkbenchActions>

/** An unsaved item as it is sent to be made. */
function bodyOf({ name, kind, lines, figures, originalId, clientKey }: WorkbenchItem): NewItemBody {
  if (kind === 'recipe') {
    const materialComponents = lines.flatMap(({ materialId, amount, isAdditional }) => {
      if (materialId === null) return []
      return [{ componentMaterialId: materialId, percentageAmount: amount, isAdditional }]
    })
    return { recipe: { newName: name, materialComponents, originalId, clientKey } }
  }
  const { percent = {}, loi = 0, unityType } = figures ?? {}
  return {
    material: {
      name,
      isPrimitive: kind === 'primitive',
      isAnalysis: kind === 'analysis',
      unityType,
      analysis: { ...percent, loi },
      originalId,
      clientKey,
    },
  }
}
