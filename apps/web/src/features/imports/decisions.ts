import { MAXIMUM_MATCH_SCORE } from '@glazy/ceramics/lookups/name-match'
import type { NameMatch } from '@glazy/contract/imports'
import { PRIMITIVE_NAME_MIN_LENGTH } from '@glazy/contract/limits'
import type { ImportIngredient } from './import-content.ts'

/** What an ingredient becomes, in every recipe that names it. */
export type Decision =
  | { readonly how: 'use'; readonly id: number; readonly name: string }
  | { readonly how: 'recipe'; readonly key: string }
  | { readonly how: 'create' }
  | { readonly how: 'leaveOut' }

/**
 * How sure a decision is: `sure` is the same name or what the person has chosen; `proposed` is like
 * it and wants to be looked at.
 */
export interface Choice {
  readonly decision: Decision
  readonly isProposed: boolean
}

/** Choices by the key of the ingredient; those without one are open. */
export type Choices = ReadonlyMap<string, Choice>

/** What may be meant, by the key of the ingredient. */
export type Matches = ReadonlyMap<string, readonly NameMatch[]>

/** What is chosen where nobody has looked yet; undefined where someone has to. */
export function firstChoice(
  ingredient: ImportIngredient,
  matches: readonly NameMatch[],
): Choice | undefined {
  const { recipe, material } = ingredient
  if (recipe !== undefined) {
    return { decision: { how: 'recipe', key: recipe }, isProposed: false }
  }
  const [best] = matches
  if (best !== undefined && best.score >= MAXIMUM_MATCH_SCORE)
    return { decision: toMaterial(best), isProposed: false }
  if (material !== undefined && hasFigures(material) && mayCreate(ingredient)) {
    return { decision: { how: 'create' }, isProposed: true }
  }
  return best && { decision: toMaterial(best), isProposed: true }
}

export function firstChoices(ingredients: readonly ImportIngredient[], matches: Matches): Choices {
  return new Map(
    ingredients.flatMap((ingredient) => {
      const choice = firstChoice(ingredient, matches.get(ingredient.key) ?? [])
      return choice ? [[ingredient.key, choice] as const] : []
    }),
  )
}

/** The decision for a material that is there. */
export function toMaterial({ id, name }: { readonly id: number; readonly name: string }): Decision {
  return { how: 'use', id, name }
}

/** Whether a name is long enough for a material of its own. */
export function mayCreate({ name, material }: ImportIngredient): boolean {
  return (material?.name ?? name).trim().length >= PRIMITIVE_NAME_MIN_LENGTH
}

export function hasFigures({ percent }: NonNullable<ImportIngredient['material']>): boolean {
  return Object.values(percent ?? {}).some((amount) => amount > 0)
}

/** How like the name of a material is that was taken for an ingredient; undefined for all else. */
export function scoreOf(
  choice: Choice | undefined,
  matches: readonly NameMatch[],
): number | undefined {
  const decision = choice?.decision
  if (decision?.how !== 'use') return undefined
  return matches.find(({ id }) => id === decision.id)?.score
}

/** Ingredients that want to be looked at: open ones, and proposals with the most doubtful first. */
export function needing(
  ingredients: readonly ImportIngredient[],
  choices: Choices,
  matches: Matches,
): { readonly open: readonly ImportIngredient[]; readonly proposed: readonly ImportIngredient[] } {
  const doubtOf = ({ key }: ImportIngredient) =>
    scoreOf(choices.get(key), matches.get(key) ?? []) ?? 0
  return {
    open: ingredients.filter(({ key }) => !choices.has(key)),
    proposed: ingredients
      .filter(({ key }) => choices.get(key)?.isProposed === true)
      .sort((one, other) => doubtOf(one) - doubtOf(other)),
  }
}
