import { describe, expect, it } from 'vitest'
import { readText } from '../text/read-text.ts'

/** Name, cone, components and description of each recipe, and the codes of the problems. */
function read(...lines: readonly string[]) {
  const { format, recipes, materials, problems } = readText(lines.join('\n'))
  return {
    format,
    recipes: recipes.map(({ name, coneText, components, description }) => [
      [name, coneText].filter(Boolean).join(', cone '),
      components.map((c) => `${c.isAdditional ? '+' : ''}${c.amount} ${c.name}`).join('; '),
      ...(description === undefined ? [] : [description]),
    ]),
    materials: materials.map(({ name, percent }) => [name, percent]),
    problems: problems.map(({ line, code, values }) => [line, code, ...Object.values(values)]),
  }
}

describe('a recipe in each row', () => {
  it('has a material in each column', () => {
    expect(
      read(
        'Name,Cone,Potash Feldspar,Whiting,Kaolin,Silica,Red Iron Oxide,Notes',
        'Plain,10,40,20,10,30,,Clear',
        'Dark,9-10,45,15,12,28,0,"Glossy, where it is thick"',
        'Odd,6,about 40,20,-,40,n/a,',
        'Cone 6 glazes,,,,,,,',
      ),
    ).toEqual({
      format: 'recipe-table',
      materials: [],
      recipes: [
        ['Plain, cone 10', '40 Potash Feldspar; 20 Whiting; 10 Kaolin; 30 Silica', 'Clear'],
        [
          'Dark, cone 9-10',
          '45 Potash Feldspar; 15 Whiting; 12 Kaolin; 28 Silica',
          'Glossy, where it is thick',
        ],
        ['Odd, cone 6', '20 Whiting; 40 Silica'],
        ['Cone 6 glazes', ''],
      ],
      problems: [
        [4, 'amountNotNumeric', 'Potash Feldspar', 'about 40'],
        [4, 'amountNotNumeric', 'Red Iron Oxide', 'n/a'],
        [5, 'noComponents', 'Cone 6 glazes'],
      ],
    })
  })

  it('has a comma that the other figures explain, or says how it was read', () => {
    const head = 'Name;Potash Feldspar;Whiting;Silica'
    expect(read(head, 'Clear;1,200;0,5;0,25').recipes).toEqual([
      ['Clear', '1.2 Potash Feldspar; 0.5 Whiting; 0.25 Silica'],
    ])
    expect(read(head, 'Clear;1,200;500.5;250').recipes).toEqual([
      ['Clear', '1200 Potash Feldspar; 500.5 Whiting; 250 Silica'],
    ])
    expect(read(head, 'Clear;1,200 g;500 g;250 g')).toMatchObject({
      recipes: [['Clear', '1200 Potash Feldspar; 500 Whiting; 250 Silica']],
      problems: [[2, 'twoMeanings', 'Potash Feldspar', '1,200', 1200, 1.2]],
    })
  })

  it('has a decimal comma where semicolons stand between cells and nothing speaks against it', () => {
    const head = 'Name;Potash Feldspar;Whiting;SG'
    const unclear = (text: string, amount: number, other: number) => [
      [2, 'twoMeanings', 'Potash Feldspar', text, amount, other],
    ]
    expect(read(head, 'Clear;1,200;50;')).toMatchObject({
      recipes: [['Clear', '1.2 Potash Feldspar; 50 Whiting']],
      problems: [],
    })
    expect(read(head, 'Clear;1,200;500;')).toMatchObject({ problems: unclear('1,200', 1200, 1.2) })
    expect(read(head, 'Clear;28,500;71,500;')).toMatchObject({
      recipes: [['Clear', '28.5 Potash Feldspar; 71.5 Whiting']],
      problems: [
        ...unclear('28,500', 28.5, 28500),
        [2, 'twoMeanings', 'Whiting', '71,500', 71.5, 71500],
      ],
    })
    expect(read(head, 'Clear;1,200;500;1.45')).toMatchObject({
      recipes: [['Clear', '1200 Potash Feldspar; 500 Whiting']],
      problems: [],
    })
    expect(read(head, 'Clear;1,200;1.500;')).toMatchObject({
      problems: unclear('1,200', 1.2, 1200),
    })
    expect(read(head, 'Clear;1,200;40.5;1,45')).toMatchObject({
      problems: unclear('1,200', 1.2, 1200),
    })
    for (const sign of ['\t', ',']) {
      const lines = [head, 'Clear;"1,200";50;'].map((line) => line.replaceAll(';', sign))
      expect(read(...lines)).toMatchObject({ problems: unclear('1,200', 1.2, 1200) })
    }
  })

  it('tells what stands in the other columns, and of which it is not sure', () => {
    expect(
      read(
        'My glazes',
        '',
        'Glaze,Surface,Firing,Custer Feldspar,EPK,Frit 3134 (%),Some Dust,Total,Rutile,Year,Tester,,SG',
        'Blue,Matte,Oxidation,40,20,30,10,100,5,2019,Test,?,1.45',
      ),
    ).toEqual({
      format: 'recipe-table',
      materials: [],
      recipes: [
        [
          'Blue',
          '40 Custer Feldspar; 20 EPK; 30 Frit 3134; 10 Some Dust; +5 Rutile',
          'Year: 2019\nTester: Test',
        ],
      ],
      problems: [
        [1, 'rowNotRead', 'My glazes'],
        [3, 'columnAsMaterial', 'Some Dust'],
        [3, 'columnAsNotes', 'Year'],
        [3, 'columnAsNotes', 'Tester'],
        [3, 'columnNotRead', 'L'],
      ],
    })
    const [recipe] = readText(
      'Glaze,Surface,Firing,Silica,Whiting,SG\nBlue,Matte,Oxidation,60,40,1.45',
    ).recipes
    expect(recipe).toMatchObject({ surfaceId: 1, atmosphereIds: [1], specificGravity: 1.45 })
  })

  it('may name additions, and materials by their oxides', () => {
    expect(
      read('Name;Silica;Whiting;+ Rutile;Zircopax (add);Fe2O3', 'White;60;40;2,5;10;1'),
    ).toMatchObject({
      recipes: [['White', '60 Silica; 40 Whiting; +2.5 Rutile; +10 Zircopax; 1 Fe2O3']],
      problems: [],
    })
  })

  it('leaves out what its ingredients come to', () => {
    expect(
      read('Name,Silica,Potash Feldspar,SiO2,Al2O3,LOI,SiO2:Al2O3', 'Clear,40,60,80,11,1,7'),
    ).toMatchObject({
      recipes: [['Clear', '40 Silica; 60 Potash Feldspar']],
      problems: [
        [1, 'columnNotRead', 'SiO2'],
        [1, 'columnNotRead', 'Al2O3'],
        [1, 'columnNotRead', 'LOI'],
        [1, 'columnNotRead', 'SiO2:Al2O3'],
      ],
    })
  })

  it('has no ingredient that is lost in the fire', () => {
    expect(read('Name,Silica,Kaolin,LOI', 'Clear,40,60,8')).toMatchObject({
      recipes: [['Clear', '40 Silica; 60 Kaolin']],
      problems: [[1, 'columnNotRead', 'LOI']],
    })
  })

  it.each([
    ['Rezept;Kegel;Kalifeldspat;Kreide;Quarz;Bemerkung', 'Klar;10;40,5;20;39,5;gut'],
    ['名前,コーン,カリ長石,石灰石,珪石,備考', 'Klar,10,40.5,20,39.5,gut'],
    ['Название\tКонус\tПолевой шпат\tМел\tКварц\tПримечание', 'Klar\t10\t40,5\t20\t39,5\tgut'],
  ])('is read in other languages: %s', (heading, row) => {
    const { recipes, problems } = readText(`${heading}\n${row}`)
    expect(recipes).toMatchObject([
      {
        name: 'Klar',
        fromConeId: 34,
        description: 'gut',
        components: [{ amount: 40.5 }, { amount: 20 }, { amount: 39.5 }],
      },
    ])
    expect(problems).toEqual([])
  })
})

