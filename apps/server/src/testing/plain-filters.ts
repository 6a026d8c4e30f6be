import { kilogramsPer } from '@glazy/ceramics/batch/weight'
import { type ShelfFigures, shelfFigures } from '@glazy/ceramics/batch/shelf-figures'
import { axisValue } from '@glazy/ceramics/charts/chart-axes'
import { compositionSignature } from '@glazy/ceramics/chemistry/recipe'
import { CONE_GROUPS } from '@glazy/ceramics/firing/cones'
import { descendants } from '@glazy/ceramics/lookups/material-types'
import { foldTag } from '@glazy/ceramics/lookups/tags'
import { isInRange, rangesOf } from '@glazy/contract/ranges'
import type { SearchQuery } from '@glazy/contract/search'
import { MAKEABLE } from '@glazy/contract/vocabulary'
import type { MaybeViewer } from '#db/visible-to.ts'
import { oklabFromHex } from '#platform/images/oklab.ts'
import type { Asker, WrittenItem, WrittenLibrary } from './plain-library.ts'

/** Whether an item is what the filters of a search ask for, by one plain look at it. */
export function isWanted(
  library: WrittenLibrary,
  item: WrittenItem,
  query: SearchQuery,
  asker: Asker,
): boolean {
  return (
    isSeen(item, asker.viewer) &&
    isAsSaid(item, query) &&
    isWhose(library, item, query, asker.viewer) &&
    isOfMaterials(library, item, query, asker.viewer) &&
    isFromShelf(library, item, query, asker) &&
    isAlike(library, item, query, asker.viewer)
  )
}

/** What is withheld moderators open by its link; in lists it is not there for them either. */
function isSeen(
  item: Pick<WrittenItem, 'isPrivate' | 'isWithheld' | 'ownerId'>,
  viewer: MaybeViewer,
): boolean {
  return !(item.isPrivate || item.isWithheld) || item.ownerId === viewer?.id
}

function isAsSaid(item: WrittenItem, query: SearchQuery): boolean {
  const { composite, primitive, analysis, cone } = query
  const kinds = [composite && 'recipe', primitive && 'primitive', analysis && 'analysis'].filter(
    Boolean,
  )
  const range = typeof cone === 'number' ? { fromId: cone, toId: cone } : cone && CONE_GROUPS[cone]
  const type = query.type ?? query.base_type
  const types = type === undefined ? [] : [type, ...descendants(type).map(({ id }) => id)]
  const ids = [...(query.id ?? []), ...(query['id[]'] ?? [])]
  const isAnyId = query.id === undefined && query['id[]'] === undefined
  const { fromConeId: from, toConeId: to } = item
  const hasAnalysis = Object.values(item.chemistry.percent).some((amount) => amount > 0)
  return (
    (kinds.length === 0 || kinds.includes(item.kind)) &&
    (type === undefined || types.includes(item.typeId ?? 0)) &&
    (!range || (from !== null && to !== null && from <= range.toId && to >= range.fromId)) &&
    (query.atmosphere === undefined || item.atmospheres.includes(query.atmosphere)) &&
    (query.surface === undefined || item.surfaceId === query.surface) &&
    (query.transparency === undefined || item.transparencyId === query.transparency) &&
    (query.country === undefined || item.countryId === query.country) &&
    (query.tags ?? []).every((tag) => item.tags.map(foldTag).includes(foldTag(tag))) &&
    (query.state === undefined || item.stateId === query.state) &&
    (query.production !== true || item.stateId === 2) &&
    (query.photo !== true || item.photographs.length > 0) &&
    (query.has_analysis === undefined || query.has_analysis === hasAnalysis) &&
    (query.is_private !== true || item.isPrivate) &&
    (isAnyId || ids.includes(item.id)) &&
    (query.color === undefined || query.ox !== undefined || coloursOf(item).length > 0) &&
    rangesOf(query).every((each) => {
      const value = axisValue(each.axis, item.chemistry)
      return value !== null && isInRange(value, each)
    })
  )
}

