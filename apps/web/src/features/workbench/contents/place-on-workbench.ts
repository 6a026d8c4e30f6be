import { type LibraryItem, type Target, targetDraft, workbenchItem } from './workbench-item.ts'
import type { NewItem, WorkbenchItem } from './workbench-item.ts'
import { addDrafts, addItems, beginMode } from './workbench.ts'
import type { WorkbenchStore } from './workbench-store.ts'

/** Puts items of the library on the workbench. */
export function placeItems(store: WorkbenchStore, items: readonly LibraryItem[]): void {
  store.change((list) => addItems(list, items.map(workbenchItem)))
}

/** Puts a recipe on the workbench that should match the formula of an item; returns its id. */
export function placeTarget(
  store: WorkbenchStore,
  item: WorkbenchItem,
  name: string,
  target: Target,
): number {
  store.change((list) => {
    const drafted = addDrafts(list, [targetDraft(item, name, target)])
    return beginMode(drafted, 'target', drafted.lastDraftId)
  })
  return store.get().lastDraftId
}

/** Puts an unsaved item on the workbench, open for changes; returns its id. */
export function placeDraft(store: WorkbenchStore, draft: NewItem): number {
  store.change((list) => {
    const drafted = addDrafts(list, [draft])
    return beginMode(drafted, 'edit', drafted.lastDraftId)
  })
  return store.get().lastDraftId
}
