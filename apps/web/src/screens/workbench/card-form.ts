import type { MaterialDetail } from '@glazy/contract/materials'
import { isDraft, type WorkingItem, workingItem } from '#features/workbench/copies/working-item.ts'
import { cancelMode, saveItem, type WorkingMode } from '#features/workbench/copies/working-list.ts'
import type { WorkingListStore } from '#features/workbench/copies/working-list-store.ts'
import { continueAt } from '#features/workbench/cards/card-places.ts'
import type { OwnSaves } from './use-own-saves.ts'

/** What each form of a card is given. */
export interface CardFormProps {
  readonly item: WorkingItem
  /** Id of who writes. */
  readonly owner: number
  readonly store: WorkingListStore
  /** The mode that a save or a cancel ends. */
  readonly mode: WorkingMode
  readonly ownSaves: OwnSaves
  readonly onSaved?: (saved: MaterialDetail) => void
  /** An unsaved item was cancelled, and is gone. */
  readonly onCancelled: (item: WorkingItem) => void
}

/** The two ways in which a form of a card ends: what was saved takes its place, or what was. */
export function cardEnds(props: CardFormProps) {
  const { item, store, mode, ownSaves, onSaved, onCancelled } = props
  return {
    save(saved: MaterialDetail, over?: number) {
      if (over !== undefined) ownSaves.note(saved, over)
      store.change((list) => saveItem(list, mode, item.id, workingItem(saved)))
      continueAt(saved.id)
      onSaved?.(saved)
    },
    cancel() {
      store.change((list) => cancelMode(list, mode, item.id))
      if (isDraft(item)) onCancelled(item)
      else continueAt(item.id)
    },
  }
}
