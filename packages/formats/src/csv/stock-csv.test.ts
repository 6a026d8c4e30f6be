import { OXIDES } from '@glazy/ceramics/chemistry/oxides'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readStockCsv, type StockCsvRow, writeStockCsv } from './stock-csv.ts'

const SILICA: StockCsvRow = {
  material: 'Silica',
  packs: 2,
  packAmount: '22.68',
  packUnits: 'kilograms',
  left: '30000',
  price: '84',
  boughtOn: '2026-03-31',
  vendor: 'Clay shop',
  place: 'Shed',
  elsewhere: [],
  label: 'A-17',
  note: 'Fine',
  analysis: null,
}
const ONE: StockCsvRow = {
  material: 'Silica',
  packs: 1,
  packAmount: '20',
  packUnits: 'kilograms',
  left: null,
  price: null,
  boughtOn: null,
  vendor: null,
  place: null,
  label: null,
  note: null,
  elsewhere: [],
  analysis: null,
}

test.each([
  [
    'from the export',
    'material,lot,bought on,supplier,place,packs,pack,unit,grams bought,grams left,price,price per kg,note\n' +
      'Silica,A-17,2026-03-31,Clay shop,Shed,2,22.68,kilograms,45360,30000,84,1.851852,Fine',
    SILICA,
  ],
  [
    'from a spreadsheet',
    '\ufeffName\tBags\tPack size\tUnit\tRemaining\tCost\tDate\tVendor\tLocation\tLot number\tNotes\n' +
      'Silica\t2\t22.68\tKG\t30\t$84\t31.3.2026\tClay shop\tShed\tA-17\tFine',
    SILICA,
  ],
  ['without headings', 'Silica,20,kg', ONE],
  ['with the unit beside the weight', 'material;weight\nSilica;20 kg', ONE],
  ['that says what there is', 'Item,On hand,Units\nSilica,20,kg', ONE],
  [
    'headed in German',
    'Rohstoff;Säcke;Gewicht;Einheit;Bestand;Preis;Gekauft am;Lieferant;Lagerort;Charge;Bemerkung\n' +
      'Silica;2;22,68;kg;30;84 €;31.3.2026;Clay shop;Shed;A-17;Fine',
    SILICA,
  ],
  [
    'headed in French',
    'Matière,Sacs,Poids,Unité,Reste,Prix,Date d’achat,Fournisseur,Emplacement,Lot,Remarque\n' +
      'Silica,2,22.68,kg,30,84,2026-03-31,Clay shop,Shed,A-17,Fine',
    SILICA,
  ],
  ['in Russian', 'Материал;Вес;Цена\nSilica;20 кг.;12,50 ₽', { ...ONE, price: '12.5' }],
  ['in Chinese', 'material,weight\nSilica,20公斤', ONE],
  ['in Thai', 'วัตถุดิบ,น้ำหนัก,หน่วย\nSilica,20,กก.', ONE],
  ['in Japanese', '材料,重量,残り\nSilica,20㎏,5000グラム', { ...ONE, left: '5000' }],
  ['with decimal commas', 'material;weight;price\nSilica;20,5 kg;12,50 €', { price: '12.5' }],
])('a table %s is read', (_, text, row) => {
  const read = readStockCsv(text)
  expect(read.problems).toEqual([])
  expect(read.rows).toMatchObject([row])
})

describe('what is wrong', () => {
  it.each([
    [',5,kg', 'noName', ',5,kg'.replaceAll(',', ' ').trim()],
    ['Silica,,kg', 'badWeight', 'Silica'],
    ['Silica,0,kg', 'badWeight', 'Silica'],
    ['Silica,-3,kg', 'badWeight', 'Silica'],
    ['Silica,much,kg', 'badWeight', 'Silica'],
    ['Silica,1e9,kg', 'badWeight', 'Silica'],
    ['Silica,"1,250",g', 'badWeight', 'Silica'],
    ['Silica,"1,250 g",', 'badWeight', 'Silica'],
    ['Silica,5,stone', 'badUnit', 'Silica'],
    ['Silica,5,камней', 'badUnit', 'Silica'],
    ['Silica,5 Pfund,kg', 'badUnit', 'Silica'],
  ])('leaves %s out, and says why', (line, kind, text) => {
    const { rows, problems } = readStockCsv(`material,weight,unit\n${line}`)
    expect(rows).toEqual([])
    expect(problems).toEqual([{ line: 2, kind, text }])
  })

  it.each([
    ['price', 'cheap', 'badPrice'],
    ['date', '2026-02-30', 'badDate'],
    ['date', '3/4/2026', 'badDate'],
    ['date', 'spring', 'badDate'],
    ['packs', '2.5', 'badPacks'],
    ['packs', '1001', 'badPacks'],
    ['left', '21', 'badLeft'],
    ['analysis', 'much silica', 'badAnalysis'],
    ['analysis', 'SiO2 66; Unobtainium 3', 'badAnalysis'],
    ['left', '5 камней', 'badLeft'],
    ['elsewhere', 'Attic', 'badElsewhere'],
    ['elsewhere', '21 kg Attic', 'badElsewhere'],
    ['elsewhere', '5 kg Attic; 5 stone Studio', 'badElsewhere'],
  ])('is left out of a row: %s %s', (column, text, kind) => {
    const { rows, problems } = readStockCsv(`material,weight,unit,${column}\nSilica,20,kg,${text}`)
    expect(rows).toMatchObject([ONE])
    expect(problems).toEqual([{ line: 2, kind, text }])
  })
})

