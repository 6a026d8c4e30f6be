import * as z from 'zod'
import { CALLS } from './calls.ts'
import { collection } from './collections.ts'
import { endpoint } from './endpoint.ts'
import { problem } from './errors.ts'
import {
  flagField,
  hexColorField,
  idField,
  idListField,
  integerField,
  kilogramsField,
  oxideField,
  pageField,
} from './fields.ts'
import {
  CONTAINS_MATERIALS_MAX,
  INGREDIENTS_MAX,
  PAGE_SIZE_MAX,
  PEOPLE_NAMED_MAX,
  QUERY_MAX_LENGTH,
  SELECTED_MAX,
} from './limits.ts'
import { materialSummary } from './materials.ts'
import { pagination } from './pagination.ts'
import { rangeBoundsField } from './range-fields.ts'
import { PHRASE_KINDS } from './reading/phrase.ts'
import { tagsField } from './rules/tags.ts'
import {
  ALIKE,
  CATEGORIES,
  CONE_GROUP_NAMES,
  LIST_FIGURES,
  MAKEABLE,
  SEARCH_ORDERS,
  SHELF_ORDERS,
} from './vocabulary.ts'

export type SearchOrder = (typeof SEARCH_ORDERS)[number]

/** Cone filter: a group, or the id of one Orton cone. */
export const coneField = z.union([z.enum(CONE_GROUP_NAMES), integerField(1, 38)], {
  error: 'must be low, mid, high or the id of a cone from 1 to 38',
})

/** Parts of an item that a list leaves out unless it is asked for them. */
export const SEARCH_INCLUDES = [
  'analysis',
  'components',
  'fingerprint',
  'ingredients',
  'source',
  'duplicateOf',
  'usedIn',
] as const
export type SearchInclude = (typeof SEARCH_INCLUDES)[number]

const includeField = z
  .string()
  .transform((text) => text.split(',').filter((part) => part !== ''))
  .pipe(
    z.array(
      z.enum(SEARCH_INCLUDES, {
        error:
          'must be of analysis, components, fingerprint, ingredients, source, duplicateOf and usedIn',
      }),
    ),
  )

const keywords = z.string().max(QUERY_MAX_LENGTH, `must be at most ${QUERY_MAX_LENGTH} characters`)

/** How the text of a search was understood. */
export const searchReading = z
  .object({
    words: z.string().describe('What is left as words'),
    phrases: z.array(
      z.object({
        kind: z.enum(PHRASE_KINDS),
        name: z.string().describe('What was understood, such as Reduction'),
        from: z.int().describe('Where it begins in the text'),
        to: z.int().describe('Where it ends, itself not part of it'),
      }),
    ),
  })
  .meta({ id: 'SearchReading' })
export type SearchReading = z.infer<typeof searchReading>

/** Filters that combine with AND. An id that no row has finds nothing; it is not an error. */
export const searchFilters = z.object({
  q: keywords
    .optional()
    .describe(
      'Keywords; all must match, as prefixes. Cones, atmospheres, surfaces, types, materials with ' +
        'or without, figures and authors are understood unless they are quoted or filters say them: ' +
        'cone 6 celadon no barium SiO2 > 3 by:demo',
    ),
  subsearch: keywords.optional().describe('Further keywords within the result'),
  composite: flagField.optional().describe('Recipes'),
  primitive: flagField.optional().describe('Raw materials'),
  analysis: flagField.optional().describe('Analyses'),
  u: z
    .string()
    .max(255)
    .optional()
    .describe('Owner: id or user name; with collection, whose it is'),
  username: z.string().max(255).optional().describe('Owner: id or part of the name'),
  collection: idField.optional().describe('Only items in this collection'),
  unorganized: flagField.optional().describe('With u: items in no collection'),
  base_type: idField.optional().describe('Type with all that stand below it'),
  type: idField.optional().describe('Type with all that stand below it; wins over base_type'),
  cone: coneField.optional(),
  atmosphere: integerField(1, 7).optional(),
  surface: integerField(1, 9).optional(),
  transparency: integerField(1, 4).optional(),
  country: integerField(1, 250).optional(),
  state: integerField(1, 3).optional().describe('1 testing, 2 production, 3 discontinued'),
  tags: tagsField.optional().describe('Items that have all of these tags'),
  production: flagField
    .optional()
    .describe('Only items in production; with another state there are none'),
  photo: flagField.optional().describe('Only items with a photograph'),
  has_analysis: flagField.optional(),
  is_private: flagField.optional().describe('Only private items of the viewer'),
  makeable: z
    .enum(MAKEABLE, { error: `must be one of ${MAKEABLE.join(', ')}` })
    .optional()
    .describe("Recipes whose ingredients are on the viewer's inventory, or a kind of each is"),
  enough_for: kilogramsField
    .optional()
    .describe(
      "Recipes made from the viewer's inventory, of which the stock is enough for so many kilograms of base",
    ),
  with: idListField(INGREDIENTS_MAX)
    .optional()
    .describe('Recipes that contain all of these materials, a kind or an equivalent of each'),
  without: idListField(INGREDIENTS_MAX)
    .optional()
    .describe('Items that contain none of these materials and no kind of one'),
  only: idListField(SELECTED_MAX)
    .optional()
    .describe('Recipes that are made of nothing but these materials, kinds or equivalents of them'),
  alike_to: idField
    .optional()
    .describe('Recipes of the same composition within rounding as this one, itself among them'),
  color: hexColorField.optional().describe('Nearest colors first'),
  min: rangeBoundsField
    .optional()
    .describe('Least of a figure, as min[SiO2]=2: moles per mole of flux, unless it is named else'),
  max: rangeBoundsField.optional().describe('Most of a figure, as max[B2O3]=0.5'),
  id: idListField(SELECTED_MAX).optional(),
  'id[]': idListField(SELECTED_MAX).optional(),
})
export type SearchFilters = z.output<typeof searchFilters>

