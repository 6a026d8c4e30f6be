import { fromDecimal, toDecimal, total } from '@glazy/ceramics/batch/millionths'
import * as z from 'zod'
import { enteredAnalysis } from './authoring.ts'
import { CALLS } from './calls.ts'
import { endpoint } from './endpoint.ts'
import { problem } from './errors.ts'
import { idField, instant, integerField, oxideAmounts, pageField } from './fields.ts'
import {
  LOT_LABEL_MAX_LENGTH,
  LOT_NOTE_MAX_LENGTH,
  LOT_PACKS_MAX,
  LOT_PLACES_MAX,
  LOT_ROWS_MAX,
} from './limits.ts'
import { materialKind } from './materials.ts'
import { pagination } from './pagination.ts'
import { priceField } from './price-field.ts'
import { STOCK_PROBLEMS as problems } from './rules/stock.ts'
import { lineField, textField } from './rules/text.ts'
import { changeKey, replacedKeys, sending } from './sending.ts'
import {
  amountField,
  amountOrZeroField,
  amountIn,
  dayField,
  gramsText,
  readAmount,
  weightUnit,
} from './stock-fields.ts'
import { MOVE_KINDS } from './vocabulary.ts'

const tag = 'stock'

const money = z.string().describe('Decimal digits, exact; in the currency of its owner')

const lotAnalysis = z
  .object({
    percent: oxideAmounts.describe('Weight percent'),
    loi: z.number().describe('Loss on ignition, percent'),
    source: z.string().nullable(),
  })
  .meta({ id: 'LotAnalysis' })

