import { type LibraryItem, type Target, targetDraft, workingItem } from './working-item.ts'
import type { NewItem, WorkingItem } from './working-item.ts'
import { addDrafts, addItems, beginMode } from './working-list.ts'
import type { WorkingListStore } from './working-list-store.ts'

/** Puts items of the library on the workbench. */
export function placeItems(store: WorkingListStore, items: readonly LibraryItem[]): void {
  store.change((list) => addItems(list, items.map(workingItem)))
}

/** Puts a recipe on the workbench that is to come to the formula of an item; gives its id. */
export function placeTarget(
  store: WorkingListStore,
  item: WorkingItem,
  name: string,
  target: Target,
): number {
  store.change((list) => {
    const drafted = addDrafts(list, [targetDraft(item, name, target)])
    return beginMode(drafted, 'target', drafted.lastDraftId)
  })
  return store.get().lastDraftId
}

/** Puts an unsaved item on the workbench, beginning to change it; gives its id. */
export function placeDraft(store: WorkingListStore, draft: NewItem): number {
  store.change((list) => {
    const drafted = addDrafts(list, [draft])
    return beginMode(drafted, 'edit', drafted.lastDraftId)
  })
  return store.get().lastDraftId
}
