import type { OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import type { MaterialKind } from '#db/tables/material.ts'
import type { ItemWords } from './item-words.ts'

/** A photograph's colour, or the colour as fired, by which an item is found. */
export interface IndexColour {
  /** Null for the fired colour. */
  readonly imageId: number | null
  /** OKLab. */
  readonly lab: readonly [number, number, number]
}

/** What the index knows of an item. */
export interface IndexRow extends ItemWords {
  readonly id: number
  readonly ownerId: number
  /** From everybody but its owner: private, or withheld by a moderator. */
  readonly isHidden: boolean
  /** By its owner. */
  readonly isPrivate: boolean
  readonly kind: MaterialKind
  /** The material that it is a brand or kind of. */
  readonly parentId: number | null
  readonly typeId: number | null
  readonly fromConeId: number | null
  readonly toConeId: number | null
  readonly atmospheres: readonly number[]
  /** Folded. */
  readonly tags: readonly string[]
  readonly surfaceId: number | null
  readonly transparencyId: number | null
  readonly countryId: number | null
  readonly stateId: number
  readonly hasPhoto: boolean
  readonly hasAnalysis: boolean
  /** Main colour of the photograph, or as fired; six hexadecimal digits. */
  readonly colour: string | null
  readonly colours: readonly IndexColour[]
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly updatedAt: number
  readonly ratingAverage: number | null
  readonly ratingCount: number
  /** Direct components. */
  readonly materialIds: readonly number[]
  /** Number that stands for the base of a recipe; 0 without. */
  readonly base: number
  /** Number that stands for what a recipe consists of within rounding; 0 without. */
  readonly composition: number
  /** As names are compared; see `foldName`. */
  readonly name: string
  /** As they are kept; see `splitOtherNames`. */
  readonly otherNames: string | null
  /** Percent by weight. */
  readonly percent: OxideAmounts
}
