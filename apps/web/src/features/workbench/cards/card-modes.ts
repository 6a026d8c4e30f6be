import type { CurrentUser } from '@glazy/contract/accounts'
import type { MaterialSummary } from '@glazy/contract/materials'
import { canEdit } from '@glazy/contract/rules/material'
import {
  isInMode,
  CARD_MODES,
  type Workbench,
  type CardMode,
} from '#features/workbench/contents/workbench.ts'

/** The ways in which an item is being changed. */
export function modesOf(list: Workbench, id: number): readonly CardMode[] {
  return CARD_MODES.filter((mode) => isInMode(list, mode, id))
}

/** Whether an item of the library is the visitor's to be changed. */
export function isOwn(user: CurrentUser | null, material: MaterialSummary | undefined): boolean {
  if (!material) return false
  return canEdit(user, { userId: material.user?.id ?? null, isArchived: material.isArchived })
}
