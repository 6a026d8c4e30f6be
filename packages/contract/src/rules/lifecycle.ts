import { type Viewer, canEdit } from './material.ts'

/** States of an item; the numbers are those of the API. */
export const MATERIAL_STATE = { testing: 1, production: 2, discontinued: 3 } as const

interface Stated {
  readonly kind: 'recipe' | 'analysis' | 'primitive'
  readonly materialStateId: number
  readonly hasPhoto: boolean
}

/** Why a state can't be chosen; also the key of its text. */
export type StateRefusal =
  'cannotChangeFromProduction' | 'cannotChangeFromDiscontinued' | 'productionRequiresPhoto'

/**
 * Whether an item may get a state. States only move forward, and a recipe in production needs a
 * photograph.
 *
 * @returns null when it may
 */
export function stateRefusal(item: Stated, stateId: number): StateRefusal | null {
  const { testing, production, discontinued } = MATERIAL_STATE
  const current = item.materialStateId
  if (current === discontinued && stateId !== discontinued) return 'cannotChangeFromDiscontinued'
  if (current === production && stateId === testing) return 'cannotChangeFromProduction'
  if (stateId === production && current !== production && item.kind === 'recipe') {
    return item.hasPhoto ? null : 'productionRequiresPhoto'
  }
  return null
}

/** What is to be said of a state that is offered: why it can't be chosen, or that it is already. */
export function stateNote(
  item: Stated,
  stateId: number,
): StateRefusal | 'alreadyProduction' | null {
  const isAlready = stateId === MATERIAL_STATE.production && item.materialStateId === stateId
  return isAlready ? 'alreadyProduction' : stateRefusal(item, stateId)
}

/** Whether a state says that work on an item is over, so that it is not lightly changed. */
export function isLockingState(stateId: number): boolean {
  return stateId !== MATERIAL_STATE.testing
}

interface Item {
  readonly userId: number | null
  readonly isPrivate: boolean
  readonly isArchived: boolean
}

/** A private item may be shown to everyone. */
export function canPublish(viewer: Viewer | null, item: Item): boolean {
  return canEdit(viewer, item) && item.isPrivate
}

/** A public item may be hidden again; one that is locked stays public. */
export function canUnpublish(viewer: Viewer | null, item: Item): boolean {
  return canEdit(viewer, item) && !item.isPrivate
}
