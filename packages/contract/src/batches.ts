import { POWDER_DENSITY } from '@glazy/ceramics/batch/slip'
import * as z from 'zod'
import { CALLS } from './calls.ts'
import { endpoint } from './endpoint.ts'
import { problem } from './errors.ts'
import { flagField, idField, instant, integerField, oxideAmounts, pageField } from './fields.ts'
import { BATCH_NOTE_MAX_LENGTH, COMPONENTS_MAX, LOT_LABEL_MAX_LENGTH } from './limits.ts'
import { umf } from './materials.ts'
import { pagination } from './pagination.ts'
import { STOCK_PROBLEMS as problems } from './rules/stock.ts'
import { lineField, textField } from './rules/text.ts'
import { changeKey, replacedKeys, sending } from './sending.ts'
import {
  amountField,
  amountOrZeroField,
  dayField,
  gramsText,
  readAmount,
  weightUnit,
} from './stock-fields.ts'
import { BATCH_STATES } from './vocabulary.ts'

const tag = 'batches'

const money = z.string().describe('Decimal digits, exact; in the currency of its owner')

const formula = z
  .object({ percent: oxideAmounts, loi: z.number(), umf: umf.nullable() })
  .nullable()
  .describe('Null where an analysis is not known')

const takenLots = z.array(
  z.object({
    lotId: z.int(),
    label: z.string().nullable(),
    place: z.string().nullable(),
    grams: gramsText,
    analysis: z
      .object({ percent: oxideAmounts, loi: z.number() })
      .nullable()
      .describe('Of the lot as it was then; null where that of the material counted'),
  }),
)

const batchLine = z
  .object({
    materialId: z.int().nullable().describe('Null for one that is private to somebody else'),
    name: z.string(),
    isHidden: z
      .boolean()
      .optional()
      .describe('True of what was hidden or deleted since: it has no page'),
    parts: z.number().describe('By weight, as the recipe had them'),
    isAdditional: z.boolean(),
    planned: gramsText,
    weighed: gramsText.nullable().describe('Null where it was not said: as planned, then'),
    cost: money.nullable().describe('Of a mixed batch; null where no price was known'),
    lots: takenLots.describe('What a mixed batch took of which lot, and where'),
    from: z
      .object({ id: z.int(), name: z.string() })
      .nullable()
      .describe('What it is taken from: itself or what stands for it; null where nothing is kept'),
    isChosen: z.boolean().describe('Whether its owner has said what it is taken from'),
    left: gramsText.nullable().describe('What is there of it now, in the place of the batch'),
  })
  .meta({ id: 'BatchLine' })

const batchAddition = z
  .object({
    id: z.int(),
    madeAt: instant,
    water: gramsText.nullable(),
    note: z.string().nullable(),
    logId: z.int().nullable().describe('Where it was told of'),
    total: gramsText.describe('Dry, without the water'),
    cost: money.nullable(),
    lines: z.array(
      z.object({
        place: z
          .int()
          .nullable()
          .describe('Of the ingredient; null for what the recipe has none of'),
        materialId: z.int().nullable(),
        name: z.string(),
        grams: gramsText,
        cost: money.nullable(),
        lots: takenLots,
      }),
    ),
  })
  .meta({ id: 'BatchAddition' })

export const batch = z
  .object({
    id: z.int(),
    state: z.enum(BATCH_STATES),
    recipe: z.object({
      id: z.int().nullable().describe('Null when it is gone'),
      name: z.string().describe('As it was called'),
      isHidden: z
        .boolean()
        .optional()
        .describe('True of one that was hidden since: it has no page'),
      version: z.int().describe('The version that is mixed'),
    }),
    size: gramsText.describe('Of the base; additions come on top'),
    unit: weightUnit.describe('In which it was asked for'),
    total: gramsText.describe('Of all that is or will be weighed'),
    lines: z.array(batchLine),
    specificGravity: z.number().nullable().describe('That the slip is to have'),
    water: z.number().nullable().describe('Grams of water for it'),
    formulas: z.object({
      planned: formula.describe('Of the recipe, by the analyses when it was planned'),
      mixed: formula.describe('Of what was really mixed, with what was added since; null before'),
    }),
    fired: z
      .object({
        fromOrtonConeId: z.int().nullable(),
        toOrtonConeId: z.int().nullable(),
        atmospheres: z.array(z.int()),
      })
      .nullable()
      .describe('How the recipe was fired then; null where it was not kept'),
    place: z
      .string()
      .nullable()
      .describe('Where it is taken from; null for anywhere, oldest first'),
    plannedFor: z.iso.date().nullable(),
    note: z.string().nullable(),
    cost: money.nullable().describe('With what was added since'),
    additions: z.array(batchAddition).describe('What was added after it was mixed, in order'),
    logId: z.int().nullable().describe('Where it was told of'),
    createdAt: instant,
    updatedAt: instant,
    finishedAt: instant.nullable(),
  })
  .meta({ id: 'Batch' })
