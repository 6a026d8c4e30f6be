import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { readShelfCsv, writeShelfCsv } from './shelf-csv.ts'

const SILICA = { material: 'Silica', price: '12.5', priceUnits: 'kilograms', vendorCode: 'S-1' }

test.each([
  ['without headings', 'Silica,12.50,kg,S-1'],
  ['with headings in any order', 'SKU,Unit,Name,Price\nS-1,kilograms,Silica,12.50'],
  [
    'from a spreadsheet',
    '\ufeffMaterial\tCost\tPer\tVendor code\tNotes\nSilica\t$12.50\tKG\tS-1\tx',
  ],
  ['with decimal commas', 'Silica;12,50 €;kg;S-1'],
  ['with the unit beside the price', 'material,price,sku\nSilica,12.50/kg,S-1'],
  ['in Russian', 'Silica;12,50 ₽;кг;S-1'],
  ['in Chinese', '材料,单价,货号\nSilica,12.50/公斤,S-1'],
  ['headed in German', 'Artikelnummer;Rohstoff;Preis;Einheit\nS-1;Silica;12,50;kg'],
  ['headed in Japanese', '品名,単価,単位,品番\nSilica,12.50,キロ,S-1'],
  ['headed in Thai', 'ชื่อ,ราคา,หน่วย,รหัสสินค้า\nSilica,12.50,กก.,S-1'],
])('a table %s is read', (_, text) => {
  expect(readShelfCsv(text)).toMatchObject({ rows: [SILICA], problems: [] })
})

it('keeps what it can of a row, and says what is wrong', () => {
  const { rows, problems } = readShelfCsv(
    'Silica,cheap,kg,S-1\n\n,5,kg,\nWhiting,3,stone\nKaolin\nTalc,"1,250.50",lb',
  )
  expect(rows).toMatchObject([
    { ...SILICA, price: null, priceUnits: null, line: 1 },
    { material: 'Whiting', price: null },
    { material: 'Kaolin', price: null, vendorCode: null },
    { material: 'Talc', price: '1250.5', priceUnits: 'pounds' },
  ])
  expect(problems).toEqual([
    { line: 1, kind: 'badPrice', text: 'cheap' },
    { line: 3, kind: 'noName', text: '5 kg' },
    { line: 4, kind: 'badUnit', text: 'Whiting' },
  ])
})

it.each([
  ['"1,250"', '1250', [{ line: 2, kind: 'unclearPrice', text: '1,250' }]],
  ['"$1,250"', '1250', [{ line: 2, kind: 'unclearPrice', text: '1,250' }]],
  ['"1,250"\nSpar,12.50', '1250', []],
  ['"1,250"\nSpar,"12,50"', '1.25', []],
  ['1.250\nSpar,"12,50"', '1250', [{ line: 2, kind: 'unclearPrice', text: '1.250' }]],
  ['1.250\nSpar,12.50', '1.25', []],
  ['1 250', '1250', []],
  ['1’250.50', '1250.5', []],
])('the price %s is %s', (cells, price, problems) => {
  const read = readShelfCsv(`material,price,unit\nSilica,${cells.replaceAll(/(?=\n|$)/g, ',kg')}`)
  expect(read.rows[0]).toMatchObject({ price })
  expect(read.problems).toEqual(problems)
})

it('reads what it writes, whatever stands in names', () => {
  const word = fc
    .string({ minLength: 1, maxLength: 20 })
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '' && !text.startsWith('\ufeff'))
  const priced = fc.record({
    price: fc.nat({ max: 1e6 }).map((cents) => String(cents / 100)),
    priceUnits: fc.constantFrom('grams', 'kilograms', 'pounds', 'ounces' as const),
  })
  const row = fc
    .tuple(
      word,
      fc.oneof(priced, fc.constant({ price: null, priceUnits: null })),
      fc.option(word, { nil: null }),
    )
    .map(([material, price, vendorCode]) => ({ material, vendorCode, ...price }))
  fc.assert(
    fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
      const read = readShelfCsv(writeShelfCsv(rows as Parameters<typeof writeShelfCsv>[0]))
      const lines = rows.map((each, at) => ({ ...each, line: at + 2 }))
      expect(read.rows).toEqual(lines)
      expect(read.problems).toEqual([])
    }),
  )
})
