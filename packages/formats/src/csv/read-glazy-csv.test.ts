import { describe, expect, it } from 'vitest'
import {
  neutralCell,
  parseIngredientsCell,
  restoreCell,
  writeIngredientsCell,
} from './csv-cells.ts'
import { readText } from '../text/read-text.ts'
import { writeCsv } from './write-csv.ts'

describe('Glazy CSV', () => {
  it('reads columns by their headings, whatever the vintage', () => {
    const { recipes, materials, problems } = readText(
      [
        'id,name,created_by_user_id,material_type_id,material_type,material_type_concatenated,material_state_id,material_state,rgb_r,surface_type,transparency_type,from_orton_cone,to_orton_cone,is_analysis,is_primitive,is_theoretical,is_private,SiO2_percent,Al2O3_percent,KNaO_percent,SiO2_umf,loi,',
        '7,"Clear, ""best""",5,500,Celadon,Iron - Celadon,2,Production,120,8,Translucent,5½,6,0,0,0,0,60.5000,12.0000,3.0000,3.1,9.25,',
        '8,Silica,1,32,Silica,,NULL,NULL,NULL,NULL,,,,0,1,1,0,100.0000,0.0000,,,0.0000,',
        '9,Old Jar,1,460,Glaze,,,,,,,,,1,0,0,0,x,,,,,',
        '',
      ].join('\r\n'),
    )
    expect(recipes).toMatchObject([
      {
        id: 7,
        name: 'Clear, "best"',
        line: 2,
        authorId: 5,
        typeId: 500,
        stateId: 2,
        surfaceId: 8,
        transparencyId: 3,
        fromConeId: 29,
        toConeId: 30,
        percent: { SiO2: 60.5, Al2O3: 12 },
        loi: 9.25,
        extra: { rgb_r: '120' },
        skipReason: 'noComponents',
      },
    ])
    expect(materials).toMatchObject([
      { kind: 'primitive', id: 8, percent: { SiO2: 100 }, extra: { is_theoretical: '1' } },
      { kind: 'analysis', id: 9, extra: { SiO2: 'x' } },
    ])
    expect(problems.map(({ line, code }) => [line, code])).toEqual([
      [1, 'noIngredientColumns'],
      [4, 'notANumber'],
    ])
  })

  it('reads semicolons between cells, decimal commas and line breaks within quotes', () => {
    const { materials, problems } = readText(
      'Name;SiO2;K2O;LOI;Notes\n"Spar\nno. 2";70,5;12,25;-0,5;kept\nClay;1;2;3;x;y\n',
    )
    expect(materials).toMatchObject([
      {
        name: 'Spar no. 2',
        percent: { SiO2: 70.5, K2O: 12.25 },
        loi: -0.5,
        extra: { Notes: 'kept' },
      },
      { name: 'Clay', line: 4 },
    ])
    expect(problems).toMatchObject([
      { code: 'noIngredientColumns' },
      { line: 4, code: 'cellsBeyond', values: { count: 1, text: 'y' } },
    ])
  })

  it('goes on behind a row whose quotation mark is never closed', () => {
    const { materials, problems } = readText('name,SiO2,Al2O3\nA,1,2\n"B,1,2\nC,1,2\nD,1,2\n')
    expect(materials.map(({ name }) => name)).toEqual(['A', 'C', 'D'])
    expect(problems).toContainEqual({ line: 3, code: 'openQuote', values: {} })
  })

  it('writes no text that a spreadsheet runs as a formula', () => {
    const item = {
      name: '=HYPERLINK("http://example.org")',
      otherNames: ['@a'],
      atmosphereIds: [],
      components: [{ name: 'x', amount: 2, isAdditional: true, line: 1 }],
      description: '-1+1\nsecond',
      extra: { '+key': '+1' },
      line: 1,
      loi: -2,
    }
    const csv = writeCsv([item])
    for (const cell of csv.split(/[\r\n,"]+/)) expect(cell).not.toMatch(/^[=+@]|^-(?!2$)/)
    expect(readText(csv).recipes[0]).toMatchObject({
      name: item.name,
      description: item.description,
    })
  })
})

describe('cells', () => {
  it.each(['=1', '+1', '-1', '@x', "'=1", "''@", '\tx', "'plain", 'plain', ''])(
    'come back as they were: %j',
    (text) => {
      expect(restoreCell(neutralCell(text))).toBe(text)
    },
  )

  it('hold ingredients with any sign in their names', () => {
    const components = [
      { name: 'A; b \\ c', amount: 40.5, isAdditional: false },
      { name: '+5', amount: 0, isAdditional: true },
    ]
    expect(writeIngredientsCell(components)).toBe('40.5 A\\; b \\\\ c; +0 +5')
    expect(parseIngredientsCell(writeIngredientsCell(components))).toEqual(
      components.map((component) => ({ ...component, amount: String(component.amount) })),
    )
  })
})
