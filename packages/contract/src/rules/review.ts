import type { Viewer } from './material.ts'

/** Why somebody cannot write a review. */
export type ReviewBar = 'anonymous' | 'muted'

/** Everybody who is logged in may review an item they see, once, unless they are muted. */
export function reviewBar(viewer: Pick<Viewer, 'isMuted'> | null): ReviewBar | undefined {
  if (viewer === null) return 'anonymous'
  return viewer.isMuted ? 'muted' : undefined
}

/** A review is changed by whoever wrote it, unless they are muted. */
export function mayEditReview(
  viewer: Pick<Viewer, 'id' | 'isMuted'> | null,
  review: { readonly userId: number },
): boolean {
  return viewer?.id === review.userId && !viewer.isMuted
}

/** A review is taken back by whoever wrote it, muted or not. */
export function mayDeleteReview(
  viewer: Pick<Viewer, 'id'> | null,
  review: { readonly userId: number },
): boolean {
  return viewer?.id === review.userId
}