export const searchQuery = searchFilters.extend({
  p: pageField.optional().describe('Page, from 1'),
  count: integerField(1, PAGE_SIZE_MAX).optional().describe('Items on a page, 48 unless told'),
  o: z
    .enum(SEARCH_ORDERS, { error: `must be one of ${SEARCH_ORDERS.join(', ')}` })
    .optional()
    .describe('Order of all of the list; without it, what matches the words best comes first'),
  alike: z
    .enum(ALIKE, { error: 'must be together or apart' })
    .optional()
    .describe(
      'together: one recipe stands for all of the same composition within rounding, kinds of one ' +
        'parent material counting alike; not in the order of a color. apart unless told',
    ),
  os: z
    .enum(SHELF_ORDERS, { error: `must be one of ${SHELF_ORDERS.join(', ')}` })
    .optional()
    .describe(
      'With makeable or enough_for: sort by what a kilogram costs the viewer, the cheapest first and ' +
        'what has no price last, or by how much it uses up of what the viewer has most of',
    ),
  ox: oxideField.optional().describe('Sort by this oxide of the unity molecular formula'),
  od: z.enum(['asc', 'desc'], { error: 'must be asc or desc' }).optional().describe('With ox'),
  oa: z
    .enum(LIST_FIGURES, { error: 'must be umf, percent or molePercent' })
    .optional()
    .describe('With ox: in which figures'),
  include: includeField
    .optional()
    .describe(
      'analysis, components, fingerprint, ingredients, source, duplicateOf, usedIn, several with commas',
    ),
})
export type SearchQuery = z.output<typeof searchQuery>

const page = { data: z.array(materialSummary) }

export const searchMaterials = endpoint({
  id: 'searchMaterials',
  ...CALLS.searchMaterials,
  tag: 'search',
  summary: 'Recipes, raw materials and analyses by keywords and filters',
  query: searchQuery,
  response: {
    200: z.object({
      ...page,
      meta: z.object({
        pagination,
        reading: searchReading.optional().describe('How the keywords were understood'),
        moreAlike: z
          .int()
          .optional()
          .describe('With alike=together: recipes for which another one of the list stands'),
        isOfFewerPeople: z
          .literal(true)
          .optional()
          .describe(
            `More than ${PEOPLE_NAMED_MAX} people have that in their names: the items are those of as many, whose names are nearest to it`,
          ),
        collection: z
          .object({ data: collection.omit({ materialCount: true }) })
          .optional()
          .describe('The collection that was searched'),
        user: z
          .object({
            data: z.object({ id: z.int(), name: z.string(), username: z.string().nullable() }),
          })
          .optional()
          .describe('The owner that was searched'),
      }),
    }),
    400: problem,
    404: problem,
  },
})

/** An item as it is printed: with its composition, its chemistry and its words. */
export const printItem = materialSummary
  .extend({
    description: z.string().nullable(),
    source: z.string().nullable().describe('Where the figures come from'),
  })
  .meta({ id: 'PrintItem' })
export type PrintItem = z.infer<typeof printItem>

const paged = { 200: z.object({ ...page, meta: z.object({ pagination }) }), 404: problem }
const pageQuery = {
  p: pageField.optional(),
  count: integerField(1, PAGE_SIZE_MAX).optional(),
}

