/** Notes that the product writes with a version, in English for every caller; a page says them in its language. */
export const VERSION_NOTES = {
  archived: 'Archived',
  imported: 'Import',
  published: 'Published',
  starter: 'Starter library',
  unpublished: 'Unpublished',
} as const

/** Of a version that was made from an earlier one of the same item. */
export const restoredNote = (number: number) => `Version ${number} restored`
/** Of the first version of a copy, by the id of what was copied. */
export const copiedNote = (id: number) => `Copied from ${id}`
/** The same, where it was an earlier version that was copied. */
export const copiedVersionNote = (id: number, number: number) =>
  `${copiedNote(id)}, version ${number}`

const KINDS = new Map(
  Object.entries(VERSION_NOTES).map(([kind, note]) => [note as string, kind]),
) as ReadonlyMap<string, keyof typeof VERSION_NOTES> // its own keys
const RESTORED = /^Version (?<number>\d+) restored$/
const COPIED = /^Copied from (?<id>\d+)(?:, version (?<number>\d+))?$/

/** What a note of the product says. */
export type ReadNote =
  | { readonly kind: keyof typeof VERSION_NOTES }
  | { readonly kind: 'restored'; readonly number: string }
  | { readonly kind: 'copied'; readonly id: string }
  | { readonly kind: 'copiedVersion'; readonly id: string; readonly number: string }

/** @returns undefined for what somebody has written themselves */
export function readNote(note: string): ReadNote | undefined {
  const kind = KINDS.get(note)
  if (kind !== undefined) return { kind }
  const restored = RESTORED.exec(note)?.groups?.number
  if (restored !== undefined) return { kind: 'restored', number: restored }
  const { id, number } = COPIED.exec(note)?.groups ?? {}
  if (id === undefined) return undefined
  return number === undefined ? { kind: 'copied', id } : { kind: 'copiedVersion', id, number }
}
