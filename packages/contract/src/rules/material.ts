/** Who is looking; null is an anonymous visitor. */
export interface Viewer {
  readonly id: number
  readonly isPatron: boolean
  readonly isAlchemist: boolean
  /** Now: by the operator, or by a moderator until a day that is still to come. */
  readonly isMuted: boolean
  /** Named by the operator. */
  readonly isModerator: boolean
}

/** Whether supporter features are for patrons only, as specified, or for everyone. */
export type SupporterFeatures = 'patrons' | 'everyone'

interface Owned {
  readonly userId: number | null
  readonly isPrivate: boolean
  /** Hidden by a moderator. */
  readonly isWithheld: boolean
  readonly isArchived: boolean
}

/** Owner means that the viewer's id equals the item's owner id. */
export function isOwner(viewer: Viewer | null, item: Pick<Owned, 'userId'>): boolean {
  return viewer !== null && item.userId === viewer.id
}

/**
 * A public item is visible to everyone, a private one to its owner only, and one that a moderator has
 * hidden to its owner and to moderators.
 */
export function canView(viewer: Viewer | null, item: Omit<Owned, 'isArchived'>): boolean {
  if (isOwner(viewer, item)) return true
  return !item.isPrivate && (!item.isWithheld || viewer?.isModerator === true)
}

/** The owner may edit and delete while the item is not archived. */
export function canEdit(
  viewer: Viewer | null,
  item: Pick<Owned, 'userId' | 'isArchived'>,
): boolean {
  return isOwner(viewer, item) && !item.isArchived
}

/** Expansion, limits, heatmaps, targets and blends are supporter features. */
export function hasSupporterFeatures(viewer: Viewer | null, features: SupporterFeatures): boolean {
  return features === 'everyone' || viewer?.isPatron === true
}
