import { type LibraryItem, type Target, workingItem } from './working-item.ts'
import { addDrafts, addItems, beginMode } from './working-list.ts'
import { workingListStore } from './working-list-store.ts'

/** Puts items of the library on the workbench of who uses the page. */
export function placeOnWorkbench(userId: number | null, items: readonly LibraryItem[]): void {
  workingListStore(userId).change((list) => addItems(list, items.map(workingItem)))
}

/**
 * Puts a recipe on the workbench that is to come to the formula of an item. It begins as a copy of
 * it, so that ingredients can be replaced one by one; what nobody may see cannot be copied.
 */
export function placeTarget(
  userId: number | null,
  item: LibraryItem,
  name: string,
  target: Target,
): void {
  const { kind, lines } = workingItem(item)
  const known = lines.filter(({ materialId }) => materialId !== null)
  const whole = [{ materialId: item.id, name: item.name, amount: 100, isAdditional: false }]
  const draft = { name, kind: 'recipe', lines: kind === 'recipe' ? known : whole, target } as const
  workingListStore(userId).change((list) => {
    const drafted = addDrafts(list, [draft])
    return beginMode(drafted, 'target', drafted.lastDraftId)
  })
}
