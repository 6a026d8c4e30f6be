import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readText } from './read-text.ts'

/** Amounts of the ingredients of a text, and what was said of its lines. */
function read(text: string) {
  const { recipes, problems } = readText(text)
  return {
    found: recipes.flatMap(({ components }) => components.map((c) => `${c.amount} ${c.name}`)),
    problems: problems.map(({ line, code, values }) => [line, code, values]),
  }
}

const unclear = (line: number, values: object) => [line, 'twoMeanings', values]

test.each([
  ["Clear\nSpar 1'500\nSilica 500", ['1500 Spar', '500 Silica']],
  ['Clear\nSpar 1’500,5 g\nSilica 500 g', ['1500.5 Spar', '500 Silica']],
  ['Clear\nSpar 1\u202f500 g\nSilica 500 g', ['1500 Spar', '500 Silica']],
  ['Clear\nSpar 1,234,567\nSilica 1.234.567', ['1234567 Spar', '1234567 Silica']],
  ['Clear\n1,234.5 Spar\n12 Silica', ['1234.5 Spar', '12 Silica']],
])('what has one meaning is read without a word: %j', (text, found) => {
  expect(read(text)).toEqual({ found, problems: [] })
})

describe('a comma before three figures', () => {
  it.each([
    ['a point decimal', 'Clear\nSpar 1,200\nSilica 400.5', ['1200 Spar', '400.5 Silica']],
    ['both signs', 'Clear\nSpar 1,200\nSilica 1,400.5', ['1200 Spar', '1400.5 Silica']],
    ['a decimal comma', 'Clear\nSpar 1,200\nSilica 40,5', ['1.2 Spar', '40.5 Silica']],
    ['a decimal comma', 'Clear\nSpar 1,200 g\nSilica 40,5 g', ['1.2 Spar', '40.5 Silica']],
    ['points between thousands', 'A\nSpar 1,200\nTin 1.400,5', ['1.2 Spar', '1400.5 Tin']],
    ['a total', 'Clear\nSpar 1,200\nSilica 400\nTotal 1,600.0', ['1200 Spar', '400 Silica']],
  ])('is told by %s elsewhere in the text', (_, text, found) => {
    expect(read(text)).toEqual({ found, problems: [] })
  })

  it.each([
    ['nothing', 'Clear\nSpar 1,200\nSilica 40'],
    ['a point before three figures', 'Clear\nSpar 1,200\nSilica 1.400'],
    ['one number this way and one that', 'Clear\nSpar 1,200\nSilica 1.5\nTin 1,5'],
  ])('is read as before and told where the text has %s', (_, text) => {
    const { found, problems } = read(text)
    expect(found[0]).toBe('1.2 Spar')
    expect(problems).toEqual([
      unclear(2, { name: 'Spar', text: '1,200', amount: 1.2, other: 1200 }),
    ])
  })

  it('makes a point before three figures one between thousands, where it is the decimal sign', () => {
    expect(read('Klar\nSpat 1.200\nQuarz 400,5\nKaolin 12.5')).toMatchObject({
      found: ['1.2 Spat', '400.5 Quarz', '12.5 Kaolin'],
      problems: [],
    })
    expect(read('Klar\nSpat 1.200\nQuarz 400,5')).toEqual({
      found: ['1200 Spat', '400.5 Quarz'],
      problems: [unclear(2, { name: 'Spat', text: '1.200', amount: 1200, other: 1.2 })],
    })
  })

  it('is more than a thousand grams, which is told as well', () => {
    expect(read('Tide\n1,200 g spar\n800 g flint')).toEqual({
      found: ['1200 spar', '800 flint'],
      problems: [unclear(2, { name: 'spar', text: '1,200', amount: 1200, other: 1.2 })],
    })
  })

  it('is told in files, too', () => {
    const file = (amount: string) =>
      `id,name,ingredients\n1,Clear,"1,200 Spar; ${amount} Silica"\n2,Matte,"30 Spar"`
    expect(read(file('40'))).toMatchObject({
      found: ['1.2 Spar', '40 Silica', '30 Spar'],
      problems: [unclear(2, { name: 'Spar', text: '1,200', amount: 1.2, other: 1200 })],
    })
    expect(read(file('40.5'))).toMatchObject({ found: ['1200 Spar', '40.5 Silica', '30 Spar'] })
  })

  it('is never read as something else without a word', () => {
    const amounts = fc.array(
      fc.record({
        whole: fc.integer({ min: 1, max: 999 }),
        end: fc.constantFrom('', ',250', ',5', ',25', '.5', '.250'),
      }),
      { minLength: 2, maxLength: 6 },
    )
    fc.assert(
      fc.property(amounts, (parts) => {
        const lines = parts.map(({ whole, end }, at) => `Stuff${'x'.repeat(at)}: ${whole}${end}`)
        const { recipes, problems } = readText(`Clear\n${lines.join('\n')}`)
        const hasComma = parts.some(({ end }) => end === ',5' || end === ',25')
        const hasPoint = parts.some(({ end }) => end === '.5')
        for (const [at, { whole, end }] of parts.entries()) {
          const isLone = end === ',250'
          const component = recipes[0]?.components[at]
          const isTold = problems.some(
            ({ code, line }) => code === 'twoMeanings' && line === at + 2,
          )
          const known = hasComma !== hasPoint
          const isPointed = end === '.250' && hasComma && !hasPoint
          const [thousands, decimal] = [
            whole * 1000 + 250,
            Number(`${whole}${end.replace(',', '.')}`),
          ]
          // Hundreds beside it make it more than a thousand, which is told as well.
          const isAmongHundreds = component?.amount === thousands && end === '.250' && !known
          expect(isTold).toBe((isLone && !known) || isPointed || isAmongHundreds)
          if (isLone && !known) expect([thousands, decimal]).toContain(component?.amount)
          else {
            const isThousands = isPointed || isAmongHundreds || (isLone && hasPoint)
            expect(component?.amount).toBe(isThousands ? thousands : decimal)
          }
        }
      }),
    )
  })
})

