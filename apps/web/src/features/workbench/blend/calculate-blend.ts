import {
  BLEND_POSITIONS,
  blendCorner,
  blendPointCode,
  type BlendPosition,
  blendPoints,
  blendRecipe,
  materialCorner,
  wholeAmounts,
} from '@glazy/ceramics/batch/blend'
import { blendName } from '@glazy/ceramics/batch/blend-name'
import type { RecipeLine } from '@glazy/ceramics/chemistry/recipe'
import { err, ok, type Result } from '@glazy/ceramics/result'
import { BLEND_DECIMALS } from '@glazy/contract/limits'
import type { MaterialKind } from '@glazy/contract/materials'
import type { BlendFailure, BlendSetup } from '@glazy/contract/rules/blend'

/** A line of a recipe that is blended. */
export interface BlendLine {
  /** Null when the ingredient is private to someone else. */
  readonly materialId: number | null
  readonly name: string
  readonly amount: number
  readonly isAdditional: boolean
}

/** What may be in a corner: a recipe, or a raw material or analysis as its only ingredient. */
export interface BlendMaterial {
  readonly id: number
  readonly name: string
  readonly kind: MaterialKind
  readonly lines: readonly BlendLine[]
}

/** A recipe made by a blend. It is not saved anywhere. */
export interface BlendedRecipe {
  readonly name: string
  /** Place in the blend, such as B3. */
  readonly code: string
  readonly kind: 'recipe'
  readonly lines: readonly (BlendLine & { readonly materialId: number })[]
}

/** Words in the names of the recipes. */
export interface BlendWords {
  /** "Line blend" */
  readonly kind: string
  readonly positions: Readonly<Record<BlendPosition, string>>
}

/**
 * All recipes of a blend, in reading order, with amounts that can be weighed and a base of exactly
 * 100 each.
 *
 * @param materials those the setup names, possibly more
 */
export function calculateBlend(
  setup: BlendSetup,
  materials: readonly BlendMaterial[],
  words: BlendWords,
): Result<BlendedRecipe[], BlendFailure> {
  const { type, namingStrategy, preserveIsAdditional } = setup
  const chosen = BLEND_POSITIONS[type].map((position) => ({
    position,
    material: materials.find(({ id }) => id === setup.materials[position]),
  }))
  const names = new Map<number, string>()
  const corners = chosen.map(({ material }) => (material ? cornerOf(material, names) : []))
  if (corners.some((lines) => lines.length === 0)) return err(`${type}Missing`)
  const named = chosen.map(({ position, material }) => ({
    name: material?.name ?? '',
    position: words.positions[position],
  }))
  return ok(
    blendPoints(setup).map((point): BlendedRecipe => {
      const exact = blendRecipe(corners, point, preserveIsAdditional)
      return {
        name: blendName(namingStrategy, words.kind, named, point),
        code: blendPointCode(point),
        kind: 'recipe',
        lines: wholeAmounts(exact, BLEND_DECIMALS).map((line) => ({
          ...line,
          name: names.get(line.materialId) ?? '',
        })),
      }
    }),
  )
}

/**
 * A material as a corner; notes what its ingredients are called. A recipe that holds something
 * private to someone else is weighed in as one ingredient: what is in it cannot be written down.
 */
function cornerOf(material: BlendMaterial, names: Map<number, string>): RecipeLine<number>[] {
  const lines = material.lines.flatMap(({ materialId, name, amount, isAdditional }) => {
    if (materialId === null) return []
    return [{ materialId, name, amount, isAdditional }]
  })
  const isKnown = material.kind === 'recipe' && lines.length === material.lines.length
  const corner = isKnown ? blendCorner(lines) : []
  if (corner.length > 0) {
    for (const { materialId, name } of lines) names.set(materialId, name)
    return corner.map(({ materialId, amount, isAdditional }) => {
      return { materialId, amount, isAdditional }
    })
  }
  // What is not saved has no id that a recipe could name.
  if (material.id < 0) return []
  names.set(material.id, material.name)
  return materialCorner(material.id)
}
