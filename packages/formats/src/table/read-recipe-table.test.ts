import { describe, expect, it } from 'vitest'
import { readTable } from '../testing/read-table.ts'
import { readText } from '../text/read-text.ts'

describe('an ingredient in each row', () => {
  it('belongs to the recipe of the same name, or to the one above', () => {
    expect(
      readTable(
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
      readTable(
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
      readTable(
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
      readTable(
        'Plain Clear',
        '',
        'Material,Percent,Addition',
        'Silica,60,',
        'Whiting,40,',
        'Tin,5,x',
      ),
    ).toMatchObject({ recipes: [['Plain Clear', '60 Silica; 40 Whiting; +5 Tin']], problems: [] })
  })
})

describe('a recipe in each column', () => {
  it('has the materials in the first', () => {
    expect(
      readTable(
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
      readTable('\tPlain\tCopper Red\t', '\t%\t%\tg', 'Silica\t60\t55\t5', 'Whiting\t40\t45\t6'),
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
    expect(readTable(text)).toMatchObject({
      format: 'recipe-table',
      recipes: [],
      problems: [[1, 'tableNotUnderstood', headings]],
    })
  })

  it('has analyses where its columns are oxides', () => {
    expect(readTable('Rohstoff;SiO2;Al2O3;LOI', 'Spat;64,8;18,3;0,1')).toMatchObject({
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