export const lot = z
  .object({
    id: z.int(),
    materialId: z.int(),
    label: z.string().nullable().describe('Number of the lot, or what is written on the bag'),
    boughtOn: z.iso.date().nullable(),
    vendor: z.string().nullable(),
    place: z.string().nullable().describe('Where it was put'),
    places: z
      .array(z.object({ place: z.string().nullable(), left: gramsText }))
      .describe('Where what is left of it is; null where nobody has said'),
    note: z.string().nullable(),
    packs: z.int(),
    packAmount: z.string().describe('Decimal digits, in packUnits'),
    packUnits: weightUnit,
    bought: gramsText,
    left: gramsText.describe('Sum of all movements of the lot'),
    price: money.nullable().describe('Of the whole lot'),
    analysis: lotAnalysis.nullable().describe('Its own, where it differs from its material'),
    pricePerKilogram: money.nullable(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'Lot' })
export type Lot = z.infer<typeof lot>

export const stockedMaterial = z
  .object({
    materialId: z.int(),
    name: z.string(),
    kind: materialKind,
    isHidden: z.boolean().optional().describe('True of what was hidden since: it has no page'),
    left: gramsText.describe('Of all lots together'),
    reorderAt: gramsText.nullable().describe('Below it the material is to be bought'),
    isLow: z.boolean(),
    value: money.nullable().describe('What is left at what was paid; null where no price is known'),
    lots: z.array(lot).describe('The one that is used first comes first'),
  })
  .meta({ id: 'StockedMaterial' })
export type StockedMaterial = z.infer<typeof stockedMaterial>

export const listStock = endpoint({
  id: 'listStock',
  ...CALLS.listStock,
  tag,
  summary: 'What is left of the materials of the viewer, lot by lot',
  response: { 200: z.object({ data: z.array(stockedMaterial) }), 401: problem },
})

const shortLine = (max: number) =>
  lineField()
    .max(max, `must be at most ${max} characters`)
    .transform((text) => (text === '' ? null : text))
    .nullish()
    .transform((text) => text ?? null)

/** What has to be said in one line. */
const namedLine = lineField()
  .min(1, 'must not be empty')
  .max(LOT_LABEL_MAX_LENGTH, `must be at most ${LOT_LABEL_MAX_LENGTH} characters`)

const about = {
  label: shortLine(LOT_LABEL_MAX_LENGTH),
  boughtOn: z
    .union([dayField, z.literal('')], problems.date)
    .nullish()
    .transform((day) => day || null),
  vendor: shortLine(LOT_LABEL_MAX_LENGTH),
  place: shortLine(LOT_LABEL_MAX_LENGTH),
  note: textField()
    .max(LOT_NOTE_MAX_LENGTH, `must be at most ${LOT_NOTE_MAX_LENGTH} characters`)
    .nullish()
    .transform((text) => text?.trim() || null),
  price: priceField.describe('Of the whole lot; empty for none'),
  analysis: z
    .object({
      figures: enteredAnalysis.describe('Percent by oxide, with `loi` among them'),
      source: shortLine(LOT_LABEL_MAX_LENGTH),
    })
    .nullish()
    .transform((own) =>
      own ? { percent: own.figures.oxides, loi: own.figures.loi, source: own.source } : null,
    )
    .describe('Of this lot, where it differs from its material'),
}

/** A purchase: so many packs of so much. */
export const boughtLot = z
  .object({
    materialId: idField,
    packs: integerField(1, LOT_PACKS_MAX).default(1),
    packAmount: amountField,
    packUnits: weightUnit,
    left: amountOrZeroField.nullish().describe('Grams that are left of it by now; all unless told'),
    elsewhere: z
      .array(z.object({ place: namedLine, amount: amountField }))
      .max(LOT_PLACES_MAX, `must hold at most ${LOT_PLACES_MAX} entries`)
      .default([])
      .describe('Grams of what is left that are in other places'),
    ...about,
  })
  .transform(({ packAmount, left, elsewhere, ...row }, context) => {
    const { packUnits: unit, packs } = row
    const packGrams = readAmount({ amount: packAmount, unit }, ['packAmount'], context)
    const leftGrams = left
      ? readAmount({ amount: left, unit: 'grams' }, ['left'], context, { isZeroTaken: true })
      : null
    const others = elsewhere.map(({ place, amount }, at) => ({
      place,
      grams: readAmount({ amount, unit: 'grams' }, ['elsewhere', at, 'amount'], context),
    }))
    if (context.issues.length > 0) return z.NEVER
    const grams = toDecimal(fromDecimal(packGrams) * BigInt(packs))
    if (leftGrams !== null && fromDecimal(leftGrams) > fromDecimal(grams)) {
      const message = `must be at most ${grams}\u00a0g, which is what was bought`
      context.addIssue({ code: 'custom', path: ['left'], message })
      return z.NEVER
    }
    const there = leftGrams ?? grams
    if (total(others.map((other) => fromDecimal(other.grams))) > fromDecimal(there)) {
      const message = `must be at most ${there}\u00a0g together, which is what is left`
      context.addIssue({ code: 'custom', path: ['elsewhere'], message })
      return z.NEVER
    }
    const amount = amountIn(packGrams, unit)
    return { ...row, grams, left: leftGrams, elsewhere: others, packAmount: amount }
  })
export type BoughtLot = z.output<typeof boughtLot>

export const buyLots = endpoint({
  id: 'buyLots',
  ...CALLS.buyLots,
  tag,
  summary: 'Puts what was bought into the stock, and its materials on the shelf',
  body: z.object({
    rows: z
      .array(boughtLot)
      .min(1, 'must hold at least one entry')
      .max(LOT_ROWS_MAX, `must hold at most ${LOT_ROWS_MAX} entries`),
    clientKey: changeKey,
    replaces: replacedKeys,
  }),
  response: {
    200: z.object({ data: z.array(stockedMaterial).describe('The materials that were bought') }),
    401: problem,
    404: problem,
    409: problem,
  },
})

const ofOne = z.object({ data: stockedMaterial })
const refusals = { 401: problem, 404: problem, 409: problem }
const params = z.object({ id: idField })

export const changeLot = endpoint({
  id: 'changeLot',
  ...CALLS.changeLot,
  tag,
  summary: 'What is said of a lot; what is left out or empty is taken away. Weights are moved',
  params,
  body: z.object({ ...about, ...sending }),
  response: { 200: ofOne, ...refusals },
})

export const deleteLot = endpoint({
  id: 'deleteLot',
  ...CALLS.deleteLot,
  tag,
  summary: 'Takes back a purchase of which nothing has been used or counted yet',
  params,
  response: { 200: z.object({ success: z.literal(true) }), ...refusals },
})

export const move = z
  .object({
    id: z.int(),
    lotId: z.int(),
    lotLabel: z.string().nullable(),
    kind: z.enum(MOVE_KINDS),
    grams: gramsText.describe('Less than 0 where the lot became less'),
    place: z.string().nullable().describe('Where'),
    note: z.string().nullable(),
    batch: z.object({ id: z.int(), name: z.string() }).nullable(),
    madeAt: instant,
  })
  .meta({ id: 'StockMove' })
export type StockMove = z.infer<typeof move>

export const moveStock = endpoint({
  id: 'moveStock',
  ...CALLS.moveStock,
  tag,
  summary: 'Writes down what was used or lost of a lot, counted of it, or moved to another place',
  body: z
    .object({
      lotId: idField,
      kind: z.enum(['use', 'lose', 'correct', 'move'], {
        error: 'must be use, lose, correct or move',
      }),
      amount: amountOrZeroField.describe('Used, lost or moved; with correct, what there is'),
      unit: weightUnit,
      place: lineField()
        .max(LOT_LABEL_MAX_LENGTH, `must be at most ${LOT_LABEL_MAX_LENGTH} characters`)
        .nullish()
        .describe('Where; empty for the place that nobody has said. Any unless told'),
      to: shortLine(LOT_LABEL_MAX_LENGTH).describe('With move, the place where it is then'),
      note: shortLine(LOT_NOTE_MAX_LENGTH),
      clientKey: changeKey,
      replaces: replacedKeys,
    })
    .transform(({ amount, unit, ...rest }, context) => {
      const grams = readAmount({ amount, unit }, ['amount'], context, {
        isZeroTaken: rest.kind === 'correct',
      })
      if ((rest.kind === 'move') !== (rest.to !== null)) {
        const message =
          rest.kind === 'move' ? 'must name a place' : 'must be empty where nothing is moved'
        context.addIssue({ code: 'custom', path: ['to'], message })
      }
      return { ...rest, grams }
    }),
  response: { 200: ofOne, ...refusals },
})

export const listMoves = endpoint({
  id: 'listMoves',
  ...CALLS.listMoves,
  tag,
  summary: 'All that came and went of a material, the newest first',
  query: z.object({ materialId: idField, page: pageField.optional() }),
  response: {
    200: z.object({ data: z.array(move), meta: z.object({ pagination }) }),
    401: problem,
  },
})

export const setReorder = endpoint({
  id: 'setReorder',
  ...CALLS.setReorder,
  tag,
  summary: 'Below which weight a material of the shelf is to be bought',
  body: z
    .object({
      materialId: idField,
      amount: amountField.nullable().describe('Null or empty for no such weight'),
      unit: weightUnit,
    })
    .transform(({ materialId, amount, unit }, context) => ({
      materialId,
      grams:
        amount === null || amount === '' ? null : readAmount({ amount, unit }, ['amount'], context),
    })),
  response: { 200: ofOne, ...refusals },
})

export const shoppingLine = z
  .object({
    materialId: z.int(),
    name: z.string(),
    left: gramsText,
    planned: gramsText.describe('Needed by planned batches'),
    reorderAt: gramsText.nullable(),
    toBuy: gramsText.describe('Above 0: what is missing for the batches and the reorder point'),
    pack: z
      .object({
        amount: z.string(),
        units: weightUnit,
        price: money.nullable().describe('Of one pack'),
        vendor: z.string().nullable(),
      })
      .nullable()
      .describe('The pack it was bought in last'),
    packs: z.int().nullable().describe('Whole packs that cover it'),
    cost: money.nullable(),
  })
  .meta({ id: 'ShoppingLine' })
export type ShoppingLine = z.infer<typeof shoppingLine>

export const getShoppingList = endpoint({
  id: 'getShoppingList',
  ...CALLS.getShoppingList,
  tag,
  summary: 'What has to be bought for the planned batches and to stay above the reorder points',
  response: {
    200: z.object({
      data: z.array(shoppingLine),
      meta: z.object({ batches: z.int().describe('Planned ones'), cost: money.nullable() }),
    }),
    401: problem,
  },
})
