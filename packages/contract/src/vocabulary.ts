/** Words that the API and the site share, each list complete. No schema is needed to name them. */

/** The three kinds of material: a recipe (composite), an analysis, a raw material (primitive). */
export const MATERIAL_KINDS = ['recipe', 'analysis', 'primitive'] as const

/** Categories of a list: each kind has its own word in the site's paths. */
export const CATEGORIES = ['recipes', 'materials', 'analyses'] as const

/**
 * The six orders of a list. `un` is the default; all end in the id, so that paging is stable.
 * updated newest / oldest, created newest / oldest, rating highest / lowest.
 */
export const SEARCH_ORDERS = ['un', 'uo', 'cn', 'co', 'rh', 'rl'] as const

/** Figures that a list can show and sort by. */
export const LIST_FIGURES = ['umf', 'percent', 'molePercent'] as const

/** Groups of cones that a list can be narrowed to. */
export const CONE_GROUP_NAMES = ['low', 'mid', 'high'] as const

/** Ways to show a list, as they are stored: tiles, detail, lines. */
export const STORED_VIEWS = ['t', 'd', 'l'] as const

/** How the items of a chart are drawn; what has no photograph is a circle all the same. */
export const POINT_LOOKS = ['circles', 'photos'] as const

/**
 * What logs are about. Those with `isSystem` are written by the site alone; support is asked for in
 * public, so that the next one who asks finds the answer.
 */
export const LOG_TYPES = [
  { id: 1, name: 'NOTE', slug: 'notes', isSystem: false, isAlwaysPublic: false },
  { id: 2, name: 'FIRING', slug: 'firings', isSystem: false, isAlwaysPublic: false },
  { id: 3, name: 'TEST', slug: 'tests', isSystem: false, isAlwaysPublic: false },
  { id: 4, name: 'QUESTION', slug: 'questions', isSystem: false, isAlwaysPublic: false },
  { id: 5, name: 'SUPPORT', slug: 'support', isSystem: false, isAlwaysPublic: true },
  { id: 6, name: 'BATCH', slug: 'batches', isSystem: false, isAlwaysPublic: false },
  {
    id: 7,
    name: 'MATERIAL_IMAGE_CREATE',
    slug: 'photographs',
    isSystem: true,
    isAlwaysPublic: false,
  },
  { id: 8, name: 'MATERIAL_REVIEW_CREATE', slug: 'reviews', isSystem: true, isAlwaysPublic: false },
  { id: 9, name: 'COMMENT_CREATE', slug: 'comments', isSystem: true, isAlwaysPublic: false },
] as const

/** Download formats with their file name extension and media type. */
export const EXPORT_FORMATS = {
  YAML: { extension: 'yaml', mediaType: 'application/yaml' },
  GlazeChem: { extension: 'txt', mediaType: 'text/plain' },
  Insight: { extension: 'xml', mediaType: 'application/xml' },
  CSV: { extension: 'csv', mediaType: 'text/csv' },
} as const

/**
 * How an ingredient is on a shelf: itself, as what it is a kind of, as a kind of it, or as another
 * kind of the same.
 */
export const SHELF_MATCHES = ['same', 'parent', 'kind', 'equivalent'] as const
export type ShelfMatch = (typeof SHELF_MATCHES)[number]

/** Why the weight of a lot changes: what is bought, mixed, counted anew, lost, or put back by a batch. */
export const MOVE_KINDS = ['buy', 'use', 'correct', 'lose', 'return', 'move'] as const
export type MoveKind = (typeof MOVE_KINDS)[number]

/** A batch is planned, or mixed. */
export const BATCH_STATES = ['planned', 'finished'] as const
export type BatchState = (typeof BATCH_STATES)[number]

/** Which recipes can be made from a shelf: with all ingredients there, or all but one or two. */
export const MAKEABLE = ['all', 'all-but-one', 'all-but-two'] as const
export type Makeable = (typeof MAKEABLE)[number]

/** Orders that follow from a shelf: what costs its owner least, or uses up most of what there is. */
export const SHELF_ORDERS = ['cost', 'surplus'] as const
export type ShelfOrder = (typeof SHELF_ORDERS)[number]

/** Whether one recipe stands for all of the same composition in a list, or each for itself. */
export const ALIKE = ['together', 'apart'] as const
