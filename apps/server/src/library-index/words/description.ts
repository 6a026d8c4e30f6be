import type { ConeRange } from '@glazy/ceramics/firing/cones'

/** What an item may be, one of which is enough. */
export interface ItemTrait {
  readonly cones?: ConeRange
  readonly atmosphere?: number
  readonly surfaces?: ReadonlySet<number>
  readonly transparencies?: ReadonlySet<number>
  readonly typeIds?: ReadonlySet<number>
}

/**
 * A part of a search that describes an item, such as "cone 6" or "celadon": an item is that, or it
 * is called so.
 */
export interface Description {
  /** The words of the phrase. */
  readonly words: readonly string[]
  /**
   * Whether the very words must stand in a name, where the item is not what they say. What is not
   * strict is a word like any other, and besides finds what is of that type.
   */
  readonly isStrict: boolean
  readonly trait: ItemTrait
}

/** A bare number stands in many a name for something else than a cone. */
export function hasNameOfItsOwn(words: readonly string[]): boolean {
  return words.some((word) => /\p{L}|^0/u.test(word)) || words.length > 1
}
