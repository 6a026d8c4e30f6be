import * as z from 'zod'
import { CALLS } from './calls.ts'
import { endpoint } from './endpoint.ts'
import { problem } from './errors.ts'
import { idField, idListField, instant } from './fields.ts'
import { INVENTORY_ROWS_MAX, PAGE_SIZE_MAX, VENDOR_CODE_MAX_LENGTH } from './limits.ts'
import { materialImage, materialKind } from './materials.ts'
import { priceField } from './price-field.ts'
import { INVENTORY_PROBLEMS as problems } from './rules/inventory.ts'
import { STOCK_PROBLEMS } from './rules/stock.ts'
import { lineField } from './rules/text.ts'
import { sending } from './sending.ts'
import { weightUnit } from './stock-fields.ts'
import { SHELF_MATCHES } from './vocabulary.ts'

const tag = 'inventory'

/** The person whose shelf is looked at. */
export const shelfOwner = z
  .object({ id: z.int(), name: z.string(), username: z.string().nullable() })
  .meta({ id: 'ShelfOwner' })
export type ShelfOwner = z.infer<typeof shelfOwner>

const decimal = z.string().describe('Decimal digits, exact')

export const userMaterial = z
  .object({
    id: z.int(),
    materialId: z.int(),
    materialName: z.string(),
    material: z.object({
      id: z.int(),
      name: z.string(),
      kind: materialKind,
      materialTypeId: z.int().nullable(),
      isHidden: z.boolean().optional().describe('True of what was hidden since: it has no page'),
      image: materialImage.nullable(),
      user: shelfOwner.describe('Owner of the material'),
    }),
    price: decimal.nullable().describe('For one of the units; null for everybody but the owner'),
    convertedPrice: decimal.nullable().describe('The same for a kilogram, to 20 decimals'),
    priceUnits: weightUnit.nullable(),
    vendorCode: z.string().nullable(),
    updatedAt: instant,
  })
  .meta({ id: 'UserMaterial' })
export type UserMaterial = z.infer<typeof userMaterial>

const list = z.object({
  data: z.array(userMaterial),
  meta: z.object({ user: z.object({ data: shelfOwner }) }),
})

export const listInventory = endpoint({
  id: 'listInventory',
  ...CALLS.listInventory,
  tag,
  summary: 'The inventory of a user, by id or user name; prices of their own to its owner alone',
  query: z.object({ u: z.string().max(255).optional().describe("The viewer's own without it") }),
  response: { 200: list, 401: problem, 404: problem },
})

export const listOwnInventory = endpoint({
  id: 'listOwnInventory',
  ...CALLS.listOwnInventory,
  tag,
  summary: "The viewer's own inventory",
  response: { 200: list, 401: problem },
})

export const removeFromInventory = endpoint({
  id: 'removeFromInventory',
  ...CALLS.removeFromInventory,
  tag,
  summary: 'Takes an entry off the own inventory',
  params: z.object({ id: idField }),
  response: { 200: z.object({ success: z.literal(true) }), 401: problem, 404: problem },
})

const unitsField = z
  .union([weightUnit, z.literal('')], STOCK_PROBLEMS.unit)
  .nullish()
  .transform((unit) => (unit === '' || unit === undefined ? null : unit))

/** What is said of a material on a shelf. */
export const stockFields = {
  price: priceField.describe('Decimal digits; empty for no price'),
  priceUnits: unitsField,
  vendorCode: lineField()
    .max(VENDOR_CODE_MAX_LENGTH, `must be at most ${VENDOR_CODE_MAX_LENGTH} characters`)
    .nullish()
    .describe('Number of the article at the shop (SKU)'),
}

/** A price has a unit; a unit without a price says nothing, nor does 0 without a unit. */
export function demandUnits(
  { price, priceUnits: units }: { price: string | null; priceUnits: string | null },
  context: z.RefinementCtx,
): void {
  if (price === null || price === '0' || units !== null) return
  context.addIssue({ code: 'custom', path: ['priceUnits'], message: problems.unitsRequired })
}

