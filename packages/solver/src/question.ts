import type { StullAreaId } from '@glazy/ceramics/charts/stull-areas'
import type { Hazard } from '@glazy/ceramics/hazards/hazards'
import type { Oxide, OxideAmounts } from '@glazy/ceramics/chemistry/oxides'

/** What a program or a page calls its materials; it comes back unchanged. */
export type MaterialId = string | number

/** A material that a recipe may be made of. */
export interface SolveMaterial {
  readonly id: MaterialId
  /** Says which substance it is, where hazardous ones are left out. */
  readonly name?: string | undefined
  /** Percent by weight of each oxide, of the raw material. */
  readonly percent: OxideAmounts
  /** Loss on ignition, percent by weight. */
  readonly loi: number
  /** Of a kilogram, in any currency. */
  readonly price?: number | undefined
  /** Least and most of it in the recipe, percent by weight. */
  readonly min?: number | undefined
  readonly max?: number | undefined
}

/** A span with one end at least. */
export interface Span {
  readonly min?: number | undefined
  readonly max?: number | undefined
}

/**
 * What is wanted of one oxide, in moles per mole of flux or in percent by weight of the glass: a
 * figure, a span, as little as can be, or whatever comes.
 */
export type OxideWish = number | Span | 'ignore' | 'minimise'

/** What a recipe can be chosen by. */
export const OBJECTIVES = ['cost', 'distance', 'materials'] as const
export type Objective = (typeof OBJECTIVES)[number]

/** Moles of flux by which an oxide may miss its figure where nothing else is said. */
export const DEFAULT_TOLERANCE = 0.005
/** The same in percent by weight of the glass; in most glazes it is about as much. */
export const DEFAULT_PERCENT_TOLERANCE = 0.1

/** How much some materials may be of a recipe together, such as its clays. */
export interface MaterialGroup extends Span {
  /** What the group is called; it comes back unchanged. */
  readonly name?: string | undefined
  /** Those that are in no list of the question change nothing. */
  readonly materialIds: readonly MaterialId[]
}

/** A part of the chart of SiO2 and Al2O3, in moles per mole of flux: of Stull's, or one of one's own. */
export type ChartTarget =
  | { readonly region: StullAreaId; readonly corners?: undefined }
  /** A convex polygon, its corners in turn. */
  | { readonly corners: readonly (readonly number[])[]; readonly region?: undefined }

/** Which recipe is looked for, and what it may be made of. */
export interface SolveQuestion {
  readonly materials: readonly SolveMaterial[]
  /** Where nothing can be made: materials of which one may be added, the most common first. */
  readonly furtherMaterials?: readonly SolveMaterial[] | undefined
  /**
   * A unity formula, an analysis of the fired glass, or both; an oxide that is named nowhere is to be
   * 0. How far a recipe is from it is counted in moles where there is a formula, else in percent.
   */
  readonly target: {
    readonly umf?: Readonly<Partial<Record<Oxide, OxideWish>>> | undefined
    /** Percent by weight of the fired glass: all oxides together are 100. */
    readonly percent?: Readonly<Partial<Record<Oxide, OxideWish>>> | undefined
    /**
     * Moles per mole of flux of several oxides together, as in `K2O+Na2O` (or `KNaO`, which is the
     * same). An oxide that is named nowhere else may be any part of it.
     */
    readonly sums?: Readonly<Record<string, number | Span>> | undefined
    /** Where on the chart of SiO2 and Al2O3 it is to be. */
    readonly chart?: ChartTarget | undefined
    /** By two oxides, as in `SiO2:Al2O3`; moles by moles. */
    readonly ratios?: Readonly<Record<string, number | Span>> | undefined
    /**
     * Moles per mole of flux, 0.005 where it is not given. What is not named comes along up to it; a
     * figure is met exactly where that can be, and within it otherwise.
     */
    readonly tolerance?: number | undefined
    /** The same of what is wanted in percent; 0.1 where it is not given. */
    readonly percentTolerance?: number | undefined
  }
  readonly limits?:
    | {
        /** How many materials the recipe may have. */
        readonly maxMaterials?: number | undefined
        /** Every amount is a multiple of so many percent. */
        readonly step?: number | undefined
        /** A material is left out, or is at least so many percent of the recipe. */
        readonly least?: number | undefined
        readonly groups?: readonly MaterialGroup[] | undefined
        /** Leaves out what is listed as a danger to health, as `hazardsOf` finds it. */
        readonly noHazards?: boolean | undefined
        /** Percent by weight. */
        readonly loi?: { readonly max: number } | undefined
        readonly costPerKg?: { readonly max: number } | undefined
        /** Calculated thermal expansion of the glass, as in `thermalExpansion`. */
        readonly expansion?: Span | undefined
      }
    | undefined
  /** What counts among recipes that all hold what is demanded; the distance where it is not given. */
  readonly minimise?: Objective | undefined
}

