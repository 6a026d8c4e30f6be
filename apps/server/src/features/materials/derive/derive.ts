import type { Analysis } from '@glazy/ceramics/chemistry/analysis'
import {
  CALCULATION_VERSION,
  type DerivedChemistry,
  deriveChemistry,
} from '@glazy/ceramics/chemistry/chemistry'
import {
  baseSignature,
  compositionSignature,
  recipeAnalysis,
} from '@glazy/ceramics/chemistry/recipe'
import { inDisplayOrder, type OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import type { MaterialKind } from '#db/tables/material.ts'
import type { DraftComponent } from '#features/materials/fields/material-draft.ts'

/** What an item was when it was last public, while it is hidden. */
export interface Face {
  readonly analysis: Analysis
  readonly parentId: number | null
}

/** What the chemistry of an item follows from. */
export interface Composition {
  readonly id: number
  readonly kind: MaterialKind
  readonly ownerId: number
  readonly isPrivate: boolean
  readonly face: Face | null
  readonly parentId: number | null
  /** Of an analysis or a raw material. */
  readonly percent: OxideAmounts | null
  readonly loi: number | null
  /** Of a recipe. */
  readonly components: readonly DraftComponent[]
}

/** What a recipe needs to know of an ingredient. */
export interface Ingredient {
  readonly analysis: Analysis
  readonly kind: MaterialKind
  readonly parentId: number | null
  readonly ownerId: number
  readonly face: Face | null
}

/** Recipes that contain one another in a ring have no analysis. */
export class RecipeCycleError extends Error {
  override readonly name = 'RecipeCycleError'
  readonly materialId: number

  constructor(materialId: number) {
    super(`Recipe ${materialId} contains itself`)
    this.materialId = materialId
  }
}

export interface Derived {
  readonly chemistry: DerivedChemistry
  /** Null for what is no recipe, or has no base. */
  readonly baseSignature: string | null
  /** The same. */
  readonly compositionSignature: string | null
}

/**
 * Chemistry of many items, recipes inside recipes after those they hold.
 *
 * @param outside ingredients that are not among the items
 * @throws RecipeCycleError
 */
export function deriveAll(
  items: readonly Composition[],
  outside: ReadonlyMap<number, Ingredient>,
): Map<number, Derived> {
  const inside = new Map(items.map((item) => [item.id, item]))
  const derived = new Map<number, Derived>()
  const open = new Set<number>()

  const ingredient = (id: number): Ingredient | undefined => {
    const item = inside.get(id)
    if (item === undefined) return outside.get(id)
    const { percent, loi } = derive(item).chemistry
    const { kind, parentId, ownerId, face } = item
    return { analysis: { percent, loi }, kind, parentId, ownerId, face }
  }

  const derive = (item: Composition): Derived => {
    const known = derived.get(item.id)
    if (known !== undefined) return known
    if (open.has(item.id)) throw new RecipeCycleError(item.id)
    open.add(item.id)
    const result = item.kind === 'recipe' ? deriveRecipe(item, ingredient) : deriveMaterial(item)
    open.delete(item.id)
    derived.set(item.id, result)
    return result
  }

  for (const item of items) derive(item)
  return derived
}

/** Columns of `material_chemistry`. */
export function toChemistryRow(materialId: number, derived: Derived) {
  const { chemistry } = derived
  return {
    material_id: materialId,
    calculation_version: CALCULATION_VERSION,
    percent: chemistry.percent,
    loi: chemistry.loi,
    total: chemistry.total,
    mole_percent: chemistry.molePercent,
    umf: chemistry.umf,
    xumf: chemistry.xumf,
    r2o_total: chemistry.umf?.R2OTotal ?? null,
    ro_total: chemistry.umf?.ROTotal ?? null,
    si_al_ratio: chemistry.umf?.SiO2Al2O3Ratio ?? null,
    thermal_expansion: chemistry.thermalExpansion,
    base_signature: derived.baseSignature,
    composition_signature: derived.compositionSignature,
  }
}

function deriveMaterial(item: Composition): Derived {
  // Sums differ in their last digit with the order of what is added, and the database keeps oxides
  // in an order of its own: in one order, figures of now and those derived anew are the same.
  const analysis = { percent: inDisplayOrder(item.percent ?? {}), loi: item.loi ?? 0 }
  return { chemistry: deriveChemistry(analysis), baseSignature: null, compositionSignature: null }
}

function deriveRecipe(
  item: Composition,
  ingredient: (id: number) => Ingredient | undefined,
): Derived {
  const lines = item.components.map((line) => ({
    ...line,
    of: knownTo(item, ingredient(line.materialId)),
  }))
  const analysis = recipeAnalysis(
    lines.map(({ amount, isAdditional, of }) => ({
      percent: of?.analysis.percent ?? {},
      loi: of?.analysis.loi ?? 0,
      amount,
      isAdditional,
    })),
  )
  const components = lines.map(({ materialId, amount, isAdditional, of }) => ({
    materialId,
    materialParentId: of?.parentId ?? null,
    isPrimitive: of?.kind === 'primitive',
    amount,
    isAdditional,
  }))
  return {
    chemistry: deriveChemistry(analysis),
    baseSignature: baseSignature(components) || null,
    compositionSignature: compositionSignature(components) || null,
  }
}

/**
 * An ingredient as an item may know it: what its owner has hidden stays as it was last public, but
 * for the owner's own private items. In SQL `joinFace` says the same.
 */
function knownTo(item: Composition, ingredient: Ingredient | undefined): Ingredient | undefined {
  if (ingredient === undefined || ingredient.face === null) return ingredient
  const isOwn = item.isPrivate && item.ownerId === ingredient.ownerId
  return isOwn ? ingredient : { ...ingredient, ...ingredient.face }
}
