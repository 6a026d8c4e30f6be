import { OXIDES } from '@glazy/ceramics/chemistry/oxides'
import { exactWeight } from '@glazy/ceramics/batch/exact-weight'
import { toDecimal } from '@glazy/ceramics/batch/millionths'
import { boughtLot, type Lot } from '@glazy/contract/stock'
import { readStockCsv } from '@glazy/formats/csv/stock-csv'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sentPurchase } from '#features/imports/tables/sent-purchase.ts'
import { stockTable } from '#features/shelf/stock/stock-table.ts'

const word = fc
  .string({ minLength: 1, maxLength: 20 })
  .map((text) => text.replace(/\s+/g, ' ').trim())
  .filter((text) => text !== '' && !text.startsWith('\ufeff'))
const words = fc.option(word, { nil: null })
const millionths = (max: number) =>
  fc.integer({ min: 1, max }).map((part) => toDecimal(BigInt(part)))

const figure = fc.integer({ min: 1, max: 99_999_999 }).map((part) => part / 1_000_000)
const analysis = fc.record({
  percent: fc.dictionary(fc.constantFrom(...OXIDES), figure, { minKeys: 1 }),
  loi: fc.integer({ min: -5_000, max: 50_000 }).map((part) => part / 1_000),
  source: words,
})

/** A lot as the server tells of it, of which 0.2 g may be in another place. */
const lot = fc
  .record({
    packs: fc.integer({ min: 1, max: 1000 }),
    packAmount: millionths(99_000_000),
    packUnits: fc.constantFrom('grams', 'kilograms', 'pounds', 'ounces' as const),
    price: fc.option(millionths(999_999_999), { nil: null }),
    boughtOn: fc.constantFrom(null, '1999-12-31', '2026-02-28'),
    vendor: words,
    place: words,
    label: words,
    note: words,
    other: words,
    analysis: fc.option(analysis, { nil: null }),
  })
  .map(({ other, ...row }): Lot => {
    const pack = exactWeight(Number(row.packAmount), row.packUnits)
    const bought = pack * BigInt(row.packs)
    const left = bought / 2n
    const away = other === null || other === row.place || left < 400_000n ? 0n : 200_000n
    return {
      ...row,
      id: 1,
      materialId: 7,
      bought: toDecimal(bought),
      left: toDecimal(left),
      places: [
        ...(left > away ? [{ place: row.place, left: toDecimal(left - away) }] : []),
        ...(away > 0n ? [{ place: other, left: toDecimal(away) }] : []),
      ],
      pricePerKilogram: null,
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-01T00:00:00.000Z',
    }
  })

it('a stock that is downloaded and imported is the same stock', () => {
  fc.assert(
    fc.property(fc.array(lot, { minLength: 1, maxLength: 6 }), (lots) => {
      const known = { materialId: 7, name: 'Spar', kind: 'primitive' as const, left: '1' }
      const file = stockTable([{ ...known, reorderAt: null, isLow: false, value: null, lots }])
      const { rows, problems } = readStockCsv(file)
      expect(problems).toEqual([])
      expect(rows.map((row) => boughtLot.parse(sentPurchase(row, 7)))).toEqual(lots.map(boughtOf))
    }),
  )
})

/** What is bought when such a lot is. */
function boughtOf({ materialId, packs, packUnits, bought, left, places, ...lot }: Lot) {
  const elsewhere = places.filter(({ place }) => place !== null && place !== lot.place)
  const { packAmount, price, boughtOn, vendor, place, label, note } = lot
  return {
    materialId,
    packs,
    packAmount,
    packUnits,
    grams: bought,
    left,
    price,
    boughtOn,
    vendor,
    place,
    label,
    note,
    analysis: lot.analysis,
    elsewhere: elsewhere.map(({ place: other, left: grams }) => ({ place: other, grams })),
  }
}
