import { WEIGHT_UNITS } from '@glazy/ceramics/lookups/lookups'
import { OXIDES } from '@glazy/ceramics/chemistry/oxides'
import * as z from 'zod'

/** Format in which batches are written; an older one is read for good. */
export const BATCH_FORMAT = 2

const grams = z.string().regex(/^\d+(\.\d+)?$/)

const analysis = {
  percent: z.partialRecord(z.enum(OXIDES), z.number()),
  loi: z.number(),
}

const line = z.strictObject({
  /** Null for what is private to somebody else. */
  materialId: z.int().nullable(),
  name: z.string(),
  /** Material that it is taken from, where its owner has said so. */
  chosen: z.int().nullable(),
  parts: z.number(),
  isAdditional: z.boolean(),
  planned: grams,
  /** Null where nothing else was said: as planned. */
  weighed: grams.nullable(),
  /** Of what was mixed; null where no price was known. */
  cost: grams.nullable(),
  /** Of the material when the batch was planned; null where none was known. */
  analysis: z.strictObject(analysis).nullable().default(null),
  /**
   * What was really mixed, with the analyses of then: of lots that have their own, and of the rest.
   * Null before, and where one is not known.
   */
  mixed: z
    .array(z.strictObject({ grams, lotId: z.int().nullable(), ...analysis }))
    .nullable()
    .default(null),
})

const content = z.strictObject({
  size: grams,
  unit: z.enum(WEIGHT_UNITS.map(({ id }) => id)),
  specificGravity: z.number().nullable(),
  /** How the recipe was fired. Format 1 did not say. */
  fired: z
    .strictObject({
      fromOrtonConeId: z.int().nullable(),
      toOrtonConeId: z.int().nullable(),
      atmospheres: z.array(z.int()),
    })
    .nullable()
    .default(null),
  /** Where it is taken from; null for anywhere. */
  place: z.string().nullable().default(null),
  lines: z.array(line),
})

/** What was frozen of a recipe when its batch was planned, and what was weighed of it. */
export type BatchContent = z.infer<typeof content>
export type ContentLine = BatchContent['lines'][number]

const addition = z.strictObject({
  /** Grams; null where none was. */
  water: grams.nullable(),
  lines: z.array(
    z.strictObject({
      /** Of the ingredient in the batch, from 0; null for what the recipe has none of. */
      place: z.int().nullable(),
      ...line.pick({ materialId: true, name: true, cost: true, mixed: true }).shape,
      grams,
    }),
  ),
})

/** What was added to a bucket after its batch was mixed. */
export type AdditionContent = z.infer<typeof addition>
export type AdditionLine = AdditionContent['lines'][number]

/** Format in which additions are written; an older one is read for good. */
export const ADDITION_FORMAT = 1

/** What an addition holds, as it was written. */
export function readAdditionContent(format: number, stored: unknown): AdditionContent {
  if (format > ADDITION_FORMAT) {
    throw new Error(`A newer program wrote this addition, in format ${format}`)
  }
  return addition.parse(stored)
}

/** What a batch holds, as it was written; what an older format did not have is null. */
export function readBatchContent(format: number, stored: unknown): BatchContent {
  if (format > BATCH_FORMAT) {
    throw new Error(`A newer program wrote this batch, in format ${format}`)
  }
  return content.parse(stored)
}

/** Grams of a line as far as they are known: what was weighed, else what was planned. */
export function gramsOf({ weighed, planned }: ContentLine): string {
  return weighed ?? planned
}