export type Batch = z.infer<typeof batch>
export type BatchLine = z.infer<typeof batchLine>
export type BatchAddition = z.infer<typeof batchAddition>

const answer = z.object({ data: batch })
const params = z.object({ id: idField })
const refusals = { 401: problem, 404: problem, 409: problem }

export const listBatches = endpoint({
  id: 'listBatches',
  ...CALLS.listBatches,
  tag,
  summary: 'Batches of the viewer, planned ones first, then the last mixed ones',
  query: z.object({
    state: z.enum(BATCH_STATES, { error: 'must be planned or finished' }).optional(),
    recipe: idField.optional().describe('Of this recipe alone'),
    page: pageField.optional(),
  }),
  response: {
    200: z.object({ data: z.array(batch), meta: z.object({ pagination }) }),
    401: problem,
  },
})

export const getBatch = endpoint({
  id: 'getBatch',
  ...CALLS.getBatch,
  tag,
  summary: 'A batch of the viewer',
  params,
  response: { 200: answer, 401: problem, 404: problem },
})

const gravityField = z
  .number(problems.notASlip)
  .gt(1, problems.notASlip)
  .lt(POWDER_DENSITY, problems.notASlip)
  .nullable()

const noteField = textField()
  .max(BATCH_NOTE_MAX_LENGTH, `must be at most ${BATCH_NOTE_MAX_LENGTH} characters`)
  .nullable()
  .transform((text) => text?.trim() || null)

const placeField = lineField()
  .max(LOT_LABEL_MAX_LENGTH, `must be at most ${LOT_LABEL_MAX_LENGTH} characters`)
  .nullable()
  .transform((text) => text || null)

const plans = {
  place: placeField.optional().describe('Where it is taken from; null or empty for anywhere'),
  specificGravity: gravityField.optional(),
  plannedFor: z.union([dayField, z.literal('')], problems.date).nullish(),
  note: noteField.optional(),
}

export const planBatch = endpoint({
  id: 'planBatch',
  ...CALLS.planBatch,
  tag,
  summary: 'Plans a batch: the recipe as it is now, frozen',
  body: z
    .object({
      recipeId: idField,
      size: amountField.describe('Of the base'),
      unit: weightUnit,
      ...plans,
      clientKey: changeKey.describe(
        'Made by the client; what is sent again with it is the batch that is there',
      ),
    })
    .transform(({ size, unit, ...rest }, context) => ({
      ...rest,
      unit,
      grams: readAmount({ amount: size, unit }, ['size'], context),
    })),
  response: { 201: answer, ...refusals },
})
export type BatchPlan = z.output<NonNullable<typeof planBatch.body>>

/** What the scale showed of some ingredients, by their places, counted from 0. */
const weighedField = z
  .array(
    z
      .object({
        place: integerField(0, COMPONENTS_MAX - 1),
        amount: amountOrZeroField.nullable().describe('Null for as planned'),
        unit: weightUnit,
      })
      .transform(({ place, amount, unit }, context) => ({
        place,
        grams:
          amount === null
            ? null
            : readAmount({ amount, unit }, ['amount'], context, { isZeroTaken: true }),
      })),
  )
  .max(COMPONENTS_MAX, `must hold at most ${COMPONENTS_MAX} entries`)
export type Weighed = z.output<typeof weighedField>

/** What some ingredients are taken from, by their places. */
const sourcesField = z
  .array(
    z.object({
      place: integerField(0, COMPONENTS_MAX - 1),
      materialId: idField.nullable().describe('Null for what fits by itself'),
    }),
  )
  .max(COMPONENTS_MAX, `must hold at most ${COMPONENTS_MAX} entries`)
