import type { MaterialKind } from './material.ts'

/** Filters and orders of one item; derived from the item and its chemistry. */
export interface MaterialSearchTable {
  material_id: number
  kind: MaterialKind
  owner_id: number
  /** Or withheld by a moderator: nobody but its owner finds it. */
  is_private: boolean
  /** The type, or the base type of an item without one. */
  type_id: number | null
  state_id: number
  /** Both ends are set when one is. */
  from_cone_id: number | null
  to_cone_id: number | null
  atmospheres: number[]
  surface_id: number | null
  transparency_id: number | null
  country_id: number | null
  has_photo: boolean
  has_analysis: boolean
  /** Folded. */
  tags: string[]
  /** Materials of a recipe, direct ones only. */
  component_ids: number[]
  rating_average: number | null
  rating_count: number
  created_at: Date
  updated_at: Date
}

/** Words of one item, folded, each in the first column it belongs to. */
export interface MaterialTextTable {
  material_id: number
  name_folded: string
  /** Words of the name, with a space between two of them. */
  name_words: string
  /** Further ones of all other names, in all languages. */
  other_name_words: string
  /** Further ones of the descriptions. */
  text_words: string
}

/** A colour that an item can be found by: of a photograph, or its fired colour. */
export interface MaterialColourTable {
  material_id: number
  /** Null for the fired colour. */
  image_id: number | null
  /** OKLab lightness, a and b. */
  lab: number[]
}

/** Items whose derived rows are to be calculated again. */
export interface StaleMaterialTable {
  material_id: number
}