/** In OKLab: those of the photographs or, where none has one, the colour as fired. */
export function coloursOf({
  photographs,
  colour,
}: WrittenItem): readonly (readonly [number, number, number])[] {
  const colours = photographs.filter((each) => each !== null)
  if (colours.length > 0 || colour === null) return colours
  const { L, a, b } = oklabFromHex(colour)
  return [[L, a, b]]
}

const isNumber = (text: string) => /^\d{1,9}$/.test(text)

/** Whom `u` names, by id or by user name. */
export function ownerOf(
  { people }: WrittenLibrary,
  u: string,
): WrittenLibrary['people'][number] | undefined {
  return people.find(({ id, username }) =>
    isNumber(u) ? id === Number(u) : username?.toLowerCase() === u.toLowerCase(),
  )
}

/** Inside a collection, `u` names whose that is: not who owns the items. */
function isWhose(
  library: WrittenLibrary,
  item: WrittenItem,
  { u, username, collection, unorganized }: SearchQuery,
  viewer: MaybeViewer,
): boolean {
  const { people, collections } = library
  const owner = u === undefined ? undefined : ownerOf(library, u)
  const author = people.find(({ id }) => id === item.ownerId)
  const isNamed = isNumber(username ?? '')
    ? author?.id === Number(username)
    : author?.name.toLowerCase().includes(username?.toLowerCase() ?? '')
  if (isNamed !== true) return false
  if (collection !== undefined) {
    const opened = collections.get(collection)
    if (opened === undefined || (u !== undefined && opened.ownerId !== owner?.id)) return false
    const isShown =
      !opened.isWithheld || opened.ownerId === viewer?.id || viewer?.isModerator === true
    return isShown && item.collections.includes(collection)
  }
  if (u === undefined) return true
  const isOrganized = item.collections.some((id) => collections.get(id)?.ownerId === owner?.id)
  return item.ownerId === owner?.id && !(unorganized === true && isOrganized)
}

/** Which of some materials stands for another one, as somebody sees them: the nearest, then the oldest. */
function standsFor(
  { items }: WrittenLibrary,
  materialIds: readonly number[],
  viewer: MaybeViewer,
): (id: number) => number | undefined {
  const seen = (id: number) => {
    const item = items.get(id)
    return item && isSeen(item, viewer) ? item : undefined
  }
  const own = materialIds.toSorted((one, other) => one - other).flatMap((id) => seen(id) ?? [])
  return (id) => {
    const item = seen(id)
    if (item === undefined) return undefined
    const { parentId } = item
    const found =
      own.find((each) => each.id === id) ??
      own.find((each) => each.id === parentId) ??
      own.find((each) => each.parentId === id) ??
      own.find((each) => parentId !== null && each.parentId === parentId)
    return found?.id
  }
}

/** The same of what somebody has: what is hidden from them is there too, and stands for itself alone. */
function standsOnShelf(
  library: WrittenLibrary,
  materialIds: readonly number[],
  viewer: MaybeViewer,
): (id: number) => number | undefined {
  const stands = standsFor(library, materialIds, viewer)
  return (id) => (materialIds.includes(id) ? id : stands(id))
}

/** Whether an item contains what is asked for, itself or inside a recipe that the viewer sees. */
function contains(
  library: WrittenLibrary,
  { componentIds }: WrittenItem,
  viewer: MaybeViewer,
  isAsked: (item: WrittenItem) => boolean,
): boolean {
  return componentIds.some((id) => {
    const part = library.items.get(id)
    if (part === undefined) return false
    return isAsked(part) || (isSeen(part, viewer) && contains(library, part, viewer, isAsked))
  })
}

