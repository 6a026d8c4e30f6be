import { IMPORT_ROWS_MAX } from '../limits.ts'

/** Sentences about what is brought by an import. */
export const IMPORT_PROBLEMS = {
  eitherIdOrKey: 'must have either a materialId or a key',
  keyTwice: 'must not stand twice in one call',
  keyOfOtherKind: 'is the key of something else that this import has brought',
  rows: `must hold, with materials, from 1 to ${IMPORT_ROWS_MAX} records`,
  entries: `must hold, with the other lists, from 1 to ${IMPORT_ROWS_MAX} entries`,
  unknownKey: 'is no key of this import',
  containsItself: 'A recipe cannot contain itself',
} as const

/** Why something stays when its import is taken back. */
export const KEPT_REASONS = [
  'edited',
  'public',
  'used',
  'photographed',
  'collected',
  'stocked',
  'mixed',
  'logged',
  'discussed',
] as const
export type KeptReason = (typeof KEPT_REASONS)[number]
