import type { OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import type { MaterialKind } from '#db/tables/material.ts'
import type { Searchable } from '#library-index/write/search-rows.ts'

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
 * A recipe, analysis or raw material as somebody writes it down: the truth from which everything
 * else is derived. Only the kind and the name are needed; what is left out is unknown.
 */
export interface MaterialDraft {
  readonly kind: MaterialKind
  readonly name: string
  readonly otherNames?: string | null
  readonly description?: string | null
  readonly defaultLocale?: string
  readonly translations?: readonly DraftTranslation[]
  readonly isPrivate?: boolean
  readonly isArchived?: boolean
  /** 1 testing, 2 production, 3 discontinued. */
  readonly stateId?: number
  readonly baseTypeId?: number | null
  readonly typeId?: number | null
  readonly parentId?: number | null
  readonly revisionParentId?: number | null
  readonly transparencyId?: number | null
  readonly surfaceId?: number | null
  readonly countryId?: number | null
  readonly fromConeId?: number | null
  readonly toConeId?: number | null
  readonly atmospheres?: readonly number[]
  /** Grams of water per 100 g of dry glaze. */
  readonly waterAmount?: number | null
  readonly specificGravity?: number | null
  /** Theoretical formula as written, such as `Al2O3·2SiO2·2H2O`. */
  readonly formula?: string | null
  readonly unityType?: string | null
  /** Weight percent, of an analysis or a raw material. */
  readonly percent?: OxideAmounts
  readonly loi?: number | null
  /** Formula weight in grams per mole where the source states it. */
  readonly weight?: number | null
  /** Fired colour, six hexadecimal digits. */
  readonly colour?: string | null
  readonly source?: string | null
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
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** A draft that has got its id and its owner. */
export type KeptMaterial = MaterialDraft & Keeping

/** What an item is found by besides what its draft says. */
export type Shown = Pick<Searchable, 'images' | 'ratingAverage' | 'ratingCount'>

/** An item as it stands when somebody edits it. */
export interface StandingItem {
  readonly id: number
  readonly ownerId: number
  readonly version: number
  readonly hasPhoto: boolean
  readonly createdAt: Date
  readonly shown: Shown
  readonly draft: MaterialDraft
}
