import * as z from 'zod'
import { CALLS } from './calls.ts'
import { endpoint } from './endpoint.ts'
import { problem } from './errors.ts'
import { flagField, idField } from './fields.ts'
import { demandUnits, stockFields } from './inventory.ts'
import { enteredSchedule } from './kilns.ts'
import {
  COLLECTION_ITEMS_MAX,
  IMPORT_ROWS_MAX,
  LOG_TITLE_MAX_LENGTH,
  MATERIAL_NAME_MAX_LENGTH,
} from './limits.ts'
import { batchData } from './logs.ts'
import { collectionDescription, collectionName } from './rules/collection-form.ts'
import { descriptionField } from './rules/description.ts'
import { IMPORT_PROBLEMS } from './rules/import.ts'
import { lineField } from './rules/text.ts'
import { amountField, readAmount } from './stock-fields.ts'
import { LOG_TYPES } from './vocabulary.ts'

const time = z.iso
  .datetime('must be a time such as 2024-03-05T12:00:00Z')
  .optional()
  .describe('As it was where it comes from')

export const importedCollection = z
  .object({
    name: collectionName,
    description: collectionDescription.nullish(),
    isPinned: flagField.default(false),
    materialIds: z
      .array(idField)
      .max(COLLECTION_ITEMS_MAX, `must hold at most ${COLLECTION_ITEMS_MAX} entries`)
      .default([]),
    createdAt: time,
    updatedAt: time,
  })
  .meta({ id: 'ImportedCollection' })

export const importedStock = z
  .object({
    materialId: idField,
    ...stockFields,
    reorderGrams: amountField
      .nullish()
      .transform((amount, context) =>
        amount === null || amount === undefined
          ? null
          : readAmount({ amount, unit: 'grams' }, [], context),
      )
      .describe('Below so many grams it is to be bought'),
  })
  .superRefine(demandUnits)
  .meta({ id: 'ImportedStock' })

export const importedSchedule = enteredSchedule
  .extend({ createdAt: time })
  .meta({ id: 'ImportedSchedule' })

const logTypeNames = LOG_TYPES.map(({ name }) => name)
export const importedLog = z
  .object({
    type: z.enum(logTypeNames, `must be one of ${logTypeNames.join(', ')}`),
    title: lineField('must not be empty')
      .min(1, 'must not be empty')
      .max(LOG_TITLE_MAX_LENGTH, `must be at most ${LOG_TITLE_MAX_LENGTH} characters`),
    description: descriptionField.nullish(),
    materialId: idField.nullish().describe('The item it is about'),
    data: batchData.nullish().describe('Of a batch what was weighed out'),
    createdAt: time,
  })
  .meta({ id: 'ImportedLog' })

const LISTS = ['collections', 'inventory', 'kilnSchedules', 'logs'] as const

export const addBelongings = endpoint({
  id: 'addBelongings',
  ...CALLS.addBelongings,
  tag: 'materials',
  summary:
    'Brings what a person’s export holds besides items: kiln schedules and logs become private, what is there already stays',
  body: z
    .object({
      clientKey: z.uuid('must be a UUID').describe('That of the import of the items'),
      name: lineField('must not be empty')
        .min(1, 'must not be empty')
        .max(MATERIAL_NAME_MAX_LENGTH, `must be at most ${MATERIAL_NAME_MAX_LENGTH} characters`),
      collections: z.array(importedCollection).default([]),
      inventory: z.array(importedStock).default([]),
      kilnSchedules: z.array(importedSchedule).default([]),
      logs: z.array(importedLog).default([]),
    })
    .superRefine((body, context) => {
      const rows = LISTS.reduce((sum, list) => sum + body[list].length, 0)
      if (rows >= 1 && rows <= IMPORT_ROWS_MAX) return
      context.addIssue({ code: 'custom', path: ['collections'], message: IMPORT_PROBLEMS.entries })
    }),
  response: {
    200: z.object({
      data: z.object({
        id: z.int().describe('Id of the import'),
        collections: z.int().describe('Collections that were made; others were filled up'),
        inventory: z.int(),
        kilnSchedules: z.int(),
        logs: z.int(),
        schedules: z
          .array(z.int())
          .describe(
            'Ids of the kiln schedules in the order of the call, also of those already there',
          ),
      }),
    }),
    401: problem,
    429: problem,
  },
})
