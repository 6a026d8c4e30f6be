import type { OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import type { Generated } from 'kysely'
import type { CreatedAt, Json, NullableJson, UpdatedAt } from './columns.ts'

/** A recipe holds components; an analysis and a primitive (raw material) hold a percent analysis. */
export type MaterialKind = 'recipe' | 'analysis' | 'primitive'

/** The tree of types, filled from the ceramics package at each start. */
export interface MaterialTypeTable {
  id: number
  parent_id: number | null
  name: string
  /** Ids from the root to this type. */
  path: number[]
}

/** Truth about one recipe, analysis or raw material. */
export interface MaterialTable {
  id: Generated<number>
  kind: MaterialKind
  owner_id: number
  name: string
  other_names: string | null
  description: string | null
  default_locale: Generated<string>
  is_private: Generated<boolean>
  /** Hidden by a moderator from everybody but its author. */
  is_withheld: Generated<boolean>
  is_archived: Generated<boolean>
  /** 1 testing, 2 production, 3 discontinued. */
  state_id: Generated<number>
  base_type_id: number | null
  type_id: number | null
  parent_id: number | null
  revision_parent_id: number | null
  /** What it was copied from, while that is there. */
  copied_from_id: number | null
  /** The schedule may have been deleted. */
  kiln_schedule_id: number | null
  transparency_id: number | null
  surface_id: number | null
  country_id: number | null
  from_cone_id: number | null
  to_cone_id: number | null
  atmospheres: Generated<number[]>
  /** As they are written, each once. */
  tags: Generated<string[]>
  /** Grams of water per 100 g of dry glaze. */
  water_amount: number | null
  specific_gravity: number | null
  formula: string | null
  unity_type: string | null
  /** Weight percent as published, of an analysis or a primitive; null for a recipe. */
  percent: NullableJson<OxideAmounts>
  /** Loss on ignition in percent, of an analysis or a primitive; negative when weight is gained. */
  loi: number | null
  /** Formula weight in grams per mole where the source states it. */
  weight: number | null
  /** Fired colour, six hexadecimal digits without the number sign. */
  colour: string | null
  source: string | null
  rating_average: number | null
  rating_count: Generated<number>
  thumbnail_image_id: number | null
  current_version: Generated<number>
  /** Where an import found it; a second import of the same source finds the row again. */
  import_key: string | null
  /** Made by the client with a create, so that a repeated create finds the row again. */
  client_key: string | null
  /** Key in the starter library. */
  library_key: string | null
  /** What an operator has merged it into; it is an alias of that one while it is private. */
  merged_into_id: number | null
  created_at: CreatedAt
  updated_at: UpdatedAt
}

/** One line of a recipe. */
export interface MaterialComponentTable {
  recipe_id: number
  /** From 0, in the order of the recipe. */
  position: number
  component_id: number
  /** Parts by weight. */
  amount: number
  /** Added on top of the base. */
  is_additional: Generated<boolean>
}

export interface MaterialTranslationTable {
  material_id: number
  locale: string
  name: string
  other_names: string | null
  description: string | null
}

/** What was saved, by whom, when; rows are never changed. */
export interface MaterialVersionTable {
  material_id: number
  number: number
  author_id: number | null
  note: string | null
  /** In which the content is written; see `version-content.ts`. */
  format: number
  /** Saved while the item was private. */
  is_private: boolean
  content: Json<Record<string, unknown>>
  created_at: CreatedAt
}

/**
 * A hidden item as it was when it was last public; there is a row only while it is hidden. All but
 * its owner's private items know it by this.
 */
export interface PublicFaceTable {
  material_id: number
  name: string
  parent_id: number | null
  percent: Json<OxideAmounts>
  loi: number
}

/** An account that hears of changes of an item. */
export interface MaterialFollowerTable {
  material_id: number
  account_id: number
  created_at: CreatedAt
}

export interface MaterialImageTable {
  id: Generated<number>
  material_id: number
  owner_id: number
  cdn_id: string
  title: string | null
  description: string | null
  cone_id: number | null
  atmosphere_id: number | null
  dominant_hex: string | null
  secondary_hex: string | null
  /** OKLab of the dominant colour. */
  oklab_l: number | null
  oklab_a: number | null
  oklab_b: number | null
  is_color_searchable: Generated<boolean>
  /** Hidden by a moderator from everybody but its author. */
  is_withheld: Generated<boolean>
  width: number | null
  height: number | null
  /** Made by the sender: what is sent again with it is the same photograph. */
  client_key: string | null
  created_at: CreatedAt
  /** Null where nothing was changed. */
  updated_at: Date | null
}

/** Figures of the unity formula as they are stored. */
export interface StoredUnityFormula {
  readonly moles: OxideAmounts
  readonly R2OTotal: number
  readonly ROTotal: number
  readonly SiO2Al2O3Ratio: number | null
  readonly KNaO: number
  readonly formulaWeight: number
}

/** Derived from the truth by `deriveChemistry`; rebuilt by the command `reindex`. */
export interface MaterialChemistryTable {
  material_id: number
  calculation_version: number
  percent: Json<OxideAmounts>
  loi: number
  total: number
  mole_percent: Json<OxideAmounts>
  /** Null without flux. */
  umf: NullableJson<StoredUnityFormula>
  xumf: NullableJson<StoredUnityFormula>
  r2o_total: number | null
  ro_total: number | null
  si_al_ratio: number | null
  /** 10^-6 per °C; null where it cannot be calculated. */
  thermal_expansion: number | null
  /** Hash of the base of a recipe; equal for recipes with the same base. */
  base_signature: string | null
  /** What a recipe consists of within rounding; equal for recipes of the same composition. */
  composition_signature: string | null
  /** Symbols of the oxides in `percent`. */
  oxides: Generated<string[]>
  updated_at: UpdatedAt
}
