import type { OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import type { MaterialKind } from '#db/tables/material.ts'
import type { Searchable } from '#library-index/write/search-rows.ts'
import type { FieldValues } from './material-fields.ts'

/** One line of a recipe that is to be saved. */
export interface DraftComponent {
  readonly materialId: number
  /** Parts by weight. */
  readonly amount: number
  /** Added on top of the base. */
  readonly isAdditional: boolean
}

/** Name and text in one language. */
export interface DraftTranslation {
  readonly locale: string
  readonly name: string
  readonly otherNames?: string | null
  readonly description?: string | null
}

/**
 * A recipe, analysis or raw material as someone writes it down: the truth from which everything
 * else is derived. Only the kind and the name are needed; what is left out is unknown.
 */
export interface MaterialDraft extends FieldValues {
  readonly kind: MaterialKind
  readonly name: string
  readonly translations?: readonly DraftTranslation[]
  /** Weight percent, of an analysis or a raw material. */
  readonly percent?: OxideAmounts
  readonly loi?: number | null
  /** Lines of a recipe, in order. */
  readonly components?: readonly DraftComponent[]
}

/** What the keeper of a row adds to a draft. */
export interface Keeping {
  readonly id: number
  readonly ownerId: number
  readonly importKey?: string | null
  readonly clientKey?: string | null
  readonly libraryKey?: string | null
  readonly copiedFromId?: number | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** A draft that has got its id and its owner. */
export type KeptMaterial = MaterialDraft & Keeping

/** What an item is found by besides what its draft says. */
export type Shown = Pick<Searchable, 'images' | 'ratingAverage' | 'ratingCount'> & {
  /** Hidden by a moderator. */
  readonly isWithheld: boolean
}

/** An item as it stands when someone edits it. */
export interface SavedItem {
  readonly id: number
  readonly ownerId: number
  readonly version: number
  readonly hasPhoto: boolean
  readonly createdAt: Date
  readonly shown: Shown
  readonly draft: MaterialDraft
}