function isOfMaterials(
  library: WrittenLibrary,
  item: WrittenItem,
  { with: wanted = [], without = [], only }: SearchQuery,
  viewer: MaybeViewer,
): boolean {
  const isIt = (id: number) => {
    const stands = standsFor(library, [id], viewer)
    return contains(library, item, viewer, (part) => stands(part.id) !== undefined)
  }
  const isKindOf = (id: number) => {
    const named = library.items.get(id)
    const isIn = (part: WrittenItem) =>
      part.id === id || (part.parentId === id && isSeen(part, viewer))
    return named !== undefined && isSeen(named, viewer) && contains(library, item, viewer, isIn)
  }
  return (
    wanted.every(isIt) &&
    !without.some(isKindOf) &&
    (only === undefined || missingOf(library, item, viewer, standsFor(library, only, viewer)) === 0)
  )
}

/** How many ingredients are missing, those of recipes inside among them; Infinity of what has none. */
function missingOf(
  library: WrittenLibrary,
  recipe: WrittenItem,
  viewer: MaybeViewer,
  stands: (id: number) => number | undefined,
): number {
  if (recipe.componentIds.length === 0) return Infinity
  const missing = new Set<number>()
  const look = (ids: readonly number[]) => {
    for (const id of ids) {
      if (stands(id) !== undefined) continue
      const item = library.items.get(id)
      const isOpen = item !== undefined && isSeen(item, viewer) && item.componentIds.length > 0
      if (isOpen) look(item.componentIds)
      else missing.add(id)
    }
  }
  look(recipe.componentIds)
  return missing.size
}

function isFromShelf(
  library: WrittenLibrary,
  item: WrittenItem,
  { makeable, enough_for: enoughFor }: SearchQuery,
  asker: Asker,
): boolean {
  if (makeable === undefined && enoughFor === undefined) return true
  const most = MAKEABLE.indexOf(makeable ?? 'all')
  const { viewer, shelf } = asker
  if (viewer === null) return false
  const stands = standsOnShelf(library, shelf, viewer)
  if (missingOf(library, item, viewer, stands) > most) return false
  const { enoughFor: enough = 0 } = figuresOf(library, item, asker) ?? {}
  return enough >= (enoughFor ?? 0) * (1 - 1e-9)
}

/** What a recipe is to the shelf of whoever asks. */
export function figuresOf(
  library: WrittenLibrary,
  { lines }: WrittenItem,
  { viewer, stock }: Asker,
): ShelfFigures | undefined {
  const price = new Map(
    stock.map(({ materialId, paid, price: said, units }) => [
      materialId,
      paid ?? (said === null || units === null ? null : said / kilogramsPer(units)),
    ]),
  )
  const idsOf = (rows: Asker['stock']) => rows.map(({ materialId }) => materialId)
  const inStock = standsOnShelf(library, idsOf(stock.filter(({ left }) => left > 0)), viewer)
  const isPriced = ({ materialId }: Asker['stock'][number]) => price.get(materialId) !== null
  const priced = standsOnShelf(library, idsOf(stock.filter(isPriced)), viewer)
  return shelfFigures(
    lines.map(({ componentId, amount, isAdditional }) => ({
      amount,
      isAdditional,
      source: inStock(componentId),
      pricePerKilogram: price.get(priced(componentId) ?? 0) ?? null,
    })),
    new Map(
      stock.map(({ materialId, left, surplus }) => [
        materialId,
        { left: left / 1000, surplus: surplus / 1000 },
      ]),
    ),
  )
}

function isAlike(
  library: WrittenLibrary,
  item: WrittenItem,
  { alike_to: id }: SearchQuery,
  viewer: MaybeViewer,
): boolean {
  if (id === undefined) return true
  const other = library.items.get(id)
  if (other === undefined || !isSeen(other, viewer)) return false
  const composition = compositionOf(library, other)
  return composition !== '' && composition === compositionOf(library, item)
}

/** What a recipe consists of within rounding; empty for what is no recipe. */
export function compositionOf({ items }: WrittenLibrary, { lines }: WrittenItem): string {
  return compositionSignature(
    lines.map(({ componentId, amount, isAdditional }) => {
      const of = items.get(componentId)
      const materialParentId = of?.parentId ?? null
      const isPrimitive = of?.kind === 'primitive'
      return { materialId: componentId, materialParentId, isPrimitive, amount, isAdditional }
    }),
  )
}
