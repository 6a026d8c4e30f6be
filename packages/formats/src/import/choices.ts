import { PRIMITIVE_NAME_MIN_LENGTH } from '@glazy/ceramics/lookups/item-limits'
import { MAXIMUM_MATCH_SCORE } from '@glazy/ceramics/lookups/name-match'
import type { ImportContent, ImportIngredient } from './content.ts'
import type { ImportMaterial } from './materials.ts'

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

/** A material of the library by which an ingredient may be meant. */
export interface NameMatch {
  readonly id: number
  readonly name: string
  readonly score: number
  readonly isOwn: boolean
}

/** What may be meant, by the key of the ingredient, the nearest first. */
export type Matches = ReadonlyMap<string, readonly NameMatch[]>

/**
 * What is chosen where nobody has looked yet; undefined where somebody has to. What the importer
 * owns under the name goes first, then what the files describe, then what the library has.
 */
export function firstChoice(
  ingredient: ImportIngredient,
  matches: readonly NameMatch[],
): Choice | undefined {
  const { recipe, material } = ingredient
  if (recipe !== undefined) {
    return { decision: { how: 'recipe', key: recipe }, isProposed: false }
  }
  const [best] = matches
  const same = certainMatch(matches)
  if (same?.isOwn === true) return { decision: toMaterial(same), isProposed: false }
  if (material !== undefined && hasFigures(material)) {
    return { decision: { how: 'create' }, isProposed: true }
  }
  if (same !== undefined) return { decision: toMaterial(same), isProposed: false }
  return best && { decision: toMaterial(best), isProposed: true }
}

/** Whether a match is beyond doubt: a name of the material, but for case, accents and signs. */
function isCertain({ score }: Pick<NameMatch, 'score'>): boolean {
  return score >= MAXIMUM_MATCH_SCORE
}

/** The nearest match, where it is beyond doubt. */
export function certainMatch<TMatch extends Pick<NameMatch, 'score'>>(
  matches: readonly TMatch[],
): TMatch | undefined {
  return matches.find(isCertain)
}

/** What each ingredient is taken for until a person says something else, by its key. */
export function firstChoices(ingredients: readonly ImportIngredient[], matches: Matches): Choices {
  return choicesBy(ingredients, (each) => firstChoice(each, matches.get(each.key) ?? []))
}

function choicesBy(
  ingredients: readonly ImportIngredient[],
  choose: (ingredient: ImportIngredient) => Choice | undefined,
): Choices {
  return new Map(
    ingredients.flatMap((ingredient) => {
      const choice = choose(ingredient)
      return choice ? [[ingredient.key, choice] as const] : []
    }),
  )
}

/**
 * What is chosen where nobody will look: a likeness below `minScore` is none, and what nothing
 * stands for becomes a material without an analysis, where its name is long enough for one.
 */
export function unattendedChoices(
  ingredients: readonly ImportIngredient[],
  matches: Matches,
  minScore: number,
): Choices {
  return choicesBy(ingredients, (ingredient) => {
    const near = (matches.get(ingredient.key) ?? []).filter(({ score }) => score >= minScore)
    const created: Choice = { decision: { how: 'create' }, isProposed: true }
    return firstChoice(ingredient, near) ?? (mayCreate(ingredient) ? created : undefined)
  })
}

/** The decision for a material that is there. */
export function toMaterial({ id, name }: { readonly id: number; readonly name: string }): Decision {
  return { how: 'use', id, name }
}

/** Whether a name is long enough for a material of its own. */
export function mayCreate({ name, material }: ImportIngredient): boolean {
  return material !== undefined || name.trim().length >= PRIMITIVE_NAME_MIN_LENGTH
}

/** Whether anything can be calculated with a material: it has an analysis. */
export function hasFigures({ fields }: ImportMaterial): boolean {
  return Object.keys(fields.percent).length > 0
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

/**
 * What an ingredient may mean: what is called so and, where its file has no figures but names a
 * material that stands in for it, that one.
 *
 * @param find matches of a name, the nearest first
 */
export function matchesOf<TMatch extends NameMatch>(
  { name, material }: ImportIngredient,
  find: (name: string) => readonly TMatch[],
): readonly TMatch[] {
  const matches = find(name)
  const [best] = matches
  if ((best && isCertain(best)) || material === undefined || hasFigures(material)) return matches
  const { parentName } = material.record
  const parents = parentName === undefined ? [] : find(parentName).filter(isCertain)
  return [...parents, ...matches]
}

/** Names that {@link matchesOf} asks for. */
export function namesToMatch({ ingredients, materials }: ImportContent): readonly string[] {
  const names = ingredients.filter(({ recipe }) => recipe === undefined).map(({ name }) => name)
  return [...new Set([...names, ...materials.flatMap(({ record }) => record.parentName ?? [])])]
}

/** Materials of the library by the names that files give to parents. */
export function parentsOf(
  { materials }: ImportContent,
  find: (name: string) => readonly NameMatch[],
): ReadonlyMap<string, number> {
  return new Map(
    materials.flatMap(({ record: { parentName } }) => {
      const parent = parentName === undefined ? undefined : certainMatch(find(parentName))
      return parentName === undefined || !parent ? [] : [[parentName, parent.id] as const]
    }),
  )
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