describe('three figures behind a sign beside whole hundreds', () => {
  it.each([
    ['Feldspat 1.500\nQuarz 750', [1500, 750]],
    ['Feldspat 1.500 g\nQuarz 750 g', [1500, 750]],
    ['Feldspar 1,500\nSilica 750', [1500, 750]],
    ['4.500 Spar\n2.500 Silica\n3.000 Talc\n250 RIO', [4500, 2500, 3000, 250]],
    ['Spar 750\nSilica 1.500\nGesamt 2.250', [750, 1500]],
    ['Spar\t1.500\nSilica\t750', [1500, 750]],
    ['Kreide 80 g\nFeldspat 1.500 g\nQuarz 750 g', [80, 1500, 750]],
    ['Quarz 750\nKreide 80\nFeldspat 1.500\nTon 300', [750, 80, 1500, 300]],
    ['Quarz 750 g\nKreide 80 g\nFeldspat 1.500 g', [750, 80, 1500]],
    ['Spat 1.000\nTon 1.000\nQuarz 467', [1000, 1000, 467]],
    ['Ton 1.650\nSpat 690\nZusatz:\nSoda 1.080\nBentonit 15', [1650, 690, 1080, 15]],
    ['Spat 1.800\nTon 1.200\nZusatz:\nRutil 270', [1800, 1200, 270]],
  ])('are more than a thousand, which is told: %j', (text, amounts) => {
    const { recipes, problems } = readText(`Clear\n${text}`)
    expect(recipes[0]?.components.map(({ amount }) => amount)).toEqual(amounts)
    const codes = amounts.filter((amount) => amount > 999).map(() => 'twoMeanings')
    expect(problems.map(({ code }) => code)).toEqual(codes)
  })

  it.each([
    ['where others have so few', 'Feldspat 1,500\nQuarz 0,750', [1.5, 0.75]],
    [
      'where one is weighed to a part of a gram',
      'Spar 600.5\nSilica 400\nTin 1.125',
      [600.5, 400, 1.125],
    ],
    ['below a whole', 'Spar 600\nSilica 400\nCobalt 1.125', [600, 400, 1.125]],
    ['below what is little', 'Spar 750\nRIO 20\nCobalt 1.125', [750, 20, 1.125]],
    ['where it is added', 'Spar 750\nTalc 300\n+ Cobalt 1.125', [750, 300, 1.125]],
    ['that make a hundred', 'Spar 45.125\nSilica 54.875\n+ Tin 100', [45.125, 54.875, 100]],
    ['of kilograms', 'Spar 1.500 kg\nSilica 2.250 kg\nTalc 100 kg', [1.5, 2.25, 100]],
    ['of parts of a hundred', 'Spar 45.125\nSilica 54.875', [45.125, 54.875]],
    [
      'where another recipe has a decimal point',
      'Spar 1.500\nTalc 750\n***\nB\nTin 4.5\nSpar 60',
      [1.5, 750, 4.5, 60],
    ],
  ])('are decimals %s', (_, text, amounts) => {
    const { recipes, problems } = readText(`Clear\n${text}`)
    const found = recipes.flatMap(({ components }) => components.map(({ amount }) => amount))
    expect([found, problems]).toEqual([amounts, []])
  })
})