describe('an ingredient in each row', () => {
  it('belongs to the recipe of the same name, or to the one above', () => {
    expect(
      read(
        'name;ingredient;amount',
        'Plain;Potash Feldspar;60',
        ';Silica;40',
        'Dark;Potash Feldspar;55,5',
        'Dark;Silica;44,5',
        'plain;Rutile;lots',
        'Dark;;3',
        'Dark;Tin Oxide;',
      ),
    ).toMatchObject({
      format: 'recipe-table',
      recipes: [
        ['Plain', '60 Potash Feldspar; 40 Silica'],
        ['Dark', '55.5 Potash Feldspar; 44.5 Silica; 3 Unnamed'],
      ],
      problems: [
        [6, 'amountNotNumeric', 'Rutile', 'lots'],
        [7, 'ingredientUnnamed', 'Unnamed', '3'],
        [8, 'amountNotNumeric', 'Tin Oxide', ''],
      ],
    })
  })

  it('may be an addition, by a column or a row of its own, or below the sum', () => {
    expect(
      read(
        'Recipe,Material,Amount,Addition',
        'One,Silica,60,no',
        'One,Whiting,40,',
        'One,Rutile,2,yes',
        'One,Tin Oxide,,4',
        'One,Zircopax,5,perhaps',
        'Two,Silica,60,',
        'Two,Whiting,40,',
        'Two,Total,100,',
        'Two,Rutile,2,',
        'Three,Silica,100,',
        'Three,Additions:,,',
        'Three,Rutile,3,',
        'Four,Silica,90,',
        'Four,Total,100,',
      ),
    ).toMatchObject({
      recipes: [
        ['One', '60 Silica; 40 Whiting; +2 Rutile; +4 Tin Oxide; 5 Zircopax'],
        ['Two', '60 Silica; 40 Whiting; +2 Rutile'],
        ['Three', '100 Silica; +3 Rutile'],
        ['Four', '90 Silica'],
      ],
      problems: [
        [6, 'cellNotRead', 'Addition', 'perhaps'],
        [15, 'wrongTotal', 'Total 100', 90],
      ],
    })
  })

  it('has its unit, and what is said of the recipe once or in each row', () => {
    expect(
      read(
        'Glaze,Ingredient,Qty,Unit,Cone,Notes,Tester,Price',
        'Blue,Silica,1.5,kg,6,thin,Test,3',
        ',Whiting,500,g,6,thin,Demo,4',
        ',Rutile,5,%,7,,,5',
        ',Dust,3,sacks,,,,',
      ),
    ).toMatchObject({
      recipes: [
        [
          'Blue, cone 6',
          '1500 Silica; 500 Whiting; +100.15 Rutile; 3 Dust',
          'thin\nTester: Test\nDemo',
        ],
      ],
      problems: [
        [1, 'columnAsNotes', 'Tester'],
        [1, 'columnNotRead', 'Price'],
        [4, 'cellNotRead', 'Cone', '7'],
        [5, 'cellNotRead', 'Unit', 'sacks'],
      ],
    })
  })

  it('makes one recipe where none is named, with the title as its name', () => {
    expect(
      read('Plain Clear', '', 'Material,Percent,Addition', 'Silica,60,', 'Whiting,40,', 'Tin,5,x'),
    ).toMatchObject({ recipes: [['Plain Clear', '60 Silica; 40 Whiting; +5 Tin']], problems: [] })
  })
})

