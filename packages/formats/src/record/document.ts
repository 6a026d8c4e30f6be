import type { FoundBelongings } from './belongings.ts'
import type { OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import type { UnityType } from '@glazy/ceramics/chemistry/unity'
import type { LineReading } from '../text/line-readings.ts'
import type { Problem } from './problems.ts'

/** The kinds of file this package recognises, plus `unknown` for what it does not. */
export const FORMATS = [
  'glazechem-recipes',
  'glazechem-materials',
  'hyperglaze',
  'insight-recipes',
  'insight-materials',
  'glazy-yaml',
  'glazy-csv',
  'glazy-account',
  'sankey',
  'recipe-table',
  'free-text',
  'unknown',
] as const

/** One of {@link FORMATS}. */
export type Format = (typeof FORMATS)[number]

/** Why a recipe cannot be imported as a recipe. */
export type SkipReason = 'noComponents' | 'noValidAmounts'

/** Fields the product has no place for, by the name they have in the file. */
export type ExtraFields = Readonly<Record<string, string>>

/** One line of a recipe; `amount` is in the file's own unit (percent or weight). */
export interface FoundComponent {
  readonly name: string
  readonly id?: number
  readonly amount: number
  readonly isAdditional: boolean
  readonly line: number
}

/** What recipes, materials and analyses have in common; dates are `YYYY-MM-DD`. */
interface FoundRecord {
  readonly name: string
  readonly otherNames: readonly string[]
  readonly id?: number
  readonly parentId?: number
  readonly parentName?: string
  /** What it was copied from. */
  readonly copiedFromId?: number
  readonly copiedFromName?: string
  /** How it is fired, by the number of the schedule where the file comes from. */
  readonly kilnScheduleId?: number
  /** In which its texts are written, as a tag such as `pt-BR`. */
  readonly language?: string
  readonly date?: string
  readonly dateModified?: string
  readonly author?: string
  readonly authorId?: number
  readonly typeName?: string
  readonly typeId?: number
  /** The cone as written in the file, also when the ids below could be read from it. */
  readonly coneText?: string
  readonly fromConeId?: number
  readonly toConeId?: number
  readonly atmosphereIds: readonly number[]
  readonly surfaceId?: number
  readonly transparencyId?: number
  readonly stateId?: number
  readonly countryId?: number
  readonly specificGravity?: number
  /** Grams of water per 100 g of dry glaze. */
  readonly waterAmount?: number
  /** Words that its owner sorts it by. */
  readonly tags?: readonly string[]
  readonly description?: string
  /** Percent by weight, without the loss on ignition. */
  readonly percent?: OxideAmounts
  /** Loss on ignition in percent by weight; negative where a material takes up oxygen. */
  readonly loi?: number
  readonly extra: ExtraFields
  /** Line of the file on which the record begins, from 1. */
  readonly line: number
}

/** A recipe as a file states it. */
export interface FoundRecipe extends FoundRecord {
  readonly components: readonly FoundComponent[]
  /** Present when the recipe has nothing that could be weighed out. */
  readonly skipReason?: SkipReason
}

/** A material or an analysis as a file states it. */
export interface FoundMaterial extends FoundRecord {
  readonly kind: 'primitive' | 'analysis'
  /** The formula as written in the file; `percent` and `loi` are calculated from it. */
  readonly formula?: string
  /** By what its own formula is scaled. */
  readonly unityType?: UnityType
  /** Grams per cubic centimetre unless the file's header names another unit. */
  readonly density?: number
  /** Cost per unit of weight, in the currency and unit of the file's header. */
  readonly cost?: number
}

/** All that a file held, in file order, and all that was not understood. */
export interface Document {
  readonly format: Format
  /** What the file says of itself in front of its records: title, introduction, units. */
  readonly about: ExtraFields
  readonly recipes: readonly FoundRecipe[]
  readonly materials: readonly FoundMaterial[]
  /** Of a person's export alone. */
  readonly belongings?: FoundBelongings
  /** Of a free text alone. */
  readonly lines?: readonly LineReading[]
  readonly problems: readonly Problem[]
}