it('reads the other places of a purchase', () => {
  const { rows, problems } = readStockCsv(
    'material,weight,unit,elsewhere\nSilica,20,kg,"5.5 kg Attic; 200 g Kiln room\\; left"',
  )
  expect(problems).toEqual([])
  expect(rows).toMatchObject([
    {
      elsewhere: [
        { place: 'Attic', amount: '5500' },
        { place: 'Kiln room; left', amount: '200' },
      ],
    },
  ])
})

it('reads other places in any language', () => {
  const { rows, problems } = readStockCsv(
    'material,weight,unit,elsewhere\nSilica,20,кг,5 кг. Чердак; 200 г Печь; 1公斤 窑房',
  )
  expect(problems).toEqual([])
  expect(rows).toMatchObject([
    {
      elsewhere: [
        { place: 'Чердак', amount: '5000' },
        { place: 'Печь', amount: '200' },
        { place: '窑房', amount: '1000' },
      ],
    },
  ])
})

it.each([
  ['material;weight;unit\nSilica;1,250;kg', '1.25'],
  ['material,weight,unit\nSilica,"1.234,5",kg', '1234.5'],
  ['material,weight,unit\nSilica,"1,234.5",kg', '1234.5'],
  ['material,weight,unit\nSilica,"1,250",g\nSpar,12.5,g', '1250'],
  ['material,weight,unit\nSilica,"1,250",g\nSpar,"12,5",g', '1.25'],
  ['material,weight,unit\nSilica,1 250,g', '1250'],
])('the weight of %j is %s', (text, packAmount) => {
  const { rows, problems } = readStockCsv(text)
  expect(rows[0]).toMatchObject({ packAmount })
  expect(problems).toEqual([])
})

it('grams with a comma before three figures are refused where only semicolons say what it is', () => {
  const table = 'material;weight;left;unit\nSilica;1,250;;g\nTalc;5;1,250 g;kg'
  const { rows, problems } = readStockCsv(table)
  expect(rows).toMatchObject([{ material: 'Talc', left: null }])
  expect(problems).toEqual([
    { line: 2, kind: 'badWeight', text: 'Silica' },
    { line: 3, kind: 'badLeft', text: '1,250 g' },
  ])
  const said = readStockCsv(`${table}\nRutile;500;0,5;g`)
  expect(said.rows.map(({ packAmount, left }) => [packAmount, left])).toEqual([
    ['1.25', null],
    ['5', '1.25'],
    ['500', '0.5'],
  ])
  expect(said.problems).toEqual([])
})

it('a weight that may be a thousand times as much is refused where commas are decimal', () => {
  const { rows, problems } = readStockCsv(
    'material;weight;left;unit\nSilica;1.250;;g\nSpar;1250,5;1.250;g\nTalc;1.250,5;;g',
  )
  expect(rows).toMatchObject([{ packAmount: '1250.5', left: null }, { packAmount: '1250.5' }])
  expect(problems).toEqual([
    { line: 2, kind: 'badWeight', text: 'Silica' },
    { line: 3, kind: 'badLeft', text: '1.250' },
  ])
})

it.each([
  ['2026-03-31', '2026-03-31'],
  ['31.3.2026', '2026-03-31'],
  ['1.2.2026', '2026-02-01'],
  ['3/31/2026', '2026-03-31'],
  ['31/3/2026', '2026-03-31'],
  ['5/5/2026', '2026-05-05'],
])('the day %s is %s', (text, day) => {
  const { rows } = readStockCsv(`material,weight,unit,date\nSilica,20,kg,${text}`)
  expect(rows[0]?.boughtOn).toBe(day)
})

it('reads what it writes, whatever stands in texts', () => {
  const word = fc
    .string({ minLength: 1, maxLength: 20 })
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '' && !text.startsWith('\ufeff'))
  const words = fc.option(word, { nil: null })
  const figure = fc.integer({ min: 1, max: 99_999_999 }).map((part) => part / 1_000_000)
  const percent = fc.dictionary(fc.constantFrom(...OXIDES), figure, { minKeys: 1 })
  const row = fc.record({
    material: word,
    packs: fc.integer({ min: 1, max: 1000 }),
    packAmount: fc.integer({ min: 1, max: 9_999_999 }).map((grams) => String(grams / 1000)),
    packUnits: fc.constantFrom('grams', 'kilograms', 'pounds', 'ounces' as const),
    left: fc.constantFrom(null, '0', '0.5'),
    elsewhere: fc.array(fc.record({ place: word, amount: fc.constantFrom('0.1', '0.25') }), {
      maxLength: 2,
    }),
    price: fc.option(
      fc.nat({ max: 1e6 }).map((cents) => String(cents / 100)),
      { nil: null },
    ),
    boughtOn: fc.option(
      fc
        .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
        .map((day) => day.toISOString().slice(0, 10)),
      { nil: null },
    ),
    vendor: words,
    place: words,
    label: words,
    note: words,
    analysis: fc.option(
      fc.record({ percent, loi: fc.constantFrom(0, 11.93, -0.5), source: words }),
    ),
  })
  fc.assert(
    fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
      const wanted = rows
        .filter(({ left, packAmount }) => left === null || Number(packAmount) >= 1)
        .map((each) => (each.left === '0.5' ? each : { ...each, elsewhere: [] }))
      const written = wanted.map((each) => ({ ...each, bought: '1', pricePerKilogram: '2' }))
      const read = readStockCsv(writeStockCsv(written))
      expect(read.problems).toEqual([])
      expect(read.rows).toEqual(wanted.map((each, at) => ({ ...each, line: at + 2 })))
    }),
  )
})

it('does not fall over any text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300, unit: 'binary' }), (text) => {
      const { rows } = readStockCsv(text)
      for (const { packs, material } of rows) {
        expect(packs).toBeGreaterThan(0)
        expect(material).not.toBe('')
      }
    }),
  )
})
