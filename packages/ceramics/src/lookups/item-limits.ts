/** Bounds of what a library takes: of its forms, its API, and of files that are imported. */

export const MATERIAL_NAME_MAX_LENGTH = 255
export const OTHER_NAMES_MAX_LENGTH = 255
export const PRIMITIVE_NAME_MIN_LENGTH = 3
export const PRIMITIVE_NAME_MAX_LENGTH = 100
/** Counted without markup. */
export const DESCRIPTION_MAX_LENGTH = 5000
export const COMPONENTS_MAX = 100
/** Largest amount of an ingredient or an oxide. */
export const AMOUNT_MAX = 1_000_000
/** Largest specific gravity that is taken. */
export const GRAVITY_MAX = 100
/** The first year in which a recipe may have been written down. */
export const FIRST_YEAR = 1900

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Whether something may have been written down on a day: not before 1900, and not in the future
 * wherever the writer lives.
 *
 * @param day `YYYY-MM-DD`
 */
export function isBelievableDay(day: string, now: Date): boolean {
  const date = new Date(day)
  return date.getUTCFullYear() >= FIRST_YEAR && date.getTime() <= now.getTime() + DAY_MS
}
