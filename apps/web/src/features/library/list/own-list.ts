import { filtersOf, type ListSearch } from '#lib/list-search.ts'
import type { Session } from '#lib/session/session.ts'

/** Whether a list holds everything of its kind that belongs to the viewer, and nothing else. */
export function isOwnList(search: ListSearch, viewer: Session['user']): boolean {
  const [only, ...others] = Object.keys({ ...filtersOf(search), ...(search.q && { q: true }) })
  return only === 'u' && others.length === 0 && isByViewer(search, viewer)
}

/** Whether a list holds nothing but items of the viewer. */
export function isByViewer({ u }: ListSearch, viewer: Session['user']): boolean {
  return viewer !== null && u === String(viewer.id)
}
