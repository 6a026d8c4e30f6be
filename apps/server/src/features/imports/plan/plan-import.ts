import {
  AMOUNT_MAX,
  COMPONENTS_MAX,
  PRIMITIVE_NAME_MIN_LENGTH,
} from '@glazy/ceramics/lookups/item-limits'
import {
  type Choices,
  hasFigures,
  type Matches,
  matchesOf,
  type NameMatch,
  parentsOf,
  unattendedChoices,
} from '@glazy/formats/import/choices'
import type { ImportContent } from '@glazy/formats/import/content'
import { type Drafts, toDrafts } from '@glazy/formats/import/drafts'
import { type PlannedRecipe, planRecipes, type SkipReason } from '@glazy/formats/import/plan'
import { foldName } from '@glazy/contract/reading/text-words'
import { contentOf, type ImportDocument } from './import-document.ts'
import { importKeyOf, namedKey } from './import-key.ts'
import type { ImportReport } from './import-report.ts'

/** What files hold, and the lasting keys of all that may come of it, by the keys of the content. */
export interface KeyedContent {
  readonly content: ImportContent
  readonly importKeys: ReadonlyMap<string, string>
}

export function keyContent(documents: readonly ImportDocument[], now: Date): KeyedContent {
  const content = contentOf(documents, now)
  const placeOf = new Map(
    documents.flatMap((document, at) =>
      [...document.recipes, ...document.materials].map(
        (record) => [record, { document, at }] as const,
      ),
    ),
  )
  const apart = createNumbering()
  const records = [...content.recipes, ...content.materials].flatMap(({ key, record }) => {
    const place = placeOf.get(record)
    if (place === undefined) return []
    const { format, about } = place.document
    const importKey = importKeyOf({ format, site: about.site, record })
    return [[key, apart(place.at, importKey, record.id)] as const]
  })
  const names = content.ingredients.map(({ name }, at) => [`n${at}`, namedKey(name)] as const)
  const importKeys = new Map([...records, ...names])
  return { content: { ...content, recipes: withRepeated(content.recipes, importKeys) }, importKeys }
}

/**
 * Tells records apart that say the same in one file, under ids of their own, by their order. In another
 * file such ids may be others, and what says the same is the same.
 */
function createNumbering() {
  const counts = new Map<string, number>()
  return (file: number, importKey: string, id: number | undefined): string => {
    if (id === undefined) return importKey
    const keyInFile = `${file} ${importKey}`
    const count = (counts.get(keyInFile) ?? 0) + 1
    counts.set(keyInFile, count)
    return count === 1 ? importKey : `${importKey}#${count}`
  }
}

/** Recipes of several files that have one lasting key are one. */
function withRepeated(
  recipes: ImportContent['recipes'],
  importKeys: ReadonlyMap<string, string>,
): ImportContent['recipes'] {
  const seen = new Set<string>()
  return recipes.map((recipe) => {
    const importKey = importKeys.get(recipe.key) ?? recipe.key
    const isRepeated = recipe.isRepeated || seen.has(importKey)
    if (recipe.leftOut === undefined) seen.add(importKey)
    return { ...recipe, isRepeated }
  })
}

export interface PlanInput extends KeyedContent {
  /** Ids of what an earlier import has brought, by lasting keys. */
  readonly imported: ReadonlyMap<string, number>
  /** Materials of the library that a name may mean, the nearest first. */
  readonly find: (name: string) => readonly NameMatch[]
  /** A likeness below this is none; 2 demands the same name. */
  readonly minScore: number
}

/** What an import brings, and what is to be told of it. */
export interface ImportPlan extends Drafts {
  readonly told: Pick<ImportReport, 'matched' | 'addedByName' | 'skipped' | 'alreadyThere'>
}

/** Decides what every record becomes and what every ingredient means, where nobody will look. */
export function planImport(input: PlanInput): ImportPlan {
  const { content, importKeys, imported, find, minScore } = input
  const idOf = (key: string) => imported.get(importKeys.get(key) ?? '')
  const matches: Matches = new Map(
    content.ingredients
      .filter(({ recipe, material }) => recipe === undefined && !(material && hasFigures(material)))
      .map((ingredient) => [ingredient.key, matchesOf(ingredient, find)]),
  )
  const choices = unattendedChoices(content.ingredients, matches, minScore)
  const own = new Map(
    content.recipes.flatMap(({ key, name }) => {
      const id = idOf(key)
      return id === undefined ? [] : [[key, { id, name }] as const]
    }),
  )
  const planned = planRecipes(content, {
    choices,
    own,
    isScaled: false,
    scaled: new Map(),
    wanted: new Map(),
    isUnattended: true,
  })
  const drafts = toDrafts(content, {
    planned,
    choices,
    parents: parentsOf(content, find),
    withAllMaterials: true,
  })
  return { ...drafts, told: tell(input, planned, choices, matches) }
}

function tell(
  { content, importKeys, imported }: PlanInput,
  planned: readonly PlannedRecipe[],
  choices: Choices,
  matches: Matches,
): ImportPlan['told'] {
  const lastingKey = (key: string) => importKeys.get(key) ?? key
  const isNewKey = (key: string) => !imported.has(key)
  const uses = new Map<string, number>()
  for (const { skip, lines } of planned) {
    if (skip !== undefined) continue
    for (const { ingredient } of lines) uses.set(ingredient, (uses.get(ingredient) ?? 0) + 1)
  }
  const used = content.ingredients.flatMap((ingredient, at) => {
    const times = uses.get(ingredient.key)
    const decision = choices.get(ingredient.key)?.decision
    return times === undefined || !decision ? [] : [{ ingredient, at, decision, uses: times }]
  })
  const isThere = (skip: SkipReason | undefined) => skip === 'alreadyThere' || skip === 'twice'
  return {
    matched: used.flatMap(({ ingredient, decision, ...rest }) => {
      const match =
        decision.how === 'use'
          ? matches.get(ingredient.key)?.find(({ id }) => id === decision.id)
          : undefined
      if (match === undefined || foldName(match.name) === foldName(ingredient.name)) return []
      const { id, name: to, score } = match
      return [{ name: ingredient.name, to, id, score, uses: rest.uses }]
    }),
    addedByName: used.flatMap(({ ingredient: { name, material }, at, decision, uses: times }) => {
      const isNew = isNewKey(lastingKey(material?.key ?? `n${at}`))
      const isBare = decision.how === 'create' && !(material && hasFigures(material))
      return isBare && isNew ? [{ name, uses: times }] : []
    }),
    skipped: planned.flatMap(({ skip, recipe: { name, record } }) =>
      skip === undefined || isThere(skip)
        ? []
        : [{ name, line: record.line, reason: SKIP_REASONS[skip] }],
    ),
    alreadyThere:
      content.repeated +
      planned.filter(({ skip }) => isThere(skip)).length +
      content.materials.length -
      new Set(content.materials.map(({ key }) => lastingKey(key)).filter(isNewKey)).size,
  }
}

const SKIP_REASONS: Readonly<Record<SkipReason, string>> = {
  noComponents: 'has no ingredients',
  noValidAmounts: 'no ingredient has an amount',
  tooManyLines: `has more than ${COMPONENTS_MAX} ingredients`,
  amountTooLarge: `has an amount above ${AMOUNT_MAX}`,
  twice: 'appears twice in the files',
  alreadyThere: 'is there already',
  notWanted: 'is not wanted',
  containsItself: 'contains itself',
  partLeftOut: 'uses a recipe that is skipped',
  openNames: `has an ingredient whose name is shorter than ${PRIMITIVE_NAME_MIN_LENGTH} characters`,
}
