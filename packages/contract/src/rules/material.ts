/** Who is looking; null is an anonymous visitor. */
export interface Viewer {
  readonly id: number
  readonly isPatron: boolean
  readonly isAlchemist: boolean
  readonly isMuted: boolean
}

/** Whether supporter features are for patrons only, as specified, or for everyone. */
export type SupporterFeatures = 'patrons' | 'everyone'

interface Owned {
  readonly userId: number | null
  readonly isPrivate: boolean
  readonly isArchived: boolean
}

/** Owner means that the viewer's id equals the item's owner id. */
export function isOwner(viewer: Viewer | null, item: Pick<Owned, 'userId'>): boolean {
  return viewer !== null && item.userId === viewer.id
}

/** A public item is visible to everyone, a private one to its owner only. */
export function canView(viewer: Viewer | null, item: Owned): boolean {
  return !item.isPrivate || isOwner(viewer, item)
}

/** The owner may edit and delete while the item is not archived. */
export function canEdit(viewer: Viewer | null, item: Owned): boolean {
  return isOwner(viewer, item) && !item.isArchived
}

/** Expansion, limits, heatmaps, targets and blends are supporter features. */
export function hasSupporterFeatures(viewer: Viewer | null, features: SupporterFeatures): boolean {
  return features === 'everyone' || viewer?.isPatron === true
}
