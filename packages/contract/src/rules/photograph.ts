import type { Viewer } from './material.ts'

/** Whoever is logged in may add photographs and a picture of their own, unless they are muted. */
export function mayAddPictures(viewer: Pick<Viewer, 'isMuted'> | null): boolean {
  return viewer !== null && !viewer.isMuted
}

/** What is said about a photograph is said by whoever took it, unless they are muted. */
export function mayEditPhotograph(
  viewer: Pick<Viewer, 'id' | 'isMuted'> | null,
  photograph: { readonly ownerId: number },
): boolean {
  return viewer?.id === photograph.ownerId && mayAddPictures(viewer)
}

/** A photograph is taken away by whoever added it, or by the owner of the item it is on. */
export function mayRemovePhotograph(
  viewer: Pick<Viewer, 'id'> | null,
  photograph: { readonly ownerId: number; readonly itemOwnerId: number | null },
): boolean {
  return (
    viewer !== null && (viewer.id === photograph.ownerId || viewer.id === photograph.itemOwnerId)
  )
}