it('a figure in a name says nothing of the weights below it', () => {
  expect(read('Celadon 2\nFeldspat 1.500\nQuarz 750').found).toEqual(['1500 Feldspat', '750 Quarz'])
})

describe('a space in a number', () => {
  it('may belong to the name, which is told', () => {
    expect(read('Clear\nSilica 1 500\n1 200 Spar\nTin 20')).toEqual({
      found: ['500 Silica 1', '1 200 Spar', '20 Tin'],
      problems: [
        unclear(2, { name: 'Silica 1', text: '1 500', amount: 500, other: 1500 }),
        unclear(3, { name: '200 Spar', text: '1 200', amount: 1, other: 1200 }),
      ],
    })
  })

  it('stands between thousands where it does so in others, behind what a material is called', () => {
    expect(
      read('Clear\nFeldspar 10 000\nSilica 1 500\n2 250 g Whiting\nTile 6 500\nTin 20'),
    ).toEqual({
      found: ['10000 Feldspar', '1500 Silica', '2250 Whiting', '500 Tile 6', '20 Tin'],
      problems: [
        unclear(3, { name: 'Silica', text: '1 500', amount: 1500, other: 500 }),
        unclear(5, { name: 'Tile 6', text: '6 500', amount: 500, other: 6500 }),
      ],
    })
    expect(read('Clear\n10 000 Feldspar\n1 500 Silica')).toEqual({
      found: ['10000 Feldspar', '1500 Silica'],
      problems: [unclear(3, { name: 'Silica', text: '1 500', amount: 1500, other: 1 })],
    })
  })

  it.each([
    ['Whiting 10 000', '10000 Whiting'],
    ['Whiting 10\u00a0000', '10000 Whiting'],
    ['Whiting 10\u2009000', '10000 Whiting'],
    ['Whiting: 10 000 g', '10000 Whiting'],
    ['Whiting 10 050', '10050 Whiting'],
    ['Whiting 10 000,5', '10000.5 Whiting'],
    ['Whiting 1 000 000', '1000000 Whiting'],
    ['10 000 Whiting', '10000 Whiting'],
    ['10 000 Frit 3134', '10000 Frit 3134'],
    ['1 000 Tile 6', '1000 Tile 6'],
    ['3134 frit 10 000', '10000 3134 frit'],
    ['Frit 3134 10 000', '10000 Frit 3134'],
    ['Kaolin 200 mesh 10 000', '10000 Kaolin 200 mesh'],
  ])('is one between thousands before a group that begins with 0: %j', (line, found) => {
    expect(read(`Clear\n${line}\nSilica 5000`)).toEqual({
      found: [found, '5000 Silica'],
      problems: [],
    })
  })

  it.each([
    ['Frit 3134 000', '0 Frit 3134'],
    ['Ferro Frit 3134 20', '20 Ferro Frit 3134'],
    ['EPK 325 20', '20 EPK 325'],
    ['Syenite A270 000', '0 Syenite A270'],
    ['Frit 3134 500', '500 Frit 3134'],
  ])('is none behind the number of a name: %j', (line, found) => {
    expect(read(`Clear\n${line}\nSilica 500`)).toEqual({
      found: [found, '500 Silica'],
      problems: [],
    })
  })

  it('is told where more groups follow, or another amount', () => {
    expect(read('Clear\nSpar 1 234 567\nTin 10 000 500').problems).toEqual([
      unclear(2, { name: 'Spar 1 234', text: '1 234 567', amount: 567, other: 1234567 }),
      unclear(3, { name: 'Tin 10 000', text: '10 000 500', amount: 500, other: 10000500 }),
    ])
    const { problems } = read('Clear\nSpar 10 000 20\nSilica 500')
    expect(problems).toMatchObject([[2, 'severalIngredients', {}]])
  })

  it.each(['water 80', 'Water: 80 g', '80 Wasser', 'Eau 80%', '1 liter water', '+ agua 50'])(
    'makes no ingredient of water (%s), and tells it',
    (line) => {
      const { found, problems } = read(`Clear\nSpar 40\nSilica 60\n${line}`)
      expect(found).toEqual(['40 Spar', '60 Silica'])
      expect(problems).toEqual([[4, 'lineKept', { text: line }]])
    },
  )

  it('makes no ingredient of water by volume, nor of the size of a batch', () => {
    const { found, problems } = read('Clear\nSpar 40\nSilica 60\n1 000 ml Water')
    expect(found).toEqual(['40 Spar', '60 Silica'])
    expect(problems).toEqual([[4, 'amountNotNumeric', { name: 'Water', amount: '1 000 ml' }]])
    const sizes = ['5 000 g batch', 'Batch 10 000 g', 'Batch size: 10 000']
    expect(sizes.map((size) => read(`${size}\nSpar 40\nSilica 60`).found)).toEqual(
      sizes.map(() => ['40 Spar', '60 Silica']),
    )
  })

  it('stays one in what is kept and told of a line', () => {
    const text =
      'Clear\nTemperature: 1 050 C\nSpar 10 000 40\nSilica 60\nFire to 1 020 C. Then wait'
    const { recipes, problems } = readText(text)
    expect(recipes[0]?.extra).toEqual({ temperature: '1 050 C' })
    expect(problems.map(({ values }) => values)).toEqual([
      { name: 'Spar 10 000' },
      { text: 'Fire to 1 020 C. Then wait' },
    ])
  })

  it('may stand in totals and in ranges', () => {
    expect(read('Clear\nSpar 10 000\nSilica 5 000\nTotal 15 000').problems).toEqual([])
    expect(read('Clear\nSpar 10 000\nSilica 5 000\n15 000').problems).toEqual([])
    expect(read('Clear\nSpar 10 000 - 12 000').found).toEqual(['10000 Spar'])
    expect(read('Clear\nSpar 10 000-12 000')).toEqual({
      found: ['10000 Spar'],
      problems: [[2, 'amountRange', { name: 'Spar', amount: '10 000', upTo: '12 000' }]],
    })
  })
})

describe('a range', () => {
  it.each([
    ['Kaolin 20 - 25', '20 Kaolin'],
    ['Kaolin 20 – 25 g', '20 Kaolin'],
    ['Kaolin 20 to 25', '20 Kaolin'],
    ['Kaolin 20-25 parts', '20 Kaolin'],
    ['Kaolin: 20 - 25%', '20 Kaolin'],
    ['20 - 25 Kaolin', '20 Kaolin'],
    ['20-25% Kaolin', '20 Kaolin'],
    ['Kaolin 20 - 25 (325 mesh)', '20 Kaolin'],
  ])('%j is read from its lower end, which is told', (line, found) => {
    expect(read(`Clear\nSpar 40\n${line}\nSilica 40`)).toEqual({
      found: ['40 Spar', found, '40 Silica'],
      problems: [[3, 'amountRange', { name: 'Kaolin', amount: '20', upTo: '25' }]],
    })
  })

  it('is none between the number of a frit and its amount', () => {
    expect(read('Clear\nFrit 3134 - 25\nSilica - 75')).toEqual({
      found: ['25 Frit 3134', '75 Silica'],
      problems: [],
    })
  })
})
