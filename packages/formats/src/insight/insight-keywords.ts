import { formatConeRange } from '@glazy/ceramics/firing/cones'
import {
  ATMOSPHERES,
  MATERIAL_STATES,
  SURFACES,
  TRANSPARENCIES,
  findByName,
} from '@glazy/ceramics/lookups/lookups'
import { fullName } from '@glazy/ceramics/lookups/material-types'
import type { FoundRecipe } from '../record/document.ts'
import { atmosphereNames, lookupName } from '../record/lookup-fields.ts'
import type { ProblemList } from '../record/problem-list.ts'
import { type FieldMeanings, readField } from '../record/read-field.ts'
import { plainAmount } from '../record/write-number.ts'
import { keepExtra } from '../record/record-draft.ts'
import type { RecipeDraft } from '../record/record-draft.ts'

const SEPARATOR = '; '

/**
 * What Insight has no place for but its keywords: cone, atmospheres, surface, transparency, state, type and source
 * of a recipe, what is said of its slip, and its tags: `cone 9 - 10; Reduction; Glossy; type Glaze - Clear`.
 */
export function keywordsOf(recipe: FoundRecipe): string {
  const cone = recipe.coneText ?? formatConeRange(recipe.fromConeId, recipe.toConeId)
  const type = recipe.typeId === undefined ? recipe.typeName : fullName(recipe.typeId)
  return [
    labelled('cone', cone),
    ...atmosphereNames(recipe.atmosphereIds),
    lookupName(SURFACES, recipe.surfaceId),
    lookupName(TRANSPARENCIES, recipe.transparencyId),
    lookupName(MATERIAL_STATES, recipe.stateId),
    labelled('type', type),
    labelled('source', recipe.extra.source),
    labelled('specific gravity', figure(recipe.specificGravity)),
    labelled('water amount', figure(recipe.waterAmount)),
    labelled('tags', recipe.tags?.join(', ')),
    recipe.extra.keywords,
  ]
    .filter(Boolean)
    .join(SEPARATOR)
}

function labelled(label: string, text: string | undefined): string {
  return text ? `${label} ${text.replaceAll(';', ',')}` : ''
}

function figure(value: number | undefined): string | undefined {
  return value === undefined ? undefined : plainAmount(value)
}

/** Takes the fields that {@link keywordsOf} writes out of keywords; the other words are kept. */
export function setKeywords(draft: RecipeDraft, keywords: string, problems: ProblemList) {
  const parts = keywords.split(';').map((part) => part.trim())
  const others = parts.filter((part) => !setFrom(draft, part, problems))
  keepExtra(draft, 'keywords', others.join(SEPARATOR))
}

const MEANINGS: FieldMeanings = new Map([
  ['cone', 'cone'],
  ['type', 'type'],
  ['source', 'source'],
  ['specific gravity', 'specificGravity'],
  ['water amount', 'waterAmount'],
  ['tags', 'tags'],
])

const LABELLED = /^(cone|type|source|specific gravity|water amount|tags) (.+)$/is

function setFrom(draft: RecipeDraft, part: string, problems: ProblemList): boolean {
  const [, label = '', text = ''] = LABELLED.exec(part) ?? []
  const key = label.toLowerCase()
  const meaning = MEANINGS.get(key)
  if (meaning !== undefined) {
    readField(draft, meaning, { key, text, line: draft.line }, problems)
    return true
  }
  const atmosphere = findByName(ATMOSPHERES, part)
  const surface = findByName(SURFACES, part)
  const transparency = findByName(TRANSPARENCIES, part)
  const state = findByName(MATERIAL_STATES, part)
  if (atmosphere) draft.atmosphereIds.push(atmosphere.id)
  if (surface) draft.surfaceId = surface.id
  if (transparency) draft.transparencyId = transparency.id
  if (state) draft.stateId = state.id
  return Boolean(atmosphere ?? surface ?? transparency ?? state)
}