it('has more than a thousand in a cell beside hundreds, and says how it was read', () => {
  const { recipes, problems } = read(
    'Recipe,Silica,Kaolin,Whiting',
    'Tenmoku,"1,200 g",500 g,300 g',
    'Celadon,"1,200",500,300',
  )
  expect(recipes).toEqual([
    ['Tenmoku', '1200 Silica; 500 Kaolin; 300 Whiting'],
    ['Celadon', '1200 Silica; 500 Kaolin; 300 Whiting'],
  ])
  expect(problems).toEqual([
    [2, 'twoMeanings', 'Silica', '1,200', 1200, 1.2],
    [3, 'twoMeanings', 'Silica', '1,200', 1200, 1.2],
  ])
})

it('has additions in a column headed so, and numbers that are no amounts', () => {
  expect(
    read('Recipe,Ingredient,Percent,Added', 'A,Silica,60,', 'A,EPK,40,', 'A,Rutile,1,yes').recipes,
  ).toEqual([['A', '60 Silica; 40 EPK; +1 Rutile']])
  expect(read('Tile #,Recipe,Silica,Kaolin,Batch no.', '7,A,10,90,3').recipes).toEqual([
    ['A', '10 Silica; 90 Kaolin', 'Tile #: 7\nBatch no.: 3'],
  ])
})