export type Sources = z.output<typeof sourcesField>

export const changeBatch = endpoint({
  id: 'changeBatch',
  ...CALLS.changeBatch,
  tag,
  summary:
    'Changes a planned batch; what is left out stays. The note of a mixed one can be changed',
  params,
  body: z
    .object({
      size: amountField.optional(),
      unit: weightUnit.optional().describe('Of the size; as it was where it is left out'),
      ...plans,
      weighed: weighedField.optional(),
      from: sourcesField.optional(),
      ...sending,
    })
    .transform(({ size, unit, ...rest }, context) => ({
      ...rest,
      ...(unit !== undefined && { unit }),
      ...(size !== undefined && {
        grams: readAmount({ amount: size, unit: unit ?? 'grams' }, ['size'], context),
      }),
    })),
  response: { 200: answer, ...refusals },
})
export type BatchChange = z.output<NonNullable<typeof changeBatch.body>>

export const finishBatch = endpoint({
  id: 'finishBatch',
  ...CALLS.finishBatch,
  tag,
  summary:
    'Says that a batch is mixed, and takes it from the stock; a second time nothing happens, unless ' +
    'basedOn says that it is known to be mixed: then it was weighed otherwise',
  params,
  body: z.object({
    weighed: weighedField.optional(),
    isLogged: flagField.default(false).describe('Whether it is told of in a log'),
    isLogPrivate: flagField.default(false),
    ...sending,
  }),
  response: { 200: answer, ...refusals },
})

export const reopenBatch = endpoint({
  id: 'reopenBatch',
  ...CALLS.reopenBatch,
  tag,
  summary: 'Puts back into the stock what a batch took; it is planned again',
  params,
  response: { 200: answer, ...refusals },
})

const addedLine = z
  .object({
    place: integerField(0, COMPONENTS_MAX - 1)
      .nullish()
      .describe('Of an ingredient of the batch, from 0'),
    materialId: idField.nullish().describe('Else a material that stock is kept of'),
    amount: amountField,
    unit: weightUnit,
  })
  .transform(({ amount, unit, place = null, materialId = null }, context) => {
    if ((place === null) === (materialId === null)) {
      context.addIssue({ code: 'custom', message: problems.addedLine })
    }
    return { place, materialId, grams: readAmount({ amount, unit }, ['amount'], context) }
  })

export const addToBatch = endpoint({
  id: 'addToBatch',
  ...CALLS.addToBatch,
  tag,
  summary:
    'Writes down what was added to a bucket after its batch was mixed, and takes it from the stock; ' +
    'what was mixed stays as it is',
  params,
  body: z
    .object({
      lines: z
        .array(addedLine)
        .max(COMPONENTS_MAX, `must hold at most ${COMPONENTS_MAX} entries`)
        .default([]),
      water: z
        .object({ amount: amountField, unit: weightUnit })
        .transform((water, context) => readAmount(water, ['amount'], context))
        .nullish()
        .transform((grams) => grams ?? null),
      note: noteField.optional().transform((note) => note ?? null),
      isLogged: flagField.default(false).describe('Whether it is told of in a log'),
      isLogPrivate: flagField.default(false),
      ...sending,
      replaces: replacedKeys,
    })
    .refine(({ lines, water }) => lines.length > 0 || water !== null, {
      path: ['lines'],
      error: problems.addedNothing,
    })
    .refine(({ lines, isLogged }) => lines.length > 0 || !isLogged, {
      path: ['isLogged'],
      error: problems.logOfWater,
    }),
  response: { 200: answer, ...refusals },
})
export type AddedToBatch = z.output<NonNullable<typeof addToBatch.body>>

export const removeAddition = endpoint({
  id: 'removeAddition',
  ...CALLS.removeAddition,
  tag,
  summary:
    'Puts back into the stock what an addition to a batch took; a second time nothing happens',
  params: z.object({ id: idField, addition: idField }),
  response: { 200: answer, ...refusals },
})

export const deleteBatch = endpoint({
  id: 'deleteBatch',
  ...CALLS.deleteBatch,
  tag,
  summary: 'Deletes a planned batch',
  params,
  response: { 200: z.object({ success: z.literal(true) }), ...refusals },
})
