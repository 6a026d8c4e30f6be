import type { MaterialDetail } from '@glazy/contract/materials'

/** An item as the rules of who may do what look at it. */
export function ownedItem({ user, isPrivate, isArchived }: MaterialDetail) {
  return { userId: user?.id ?? null, isPrivate, isArchived }
}
