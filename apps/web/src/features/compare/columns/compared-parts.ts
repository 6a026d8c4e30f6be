import { COLUMNS_DRAWN_WHOLE } from './column-window.ts'

/** Some of the items of a comparison that is too wide to be drawn at once. */
export interface ComparedPart {
  /** Place of the first and the last of them among the items without the reference, from 1. */
  readonly from: number
  readonly to: number
  /** The reference first, so that the differences stay those of the whole. */
  readonly ids: readonly number[]
}

/**
 * The comparison as several that are each drawn whole, for a browser that cannot draw columns as
 * they come into view. None where it is narrow enough as it is.
 */
export function comparedParts(
  ids: readonly number[],
  referenceId: number,
): readonly ComparedPart[] {
  if (ids.length <= COLUMNS_DRAWN_WHOLE) return []
  const others = ids.filter((id) => id !== referenceId)
  const size = COLUMNS_DRAWN_WHOLE - 1
  return Array.from({ length: Math.ceil(others.length / size) }, (_, index) => {
    const part = others.slice(index * size, (index + 1) * size)
    const from = index * size + 1
    return { from, to: from + part.length - 1, ids: [referenceId, ...part] }
  })
}
