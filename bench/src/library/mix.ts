import { pick, pickNormal, pickParts, pickWhole, type Random } from '#random.ts'
import type { Archetype, Line, StarterLibrary, StarterMaterial } from './starter-library.ts'

/** A line of a mixed recipe. */
export interface MixedLine {
  readonly material: StarterMaterial
  readonly amount: number
  readonly isAdditional: boolean
}

/** What recipes are mixed with, prepared once. */
export interface Pantry {
  readonly library: StarterLibrary
  /** Materials that can stand in for one another: a parent and its kinds. */
  readonly siblings: ReadonlyMap<string, readonly string[]>
  /** Materials of all classic bases and additions, as often as they are used. */
  readonly baseKeys: readonly string[]
  readonly additions: readonly Line[]
}

export function stockPantry(library: StarterLibrary): Pantry {
  const familyOf = ({ key, parent }: StarterMaterial) => parent ?? key
  const families = Map.groupBy(library.materials.values(), familyOf)
  const siblings = new Map(
    [...library.materials.values()].map((material) => [
      material.key,
      (families.get(familyOf(material)) ?? [material]).map((sibling) => sibling.key),
    ]),
  )
  return {
    library,
    siblings,
    baseKeys: library.archetypes.flatMap(({ base }) => base.map(([key]) => key)),
    additions: library.archetypes.flatMap((archetype) => archetype.additions),
  }
}

/**
 * Mixes a plausible recipe: mostly a classic with other amounts, some of its materials replaced
 * by others of the same family and other colorants; now and then one made up from scratch.
 */
export function mixRecipe(random: Random, pantry: Pantry, classic: Archetype): MixedLine[] {
  const base = random() < 0.12 ? inventBase(random, pantry) : varyBase(random, pantry, classic)
  const additions = varyAdditions(random, pantry, classic)
  return [
    ...toLines(pantry, asPercent(random, base), false),
    ...toLines(pantry, additions, true),
  ].filter((line, index, lines) => {
    return lines.findIndex(({ material }) => material === line.material) === index
  })
}

function varyBase(random: Random, pantry: Pantry, { base }: Archetype): Line[] {
  const lines = base.map(([key, amount]): Line => {
    const spread = random() < 0.25 ? 0.4 : 0.12
    const kind = random() < 0.3 ? pick(random, pantry.siblings.get(key) ?? [key]) : key
    return [kind, amount * Math.exp(spread * pickNormal(random))]
  })
  if (lines.length > 3 && random() < 0.1) lines.splice(pickWhole(random, 1, lines.length - 1), 1)
  if (random() < 0.15) lines.push([pick(random, pantry.baseKeys), 1 + random() * 12])
  return lines
}

function inventBase(random: Random, pantry: Pantry): Line[] {
  const parts = pickParts(random, pickWhole(random, 3, 7))
  return parts.map((part) => [pick(random, pantry.baseKeys), 4 + part * 100])
}

function varyAdditions(random: Random, pantry: Pantry, { additions }: Archetype): Line[] {
  if (random() < 0.5 || pantry.additions.length === 0) {
    return additions.map(([key, amount]) => [key, roundTo(amount * (0.5 + random()), 0.25)])
  }
  return Array.from({ length: pickWhole(random, 0, 3) }, () => {
    const [key, amount] = pick(random, pantry.additions)
    return [key, roundTo(amount * (0.5 + random()), 0.25)]
  })
}

/** Amounts rounded as people weigh them; they add up to about 100. */
function asPercent(random: Random, lines: readonly Line[]): Line[] {
  const sum = lines.reduce((total, [, amount]) => total + amount, 0)
  const step = pick(random, [1, 1, 0.5, 0.1, 0.1, 0.01])
  return lines.map(([key, amount]) => [key, roundTo((100 * amount) / sum, step)])
}

function toLines(pantry: Pantry, lines: readonly Line[], isAdditional: boolean): MixedLine[] {
  return lines.flatMap(([key, amount]) => {
    const material = pantry.library.materials.get(key)
    return material === undefined ? [] : [{ material, amount, isAdditional }]
  })
}

/** Never nothing: a trace of something is weighed, too. */
function roundTo(amount: number, step: number): number {
  return Number((Math.max(1, Math.round(amount / step)) * step).toFixed(2))
}