it('has ranges in its cells, of which the lower end is used', () => {
  const { recipes, problems } = read(
    'Recipe,Silica,Kaolin,Rutile',
    'Tenmoku,50,30,2-5 %',
    'Celadon,50,20 - 25,+2–3',
  )
  expect(recipes).toEqual([
    ['Tenmoku', '50 Silica; 30 Kaolin; 2 Rutile'],
    ['Celadon', '50 Silica; 20 Kaolin; +2 Rutile'],
  ])
  expect(problems).toEqual([
    [2, 'amountRange', 'Rutile', '2', '5'],
    [3, 'amountRange', 'Kaolin', '20', '25'],
    [3, 'amountRange', 'Rutile', '+2', '3'],
  ])
})

describe('a recipe in each column', () => {
  it('has the materials in the first', () => {
    expect(
      read(
        'Material,Plain (Test),Dark (g)',
        'Cone,10,9-10',
        'Potash Feldspar,40,45',
        'Silica,30,28',
        'Whiting,30,some',
        'Total,100,80',
        'Additions,,',
        'Red Iron Oxide,,8',
        'Fluxes,,',
        ',1,2',
        'Notes,Clear,',
      ),
    ).toMatchObject({
      format: 'recipe-table',
      recipes: [
        ['Plain (Test), cone 10', '40 Potash Feldspar; 30 Silica; 30 Whiting', 'Clear'],
        ['Dark, cone 9-10', '45 Potash Feldspar; 28 Silica; +8 Red Iron Oxide'],
      ],
      problems: [
        [5, 'amountNotNumeric', 'Whiting', 'some'],
        [6, 'wrongTotal', 'Total 80', 81],
        [9, 'rowNotRead', 'Fluxes'],
        [10, 'rowNotRead', '1, 2'],
      ],
    })
  })

  it('needs no heading above the materials, and names the columns without one', () => {
    expect(
      read('\tPlain\tCopper Red\t', '\t%\t%\tg', 'Silica\t60\t55\t5', 'Whiting\t40\t45\t6'),
    ).toMatchObject({
      recipes: [
        ['Plain', '60 Silica; 40 Whiting'],
        ['Copper Red', '55 Silica; 45 Whiting'],
      ],
      problems: [
        [1, 'columnNotRead', 'D'],
        [2, 'rowNotRead', '%, %, g'],
      ],
    })
  })
})

describe('a table without recipes', () => {
  it.each([
    ['Material,Price,Unit\nSilica,12,kg', 'Material, Price, Unit'],
    [
      'Glaze,Cone,Ingredient,Amount,Ingredient,Amount\nA,6,Silica,30,EPK,70',
      'Glaze, Cone, Ingredient, Amount, Ingredient, Amount',
    ],
    ['Name,Shrinkage,Absorption\nBody A,12,3', 'Name, Shrinkage, Absorption'],
    ['Oxide,Spar,Kaolin\nSiO2,65,47\nAl2O3,18,38', 'Oxide, Spar, Kaolin'],
  ])('is refused by its headings: %s', (text, headings) => {
    expect(read(text)).toMatchObject({
      format: 'recipe-table',
      recipes: [],
      problems: [[1, 'tableNotUnderstood', headings]],
    })
  })

  it('has analyses where its columns are oxides', () => {
    expect(read('Rohstoff;SiO2;Al2O3;LOI', 'Spat;64,8;18,3;0,1')).toMatchObject({
      format: 'glazy-csv',
      materials: [['Spat', { SiO2: 64.8, Al2O3: 18.3 }]],
    })
  })
})

it.each([
  'Shino\nNepheline Syenite, 45\nBall clay, OM4, 15\nSpodumene, 40',
  'Shino\tPercent\tBatch\nNepheline Syenite\t60\t600\nBall Clay\t40\t400',
  'Ingredient;Amount\nNepheline Syenite;60\nBall Clay;40',
  'the clear I use\nClear cone 10\n40 Potash Feldspar, 30 Silica, 20 Whiting, 10 Kaolin\n+ 1 Red Iron Oxide',
  'Clear\nPotash Feldspar 40, Silica 30, Whiting 20, Kaolin 10\n+ Red Iron Oxide 1',
  'Clear\n40 Feldspar, 30 Silica, 20 Whiting, 10 Kaolin\ncone 10, 2, 3',
  'Clear: Silica 40, Kaolin 20, Feldspar 40\nadd Rutile 5',
])('recipes as people write them are no tables: %j', (text) => {
  expect(readText(text)).toMatchObject({ format: 'free-text', recipes: [{}] })
})
