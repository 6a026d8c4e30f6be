import { formatConeRange, parseConeRange } from '@glazy/ceramics/cones'
import {
  ATMOSPHERES,
  MATERIAL_STATES,
  SURFACES,
  TRANSPARENCIES,
  findByName,
} from '@glazy/ceramics/lookups'
import { findByFullName } from '@glazy/ceramics/material-types'
import type { FoundRecipe } from './document.ts'
import { lookupName } from './lookup-fields.ts'
import { keepExtra } from './record-draft.ts'
import type { RecipeDraft } from './record-draft.ts'

const SEPARATOR = '; '

/**
 * Cone, atmospheres, surface, transparency, state and type of a recipe as Insight's keywords, the
 * only place that program has for them: `cone 9 - 10; Reduction; Glossy; type Glaze - Clear`.
 */
export function keywordsOf(recipe: FoundRecipe): string {
  const cone = recipe.coneText ?? formatConeRange(recipe.fromConeId, recipe.toConeId)
  return [
    cone && parseConeRange(cone).ok ? `cone ${cone}` : '',
    ...recipe.atmosphereIds.map((id) => lookupName(ATMOSPHERES, id)),
    lookupName(SURFACES, recipe.surfaceId),
    lookupName(TRANSPARENCIES, recipe.transparencyId),
    lookupName(MATERIAL_STATES, recipe.stateId),
    recipe.typeName && findByFullName(recipe.typeName) ? `type ${recipe.typeName}` : '',
    recipe.extra.keywords,
  ]
    .filter(Boolean)
    .join(SEPARATOR)
}

/** Takes the fields that {@link keywordsOf} writes out of keywords; the other words are kept. */
export function setKeywords(draft: RecipeDraft, keywords: string) {
  const others = keywords.split(/\s*;\s*/).filter((part) => !setFrom(draft, part))
  keepExtra(draft, 'keywords', others.join(SEPARATOR))
}

function setFrom(draft: RecipeDraft, part: string): boolean {
  const cone = /^cone (.+)$/i.exec(part)?.[1]
  const range = cone === undefined ? undefined : parseConeRange(cone)
  if (range?.ok) {
    draft.coneText = cone
    draft.fromConeId = range.value.fromId
    draft.toConeId = range.value.toId
    return true
  }
  const type = findByFullName(/^type (.+)$/i.exec(part)?.[1] ?? '')
  const atmosphere = findByName(ATMOSPHERES, part)
  const surface = findByName(SURFACES, part)
  const transparency = findByName(TRANSPARENCIES, part)
  const state = findByName(MATERIAL_STATES, part)
  if (type) Object.assign(draft, { typeName: type.fullName, typeId: type.id })
  if (atmosphere) draft.atmosphereIds.push(atmosphere.id)
  if (surface) draft.surfaceId = surface.id
  if (transparency) draft.transparencyId = transparency.id
  if (state) draft.stateId = state.id
  return Boolean(type ?? atmosphere ?? surface ?? transparency ?? state)
}
