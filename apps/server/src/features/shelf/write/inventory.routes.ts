import * as contract from '@glazy/contract/inventory'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { route } from '#platform/route.ts'
import { demandViewer } from '#platform/viewer.ts'
import {
  addMaterial,
  getInventory,
  importShelf,
  type Inventory,
  type InventoryContext,
  removeMaterial,
  saveRows,
  type ShelfRow,
  updateStock,
} from './inventory.service.ts'
import type { Stock } from './inventory.queries.ts'

/** What people have on their shelves, and what they pay for it. */
export function inventoryRoutes(app: FastifyInstance, { db }: AppContext): void {
  const contextOf = (request: FastifyRequest): InventoryContext => ({
    db,
    viewer: demandViewer(request),
  })
  const changesState = { changesState: true }

  route(app, contract.listInventory, async ({ query, request }) =>
    presentInventory(await getInventory(contextOf(request), query.u)),
  )
  route(app, contract.listOwnInventory, async ({ request }) =>
    presentInventory(await getInventory(contextOf(request))),
  )
  route(app, contract.saveInventory, async ({ body, request }) => {
    return { data: await saveRows(contextOf(request), body.rows.map(rowOf)) }
  })
  route(app, contract.updateInventoryPrice, async ({ body, request }) => ({
    data: await updateStock(contextOf(request), body.id, stockOf(body), body),
  }))
  route(app, contract.removeFromInventory, async ({ params, request }) => {
    await removeMaterial(contextOf(request), params.id)
    return { success: true as const }
  })
  route(
    app,
    contract.addToInventory,
    async ({ params, request }) => {
      const { entry, isNew } = await addMaterial(contextOf(request), params.id)
      return { data: entry, meta: { isNew } }
    },
    changesState,
  )
  route(
    app,
    contract.importInventory,
    async ({ params, request }) => ({
      data: { added: await importShelf(contextOf(request), params.id) },
    }),
    changesState,
  )
}

function presentInventory({ owner, entries }: Inventory) {
  return { data: [...entries], meta: { user: { data: owner } } }
}

interface StockFields {
  readonly price: string | null
  readonly priceUnits: Stock['priceUnits']
  readonly vendorCode?: string | null | undefined
}

function rowOf(row: StockFields & { readonly materialId: number }): ShelfRow {
  const { materialId, price, priceUnits, vendorCode } = row
  const isSilent = price === null && priceUnits === null && vendorCode === undefined
  return { materialId, ...(!isSilent && { stock: stockOf(row) }) }
}

/** A price comes with its unit; either alone says nothing, as the schema has made sure. */
function stockOf({ price, priceUnits, vendorCode }: StockFields): Stock {
  const code = vendorCode === '' ? null : (vendorCode ?? null)
  if (price === null || priceUnits === null) {
    return { price: null, priceUnits: null, vendorCode: code }
  }
  return { price, priceUnits, vendorCode: code }
}
