import type { MaterialDetail } from '@glazy/contract/materials'
import {
  isDraft,
  type WorkbenchItem,
  workbenchItem,
} from '#features/workbench/contents/workbench-item.ts'
import { cancelMode, saveItem, type CardMode } from '#features/workbench/contents/workbench.ts'
import type { WorkbenchStore } from '#features/workbench/contents/workbench-store.ts'
import { continueAt } from './card-places.ts'

/** What saving one form of a card means for the other forms open in it. */
export interface OwnSaves {
  /** The version that saves of this card have made of one. */
  readonly follow: (version: number) => number
  readonly note: (saved: MaterialDetail, over: number) => void
}

/** A card that is being changed. */
export interface OpenCard {
  readonly item: WorkbenchItem
  /** Id of who writes. */
  readonly owner: number
  readonly store: WorkbenchStore
  readonly onSaved?: (saved: MaterialDetail) => void
  /** An unsaved item was cancelled, and is gone. */
  readonly onCancelled: (item: WorkbenchItem) => void
}

/** What each form of a card is given. */
export interface CardFormProps extends OpenCard {
  /** The mode that a save or a cancel ends. */
  readonly mode: CardMode
  readonly ownSaves: OwnSaves
}

/** The two ways in which a form of a card ends: what was saved takes its place, or what was. */
export function cardEnds(props: CardFormProps) {
  const { item, store, mode, ownSaves, onSaved, onCancelled } = props
  return {
    save(saved: MaterialDetail, over?: number) {
      if (over !== undefined) ownSaves.note(saved, over)
      store.change((list) => saveItem(list, mode, item.id, workbenchItem(saved)))
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
