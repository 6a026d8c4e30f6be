import { LOG_TITLE_MAX_LENGTH, LOG_TITLE_MIN_LENGTH } from '../limits.ts'
import { LOG_TYPES } from '../vocabulary.ts'
import type { Viewer } from './material.ts'

/** Sentences about a log; the API and the form show the same. */
export const LOG_PROBLEMS = {
  titleTooShort: `Title must be at least ${LOG_TITLE_MIN_LENGTH} characters`,
  titleTooLong: `Title must be at most ${LOG_TITLE_MAX_LENGTH} characters`,
  typeRequired: 'Log type is required',
  descriptionTooShort: 'Please enter a longer description',
  notOwner: 'You can only edit your own logs',
} as const

export type LogType = (typeof LOG_TYPES)[number]
export type LogTypeName = LogType['name']

/** Undefined for a type that a newer release has brought. */
export function logType(id: number): LogType | undefined {
  return LOG_TYPES.find((type) => type.id === id)
}

/** The number of a type. */
export function logTypeId(name: LogTypeName): number {
  const type = LOG_TYPES.find((known) => known.name === name)
  if (type === undefined) throw new Error(`There is no type ${name}`)
  return type.id
}

/** Whether a log of this type is public, whatever else is asked for. */
export function isAlwaysPublic(typeId: number): boolean {
  return logType(typeId)?.isAlwaysPublic === true
}

interface OwnedLog {
  readonly createdByUserId: number
}

/** Whoever is logged in may post, unless they are muted. */
export function mayPostLogs(viewer: Pick<Viewer, 'isMuted'> | null): boolean {
  return viewer !== null && !viewer.isMuted
}

/** A log is changed by its author, unless they are muted. */
export function mayEditLog(viewer: Pick<Viewer, 'id' | 'isMuted'> | null, log: OwnedLog): boolean {
  return viewer?.id === log.createdByUserId && mayPostLogs(viewer)
}

/** A log is deleted by its author. */
export function mayDeleteLog(viewer: Pick<Viewer, 'id'> | null, log: OwnedLog): boolean {
  return viewer?.id === log.createdByUserId
}

interface Shown {
  readonly isPrivate: boolean
  readonly material: { readonly isPrivate: boolean } | null
}

/** Whether only its author sees it: because it is private, or because what it is about is. */
export function isHiddenLog({ isPrivate, material }: Shown): boolean {
  return isPrivate || material?.isPrivate === true
}
