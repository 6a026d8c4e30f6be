import type { MaterialDetail } from '@glazy/contract/materials'
import { isDraft, type WorkingItem, workingItem } from '#features/workbench/copies/working-item.ts'
import { cancelMode, saveItem, type WorkingMode } from '#features/workbench/copies/working-list.ts'
import type { WorkingListStore } from '#features/workbench/copies/working-list-store.ts'
import { continueAt } from './card-places.ts'

/** What saves of one form of a card mean for the other forms that are open in it. */
export interface OwnSaves {
  /** The version that saves of this card have made of one. */
  readonly follow: (version: number) => number
  readonly note: (saved: MaterialDetail, over: number) => void
}

/** A card that is being changed. */
export interface OpenCard {
  readonly item: WorkingItem
  /** Id of who writes. */
  readonly owner: number
  readonly store: WorkingListStore
  readonly onSaved?: (saved: MaterialDetail) => void
  /** An unsaved item was cancelled, and is gone. */
  readonly onCancelled: (item: WorkingItem) => void
}

/** What each form of a card is given. */
export interface CardFormProps extends OpenCard {
  /** The mode that a save or a cancel ends. */
  readonly mode: WorkingMode
  readonly ownSaves: OwnSaves
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
