import { foldTag } from '@glazy/ceramics/lookups/tags'
import type { MaterialKind } from '#db/tables/material.ts'
import type {
  MaterialColourTable,
  MaterialSearchTable,
  MaterialTextTable,
} from '#db/tables/search.ts'
import { oklabFromHex } from '#platform/images/oklab.ts'
import { foldName, indexWords } from '@glazy/contract/reading/text-words'

/** Texts of an item in one language. */
interface Texts {
  readonly name: string
  readonly otherNames?: string | null
  readonly description?: string | null
}

/** A photograph that an item can be found by. */
export interface SearchableImage {
  readonly id: number
  /** OKLab of its main colour; null when it is not to be found by its colour. */
  readonly lab: readonly [number, number, number] | null
}

/** What the search index follows from. */
export interface Searchable extends Texts {
  readonly id: number
  readonly kind: MaterialKind
  readonly ownerId: number
  /** Or withheld by a moderator. */
  readonly isPrivate: boolean
  readonly translations: readonly Texts[]
  readonly baseTypeId: number | null
  readonly typeId: number | null
  readonly stateId: number
  readonly fromConeId: number | null
  readonly toConeId: number | null
  readonly atmospheres: readonly number[]
  readonly tags: readonly string[]
  readonly surfaceId: number | null
  readonly transparencyId: number | null
  readonly countryId: number | null
  readonly colour: string | null
  readonly images: readonly SearchableImage[]
  readonly componentIds: readonly number[]
  readonly ratingAverage: number | null
  readonly ratingCount: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** Columns of `material_search`. */
export function toSearchRow(item: Searchable, hasAnalysis: boolean) {
  return {
    material_id: item.id,
    kind: item.kind,
    owner_id: item.ownerId,
    is_private: item.isPrivate,
    type_id: item.typeId ?? item.baseTypeId,
    state_id: item.stateId,
    from_cone_id: item.fromConeId ?? item.toConeId,
    to_cone_id: item.toConeId ?? item.fromConeId,
    atmospheres: item.atmospheres,
    tags: item.tags.map(foldTag),
    surface_id: item.surfaceId,
    transparency_id: item.transparencyId,
    country_id: item.countryId,
    has_photo: item.images.length > 0,
    has_analysis: hasAnalysis,
    component_ids: [...new Set(item.componentIds)],
    rating_average: item.ratingAverage,
    rating_count: item.ratingCount,
    created_at: item.createdAt,
    updated_at: item.updatedAt,
  } satisfies Record<keyof MaterialSearchTable, unknown>
}

/** Columns of `material_text`: each word stands in the first of the lists it belongs to. */
export function toTextRow(item: Searchable) {
  const texts: readonly Texts[] = [item, ...item.translations]
  const nameWords = new Set(indexWords(item.name))
  const otherNameWords = new Set(
    [...texts.map(({ name, otherNames }) => `${name}\n${otherNames ?? ''}`), ...item.tags].flatMap(
      indexWords,
    ),
  )
  const textWords = new Set(
    texts.flatMap(({ description }) => (description ? indexWords(withoutTags(description)) : [])),
  )
  return {
    material_id: item.id,
    name_folded: foldName(item.name),
    name_words: joined(nameWords),
    other_name_words: joined(otherNameWords, nameWords),
    text_words: joined(textWords, nameWords, otherNameWords),
  } satisfies MaterialTextTable
}

/** Words that stand nowhere before, in one order, so that the same words are the same row. */
function joined(words: ReadonlySet<string>, ...before: readonly ReadonlySet<string>[]): string {
  const own = [...words].filter((word) => !before.some((others) => others.has(word)))
  return own.sort().join(' ')
}

/** Columns of `material_colour`: of the photographs, or where none has a colour, as fired. */
export function toColourRows(item: Searchable): MaterialColourTable[] {
  const rows: MaterialColourTable[] = item.images.flatMap((image) =>
    image.lab === null ? [] : [{ material_id: item.id, image_id: image.id, lab: [...image.lab] }],
  )
  if (rows.length > 0 || item.colour === null) return rows
  const { L, a, b } = oklabFromHex(item.colour)
  return [{ material_id: item.id, image_id: null, lab: [L, a, b] }]
}

function withoutTags(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').replace(/&(nbsp|amp|lt|gt|quot|#\d+);/g, ' ')
}
