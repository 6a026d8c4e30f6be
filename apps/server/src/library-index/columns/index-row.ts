import type { OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import {
  boolean,
  double,
  integer,
  integers,
  json,
  oneOf,
  orNull,
  type RowOf,
  smallint,
  smallints,
  text,
  texts,
} from '#db/rows.ts'
import type { MaterialKind } from '#db/tables/material.ts'

/** A photograph's colour, or the colour as fired, by which an item is found. */
export interface IndexColour {
  /** Null for the fired colour. */
  readonly imageId: number | null
  /** OKLab. */
  readonly lab: readonly [number, number, number]
}

/** What the index knows of an item, as `read/item-rows.queries.ts` reads it from the tables. */
export const INDEX_ROW = {
  id: integer,
  ownerId: integer,
  /** From everybody but its owner: private, or withheld by a moderator. */
  isHidden: boolean,
  /** By its owner. */
  isPrivate: boolean,
  kind: oneOf<MaterialKind>(),
  /** The material that it is a brand or kind of. */
  parentId: orNull(integer),
  typeId: orNull(integer),
  fromConeId: orNull(smallint),
  toConeId: orNull(smallint),
  atmospheres: smallints,
  /** Folded. */
  tags: texts,
  surfaceId: orNull(smallint),
  transparencyId: orNull(smallint),
  countryId: orNull(smallint),
  stateId: smallint,
  hasPhoto: boolean,
  hasAnalysis: boolean,
  /** Main colour of the photograph, or as fired; six hexadecimal digits. */
  colour: orNull(text),
  /** Percent by weight. */
  percent: json<OxideAmounts>(),
  colours: json<readonly IndexColour[]>(),
  /** Milliseconds since 1970. */
  createdAt: double,
  updatedAt: double,
  ratingAverage: orNull(double),
  ratingCount: integer,
  /** Direct components. */
  materialIds: integers,
  /** Number that stands for the base of a recipe; 0 without. */
  base: double,
  /** Number that stands for what a recipe consists of within rounding; 0 without. */
  composition: double,
  /** As names are compared; see `foldName`. */
  name: text,
  /** As they are kept; see `splitOtherNames`. */
  otherNames: orNull(text),
  /** Words with a space between two of them, each in the first list it belongs to. */
  nameWords: text,
  otherNameWords: text,
  textWords: text,
} as const

export type IndexRow = RowOf<typeof INDEX_ROW>