export const similarBaseComponents = endpoint({
  id: 'similarBaseComponents',
  ...CALLS.similarBaseComponents,
  tag: 'search',
  summary: 'Recipes with the same base, counting kinds of one parent material alike',
  params: z.object({ id: idField }),
  query: z.object(pageQuery),
  response: paged,
})

export const similarAnalysis = endpoint({
  id: 'similarAnalysis',
  ...CALLS.similarAnalysis,
  tag: 'search',
  summary: 'Items within one mole percent in every oxide that matters',
  params: z.object({ id: idField }),
  query: z.object(pageQuery),
  response: paged,
})

export const commonMaterials = endpoint({
  id: 'commonMaterials',
  ...CALLS.commonMaterials,
  tag: 'search',
  summary: 'Raw materials with their analyses, those that most recipes use first',
  query: z.object({
    material_type_id: idField.optional().describe('Type with all that stand below it'),
    count: integerField(1, PAGE_SIZE_MAX).optional().describe('48 unless told'),
  }),
  response: { 200: z.object({ data: z.array(materialSummary) }), 400: problem },
})

export const containsMaterials = endpoint({
  id: 'containsMaterials',
  ...CALLS.containsMaterials,
  tag: 'search',
  summary: 'Recipes that hold all of the given materials',
  body: z.object({
    materials: z
      .array(
        z.union([idField, z.object({ id: idField, amount: z.number().positive().optional() })]),
      )
      .min(1, 'must hold at least one entry')
      .max(CONTAINS_MATERIALS_MAX, `must hold at most ${CONTAINS_MATERIALS_MAX} entries`),
    exclude: idField.optional().describe('Item to leave out'),
    order: z.enum(SEARCH_ORDERS).optional(),
    p: pageField.optional(),
    count: integerField(1, PAGE_SIZE_MAX).optional(),
  }),
  response: paged,
})

export type Category = (typeof CATEGORIES)[number]

/** What is wrong with a category that is none of them. */
export const WRONG_CATEGORY = 'must be recipes, materials or analyses'

const lookupQuery = z.object({ material_type_id: idField.optional() })
const lookupResponse = { 200: z.object({ data: z.array(materialSummary) }), 400: problem }
const lookupText = z.string().trim().min(1, 'must not be empty').max(QUERY_MAX_LENGTH)

/** `/search/lookup/{query}` and with a category before it and an id to leave out behind it. */
export const lookupMaterials = endpoint({
  id: 'lookupMaterials',
  ...CALLS.lookupMaterials,
  tag: 'search',
  summary: 'At most ten items by name, for the fields of a form',
  params: z.object({ query: lookupText }),
  query: lookupQuery,
  response: lookupResponse,
})

export const lookupMaterialsIn = endpoint({
  id: 'lookupMaterialsIn',
  ...CALLS.lookupMaterialsIn,
  tag: 'search',
  summary: 'At most ten items of one category by name, or of all with a trailing id left out',
  params: z.object({ category: z.string().max(QUERY_MAX_LENGTH), query: lookupText }),
  query: lookupQuery,
  response: lookupResponse,
})

export const lookupMaterialsInExcept = endpoint({
  id: 'lookupMaterialsInExcept',
  ...CALLS.lookupMaterialsInExcept,
  tag: 'search',
  summary: 'At most ten items of one category by name, one item left out',
  params: z.object({
    category: z.enum(CATEGORIES, { error: WRONG_CATEGORY }),
    query: lookupText,
    excludeId: idField,
  }),
  query: lookupQuery,
  response: lookupResponse,
})

export const quickSearch = endpoint({
  id: 'quickSearchRecipes',
  ...CALLS.quickSearchRecipes,
  tag: 'search',
  summary: 'A few items by keywords, of all three kinds',
  query: z.object({
    keywords: keywords.optional().describe('At least two characters; fewer find nothing'),
    page: pageField.optional(),
    u: flagField.optional().describe('Only items of the viewer'),
    c: integerField(1, PAGE_SIZE_MAX).optional().describe('Items on a page'),
  }),
  response: {
    ...paged,
    200: z.object({
      ...page,
      meta: z.object({
        pagination,
        reading: searchReading.optional().describe('How the keywords were understood'),
      }),
    }),
  },
})

export const printSearch = endpoint({
  id: 'printSearch',
  ...CALLS.printSearch,
  tag: 'search',
  summary: 'The items with the given ids in their order, with composition and analysis',
  query: z.object({
    id: idListField(SELECTED_MAX).optional(),
    'id[]': idListField(SELECTED_MAX).optional(),
  }),
  response: { 200: z.object({ data: z.array(printItem), meta: z.object({ pagination }) }) },
})
