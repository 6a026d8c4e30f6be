import * as z from 'zod'
import { CALLS } from './calls.ts'
import { endpoint } from './endpoint.ts'
import { problem } from './errors.ts'
import { age, flagField, idField, idListField, instant, integerField, pageField } from './fields.ts'
import { hiddenReason } from './hidden-reason.ts'
import { MAX_ID, SELECTED_MAX } from './limits.ts'
import { pagination } from './pagination.ts'
import { collectionDescription, collectionName } from './rules/collection-form.ts'

const person = z
  .object({ id: z.int(), name: z.string(), username: z.string().nullable() })
  .describe('Who keeps the collection')

/** A person's folder of items, as everybody may see it. */
export const collection = z
  .object({
    id: z.int(),
    name: z.string(),
    description: z.string().nullable().describe('HTML'),
    isPinned: z.boolean(),
    materialCount: z.int().describe('Items in it that the viewer may see'),
    userId: z.int(),
    createdByUser: person,
    createdAt: instant,
    updatedAt: instant,
    createdAtHuman: age,
    updatedAtHuman: age,
    updatedAtDiff: age,
    hiddenReason,
  })
  .meta({ id: 'Collection' })
export type Collection = z.infer<typeof collection>

const tag = 'collections'
const clientKey = z
  .uuid('must be a UUID')
  .optional()
  .describe('Made by the client; what is sent again with it makes no second collection')
const refusals = { 400: problem, 401: problem, 403: problem, 404: problem, 409: problem }
const one = z.object({ data: collection })

export const listCollections = endpoint({
  id: 'listCollections',
  ...CALLS.listCollections,
  tag,
  summary: 'The collections of a person: pinned ones first, then what was changed last',
  params: z.object({
    userId: z.string().min(1).max(255).describe('Id or user name'),
  }),
  response: {
    200: z.object({
      data: z.array(collection),
      meta: z.object({ user: z.object({ data: person }) }),
    }),
    404: problem,
  },
})

export const createCollection = endpoint({
  id: 'createCollection',
  ...CALLS.createCollection,
  tag,
  summary: 'Makes a collection',
  body: z.object({
    name: collectionName,
    description: collectionDescription.nullish(),
    clientKey,
  }),
  response: { 201: one, ...refusals },
})
export type NewCollection = z.output<NonNullable<typeof createCollection.body>>

export const updateCollection = endpoint({
  id: 'updateCollection',
  ...CALLS.updateCollection,
  tag,
  summary: 'Renames, describes or pins a collection of the viewer',
  params: z.object({ id: idField }),
  body: z.object({
    name: collectionName.optional(),
    description: collectionDescription.nullish(),
    isPinned: flagField.optional(),
  }),
  response: { 200: one, ...refusals },
})
export type CollectionChange = z.output<NonNullable<typeof updateCollection.body>>

export const deleteCollection = endpoint({
  id: 'deleteCollection',
  ...CALLS.deleteCollection,
  tag,
  summary: 'Deletes a collection of the viewer; for some minutes it can be restored',
  params: z.object({ id: idField }),
  response: { 200: z.object({ success: z.literal(true) }), ...refusals },
})

export const restoreCollection = endpoint({
  id: 'restoreCollection',
  ...CALLS.restoreCollection,
  tag,
  summary: 'Brings a collection back that was deleted just now',
  params: z.object({ id: idField }),
  response: { 200: one, ...refusals },
})

export const listCollectionsOfMaterial = endpoint({
  id: 'listCollectionsOfMaterial',
  ...CALLS.listCollectionsOfMaterial,
  tag,
  summary: 'The collections that hold an item, page by page',
  params: z.object({ materialId: idField }),
  query: z.object({ p: pageField.optional() }),
  response: {
    200: z.object({ data: z.array(collection), meta: z.object({ pagination }) }),
    404: problem,
  },
})

const materialIds = idListField(SELECTED_MAX)

/** What has come of putting items into a collection. */
const filled = z.object({
  data: z.object({
    collection,
    added: z.int().describe('Items that were not in it before'),
  }),
})
export type FilledCollection = z.infer<typeof filled>['data']

export const addToCollection = endpoint({
  id: 'addToCollection',
  ...CALLS.addToCollection,
  tag,
  summary: `Puts an item, or up to ${SELECTED_MAX}, into a collection of the viewer, or into a new one`,
  body: z.object({
    collectionId: integerField(0, MAX_ID).optional().describe('0, or left out, for a new one'),
    collectionName: z.string().max(1_000).optional().describe('Name of a new collection'),
    materialId: idField.optional(),
    materialIds: materialIds.optional(),
    clientKey,
  }),
  response: { 200: filled, ...refusals },
})
export type CollectionFilling = z.output<NonNullable<typeof addToCollection.body>>

export const removeFromCollection = endpoint({
  id: 'removeFromCollection',
  ...CALLS.removeFromCollection,
  tag,
  summary: 'Takes an item out of a collection of the viewer',
  params: z.object({ collectionId: idField, materialId: idField }),
  response: { 200: one, ...refusals },
})

export const removeManyFromCollection = endpoint({
  id: 'removeManyFromCollection',
  ...CALLS.removeManyFromCollection,
  tag,
  summary: `Takes up to ${SELECTED_MAX} items out of a collection of the viewer`,
  params: z.object({ collectionId: idField }),
  body: z.object({ materialIds }),
  response: { 200: one, ...refusals },
})
