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
import { lookupName } from '../record/lookup-fields.ts'
import type { ProblemList } from '../record/problem-list.ts'
import { keepExtra, setCone, setType } from '../record/record-draft.ts'
import type { RecipeDraft } from '../record/record-draft.ts'

const SEPARATOR = '; '

/**
 * Cone, atmospheres, surface, transparency, state, type and source of a recipe as Insight's keywords, the
 * only place that program has for them: `cone 9 - 10; Reduction; Glossy; type Glaze - Clear`.
 */
export function keywordsOf(recipe: FoundRecipe): string {
  const cone = recipe.coneText ?? formatConeRange(recipe.fromConeId, recipe.toConeId)
  const type = recipe.typeId === undefined ? recipe.typeName : fullName(recipe.typeId)
  return [
    labelled('cone', cone),
    ...recipe.atmosphereIds.map((id) => lookupName(ATMOSPHERES, id)),
    lookupName(SURFACES, recipe.surfaceId),
    lookupName(TRANSPARENCIES, recipe.transparencyId),
    lookupName(MATERIAL_STATES, recipe.stateId),
    labelled('type', type),
    labelled('source', recipe.extra.source),
    recipe.extra.keywords,
  ]
    .filter(Boolean)
    .join(SEPARATOR)
}

function labelled(label: string, text: string | undefined): string {
  return text ? `${label} ${text.replaceAll(';', ',')}` : ''
}

/** Takes the fields that {@link keywordsOf} writes out of keywords; the other words are kept. */
export function setKeywords(draft: RecipeDraft, keywords: string, problems: ProblemList) {
  const parts = keywords.split(';').map((part) => part.trim())
  const others = parts.filter((part) => !setFrom(draft, part, problems))
  keepExtra(draft, 'keywords', others.join(SEPARATOR))
}

function setFrom(draft: RecipeDraft, part: string, problems: ProblemList): boolean {
  const [, label, text = ''] = /^(cone|type|source) (.+)$/is.exec(part) ?? []
  if (label !== undefined) {
    if (label.toLowerCase() === 'cone') setCone(draft, text, draft.line, problems)
    else if (label.toLowerCase() === 'source') keepExtra(draft, 'source', text)
    else setType(draft, text)
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