/** On which side a figure holds. */
export type Bound = 'atLeast' | 'atMost' | 'exactly'

/** One thing that is demanded of a recipe. */
export type Demand =
  | {
      readonly kind: 'oxide'
      readonly oxide: Oxide
      readonly bound: Bound
      /** Moles per mole of flux. */
      readonly value: number
      /** What it is to be, where it may miss that by the tolerance. */
      readonly figure?: number
    }
  | {
      readonly kind: 'percent'
      readonly oxide: Oxide
      readonly bound: Bound
      /** Percent by weight of the fired glass. */
      readonly value: number
      readonly figure?: number
    }
  /** An oxide that nobody has named, and how much of it may come along; in moles or in percent. */
  | {
      readonly kind: 'unnamed' | 'unnamedPercent'
      readonly oxide: Oxide
      readonly value: number
    }
  | {
      readonly kind: 'sum'
      readonly oxides: readonly Oxide[]
      readonly bound: Bound
      /** Moles per mole of flux. */
      readonly value: number
      readonly figure?: number
    }
  /** On the right side of a border of the chart: `across` · SiO2 + `up` · Al2O3 is at most the value. */
  | {
      readonly kind: 'side'
      /** Place of the border, counter-clockwise. */
      readonly side: number
      readonly region?: StullAreaId | undefined
      readonly across: number
      readonly up: number
      /** Moles per mole of flux from the origin, square to the border. */
      readonly value: number
    }
  | {
      readonly kind: 'ratio'
      readonly over: Oxide
      readonly under: Oxide
      readonly bound: Bound
      readonly value: number
    }
  | {
      readonly kind: 'material'
      readonly materialId: MaterialId
      readonly bound: 'atLeast' | 'atMost'
      /** Percent by weight of the recipe. */
      readonly value: number
    }
  | {
      readonly kind: 'group'
      /** Place in the list of groups. */
      readonly group: number
      readonly name?: string | undefined
      readonly bound: 'atLeast' | 'atMost'
      /** Percent by weight of the recipe. */
      readonly value: number
    }
  /** Most that may be lost on ignition, percent by weight. */
  | { readonly kind: 'loi'; readonly value: number }
  /** Thermal expansion of the glass, 10^-6/°C. */
  | { readonly kind: 'expansion'; readonly bound: 'atLeast' | 'atMost'; readonly value: number }
  /** Most that a kilogram may cost. */
  | { readonly kind: 'cost'; readonly value: number }
  /** Without any flux there is no unity formula; moles in 100 g. */
  | { readonly kind: 'flux'; readonly value: number }
  | { readonly kind: 'maxMaterials'; readonly value: number }
  | { readonly kind: 'step'; readonly value: number }
  /** Least of each material that is in the recipe, percent by weight; or of one that is. */
  | { readonly kind: 'least'; readonly value: number; readonly materialId?: MaterialId }

/** How a recipe stands out among the others. */
export type Difference = { readonly text: string } & (
  | { readonly kind: 'best'; readonly by: Objective | 'oxides' }
  | { readonly kind: 'cheaper'; readonly percent: number }
  | { readonly kind: 'fewer'; readonly count: number }
  | { readonly kind: 'without'; readonly materialId: MaterialId }
  | { readonly kind: 'closest' }
  | { readonly kind: 'nearest' }
  | { readonly kind: 'with'; readonly materialId: MaterialId }
)

