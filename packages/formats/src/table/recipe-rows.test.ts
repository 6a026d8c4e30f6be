import { describe, expect, it } from 'vitest'
import { readTable } from '../testing/read-table.ts'
import { readText } from '../text/read-text.ts'

describe('a recipe in each row', () => {
  it('has a material in each column', () => {
    expect(
      readTable(
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
    expect(readTable(head, 'Clear;1,200;0,5;0,25').recipes).toEqual([
      ['Clear', '1.2 Potash Feldspar; 0.5 Whiting; 0.25 Silica'],
    ])
    expect(readTable(head, 'Clear;1,200;500.5;250').recipes).toEqual([
      ['Clear', '1200 Potash Feldspar; 500.5 Whiting; 250 Silica'],
    ])
    expect(readTable(head, 'Clear;1,200 g;500 g;250 g')).toMatchObject({
      recipes: [['Clear', '1200 Potash Feldspar; 500 Whiting; 250 Silica']],
      problems: [[2, 'twoMeanings', 'Potash Feldspar', '1,200', 1200, 1.2]],
    })
  })

  it('has a decimal comma where semicolons stand between cells and nothing speaks against it', () => {
    const head = 'Name;Potash Feldspar;Whiting;SG'
    const unclear = (text: string, amount: number, other: number) => [
      [2, 'twoMeanings', 'Potash Feldspar', text, amount, other],
    ]
    expect(readTable(head, 'Clear;1,200;50;')).toMatchObject({
      recipes: [['Clear', '1.2 Potash Feldspar; 50 Whiting']],
      problems: [],
    })
    expect(readTable(head, 'Clear;1,200;500;')).toMatchObject({
      problems: unclear('1,200', 1200, 1.2),
    })
    expect(readTable(head, 'Clear;28,500;71,500;')).toMatchObject({
      recipes: [['Clear', '28.5 Potash Feldspar; 71.5 Whiting']],
      problems: [
        ...unclear('28,500', 28.5, 28500),
        [2, 'twoMeanings', 'Whiting', '71,500', 71.5, 71500],
      ],
    })
    expect(readTable(head, 'Clear;1,200;500;1.45')).toMatchObject({
      recipes: [['Clear', '1200 Potash Feldspar; 500 Whiting']],
      problems: [],
    })
    expect(readTable(head, 'Clear;1,200;1.500;')).toMatchObject({
      problems: unclear('1,200', 1.2, 1200),
    })
    expect(readTable(head, 'Clear;1,200;40.5;1,45')).toMatchObject({
      problems: unclear('1,200', 1.2, 1200),
    })
    for (const sign of ['\t', ',']) {
      const lines = [head, 'Clear;"1,200";50;'].map((line) => line.replaceAll(';', sign))
      expect(readTable(...lines)).toMatchObject({ problems: unclear('1,200', 1.2, 1200) })
    }
  })

  it('tells what stands in the other columns, and of which it is not sure', () => {
    expect(
      readTable(
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
      readTable('Name;Silica;Whiting;+ Rutile;Zircopax (add);Fe2O3', 'White;60;40;2,5;10;1'),
    ).toMatchObject({
      recipes: [['White', '60 Silica; 40 Whiting; +2.5 Rutile; +10 Zircopax; 1 Fe2O3']],
      problems: [],
    })
  })

  it('leaves out what its ingredients come to', () => {
    expect(
      readTable('Name,Silica,Potash Feldspar,SiO2,Al2O3,LOI,SiO2:Al2O3', 'Clear,40,60,80,11,1,7'),
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
    expect(readTable('Name,Silica,Kaolin,LOI', 'Clear,40,60,8')).toMatchObject({
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

it('has more than a thousand in a cell beside hundreds, and says how it was read', () => {
  const { recipes, problems } = readTable(
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
    readTable('Recipe,Ingredient,Percent,Added', 'A,Silica,60,', 'A,EPK,40,', 'A,Rutile,1,yes')
      .recipes,
  ).toEqual([['A', '60 Silica; 40 EPK; +1 Rutile']])
  expect(readTable('Tile #,Recipe,Silica,Kaolin,Batch no.', '7,A,10,90,3').recipes).toEqual([
    ['A', '10 Silica; 90 Kaolin', 'Tile #: 7\nBatch no.: 3'],
  ])
})

it('has ranges in its cells, of which the lower end is used', () => {
  const { recipes, problems } = readTable(
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
