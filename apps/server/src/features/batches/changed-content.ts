import type { BatchChange, Sources, Weighed } from '@glazy/contract/batches'
import { wrongField } from '#platform/app-error.ts'
import type { BatchContent } from './batch-content.ts'
import { weighOut } from './weigh-out.ts'

/**
 * A planned batch with a change of its plan.
 *
 * @throws AppError `request.invalid` for an ingredient that it does not have
 */
export function changedContent(content: BatchContent, change: BatchChange): BatchContent {
  const { weighed = [], from = [] } = change
  return withChosen(withWeighed(resized(content, change), weighed), from)
}

function resized(content: BatchContent, change: BatchChange): BatchContent {
  const { grams = content.size, unit = content.unit } = change
  const { specificGravity = content.specificGravity, place = content.place } = change
  const changed = { ...content, size: grams, unit, specificGravity, place }
  if (grams === content.size) return changed
  const parts = content.lines.map(({ parts: amount, isAdditional }) => ({ amount, isAdditional }))
  const weights = weighOut(parts, grams)
  const lines = content.lines.map((line, at) => ({ ...line, planned: weights[at] ?? '0' }))
  return { ...changed, lines }
}

/** What the scale showed, in grams; an ingredient as planned is not said to be otherwise. */
export function withWeighed(content: BatchContent, weighed: Weighed): BatchContent {
  demandPlaces(content, 'weighed', weighed)
  const known = new Map(weighed.map(({ place, grams }) => [place, grams]))
  const lines = content.lines.map((line, place) => {
    const grams = known.get(place)
    if (grams === undefined) return line
    return { ...line, weighed: grams === line.planned ? null : grams }
  })
  return { ...content, lines }
}

/** What the ingredients are taken from, where their owner has said so. */
function withChosen(content: BatchContent, from: Sources): BatchContent {
  demandPlaces(content, 'from', from)
  const known = new Map(from.map(({ place, materialId }) => [place, materialId]))
  const lines = content.lines.map((line, place) => {
    const chosen = known.get(place)
    return chosen === undefined ? line : { ...line, chosen }
  })
  return { ...content, lines }
}

function demandPlaces(
  { lines }: BatchContent,
  field: string,
  given: readonly { readonly place: number }[],
): void {
  const wrong = given.find(({ place }) => lines[place] === undefined)
  if (wrong) throw wrongField(field, `has no ingredient at place ${wrong.place}`)
}