/** A recipe that answers the question. */
export interface SolvedRecipe {
  /** Percent by weight; they add to 100. The largest first. */
  readonly components: readonly { readonly materialId: MaterialId; readonly amount: number }[]
  /** Moles per mole of flux. */
  readonly umf: OxideAmounts
  /** Percent by weight of the fired glass. */
  readonly percent: OxideAmounts
  /**
   * Part of the target that is missing or too much, as in `targetDistance`: of its moles, or of its
   * percents where there is no formula; these themselves where the target holds nothing.
   */
  readonly distance: number
  /** Moles per mole of flux that are too much of each oxide; negative where they are missing. */
  readonly residuals: OxideAmounts
  /** The same in percent, of what is wanted in percent. */
  readonly percentResiduals?: OxideAmounts
  /** The same in moles, of oxides that are wanted together; as they are named in the question. */
  readonly sumResiduals?: Readonly<Record<string, number>>
  /** Percent by weight. */
  readonly loi: number
  /** Thermal expansion of the glass, 10^-6/°C, after West & Gerrow. */
  readonly expansion: number
  /** Only where all its materials have a price. */
  readonly costPerKg?: number
  readonly difference: Difference
}

/** A demand that takes part in a contradiction. */
export interface Conflict {
  /** As it stands in the question, such as `umf.SiO2 >= 3.2`. */
  readonly demand: string
  readonly about: Demand
  /** What the other demands leave of it. */
  readonly reason: string
}

/** What one demand costs. */
export interface ShadowPrice {
  readonly demand: string
  readonly about: Demand
  readonly objective: 'cost' | 'distance'
  /** By how much what is minimised changes when the figure of the demand is raised by `step`. */
  readonly change: number
  readonly step: number
  readonly text: string
}

/** A material that no recipe has because it is hazardous. */
export interface HazardousMaterial {
  readonly materialId: MaterialId
  readonly hazards: readonly Hazard[]
}

/** What may be had of something. */
export interface Reach {
  readonly min: number
  readonly max: number
}

/** Which recipes there are, or why there is none. */
export interface SolveAnswer {
  readonly status: 'solved' | 'impossible'
  /** The best first, then others that really differ; empty where nothing can be made. */
  readonly recipes: readonly SolvedRecipe[]
  /** Figures could not be met exactly, but within the tolerance. */
  readonly isWithinTolerance?: boolean
  /** Time was up before it was certain that no recipe is better, or what the conflict is. */
  readonly isUnproven?: boolean
  /** Demands that contradict each other, none of which can be left out. */
  readonly conflict?: readonly Conflict[]
  /** Oxides that are demanded and in no material. */
  readonly missingSources?: readonly Oxide[]
  /** The recipe that comes closest, within all limits. */
  readonly nearest?: SolvedRecipe
  /** Materials of `furtherMaterials` with any one of which it can be made. */
  readonly wouldHelp?: readonly { readonly materialId: MaterialId; readonly recipe: SolvedRecipe }[]
  /** What each may still be; with `maxMaterials`, `step` or `least`, of the best recipe's materials unrounded. */
  readonly ranges?: {
    /** Percent by weight, by id. */
    readonly materials: Readonly<Record<string, Reach>>
    /** Moles per mole of flux. */
    readonly umf: Readonly<Partial<Record<Oxide, Reach>>>
    /** The same of oxides together, where that is asked for. */
    readonly sums?: Readonly<Record<string, Reach>>
    /** Percent by weight of the fired glass, where that is asked for. */
    readonly percent?: Readonly<Partial<Record<Oxide, Reach>>>
  }
  readonly shadowPrices?: readonly ShadowPrice[]
  /** Where no material may be hazardous: those that are left out for it, each with what is listed of it. */
  readonly hazardous?: readonly HazardousMaterial[]
}