/** A material with what is said of it. */
const stockRow = z.object({ materialId: idField, ...stockFields }).superRefine(demandUnits)

export const updateInventoryPrice = endpoint({
  id: 'updateInventoryPrice',
  ...CALLS.updateInventoryPrice,
  tag,
  summary: 'Price, unit and SKU of an entry; what is left out or empty is taken away',
  body: z.object({ id: idField, ...stockFields, ...sending }).superRefine(demandUnits),
  response: { 200: z.object({ data: userMaterial }), 401: problem, 404: problem, 409: problem },
})

const counts = z.object({ added: z.int().describe('Materials that were not there before') })

export const importInventory = endpoint({
  id: 'importInventory',
  ...CALLS.importInventory,
  tag,
  summary: "Adds the materials of another user's inventory to the own, without prices",
  params: z.object({ id: idField.describe('Id of the user') }),
  response: { 200: z.object({ data: counts }), 401: problem, 404: problem, 409: problem },
})

export const addToInventory = endpoint({
  id: 'addToInventory',
  ...CALLS.addToInventory,
  tag,
  summary: 'Adds a material to the own inventory',
  params: z.object({ id: idField.describe('Id of the material') }),
  response: {
    200: z.object({
      data: userMaterial,
      meta: z.object({ isNew: z.boolean().describe('False where it was there already') }),
    }),
    401: problem,
    404: problem,
    409: problem,
  },
})

export const saveInventory = endpoint({
  id: 'saveInventory',
  ...CALLS.saveInventory,
  tag,
  summary: 'Puts several materials on the own inventory, with what is said of each, if anything',
  body: z.object({
    rows: z
      .array(stockRow)
      .min(1, 'must hold at least one entry')
      .max(INVENTORY_ROWS_MAX, `must hold at most ${INVENTORY_ROWS_MAX} entries`)
      .superRefine((rows, context) => {
        const seen = new Set<number>()
        for (const [at, { materialId }] of rows.entries()) {
          if (seen.has(materialId)) {
            const path = [at, 'materialId']
            context.addIssue({ code: 'custom', path, message: problems.rowTwice })
          }
          seen.add(materialId)
        }
      }),
  }),
  response: {
    200: z.object({ data: counts.extend({ updated: z.int() }) }),
    401: problem,
    404: problem,
    409: problem,
  },
})

const ingredientOnShelf = z.object({
  materialId: z.int().nullable().describe('Null for one that is hidden, unless it is on the shelf'),
  name: z.string().nullable().describe('Null together with the id'),
  match: z.enum(SHELF_MATCHES).nullable().describe('How it is there; null where it is missing'),
  by: z
    .object({ id: z.int(), name: z.string() })
    .nullable()
    .describe('What stands on the shelf for it'),
})

export const makeableRecipe = z
  .object({
    id: z.int(),
    total: z.int().describe('Different ingredients, those of recipes inside it among them'),
    onShelf: z.int(),
    ingredients: z.array(ingredientOnShelf),
    enoughFor: z
      .number()
      .nullable()
      .describe('Kilograms of base that the stock is enough for; null where no stock is kept'),
    costPerKilogram: z
      .number()
      .nullable()
      .describe('Of the recipe with its additions; null unless all ingredients have a price'),
  })
  .meta({ id: 'MakeableRecipe' })
export type MakeableRecipe = z.infer<typeof makeableRecipe>

export const listMakeable = endpoint({
  id: 'listMakeable',
  ...CALLS.listMakeable,
  tag,
  summary: 'How many ingredients of some recipes are on the own inventory',
  query: z.object({ id: idListField(PAGE_SIZE_MAX) }),
  response: { 200: z.object({ data: z.array(makeableRecipe) }), 401: problem },
})
