import { describe, expect, it } from 'vitest'
import { readText } from '../text/read-text.ts'

const RECIPES = `filetype = GlazeChem Glazes
version =  2

dbname  = Sample
I = |Two lines of
I = |introduction

name   = Test Clear
date   = 6/3/96
source = Own tests
type   = Clear
range  = 9 - 10
firetype     = Ox. or Red.
quality      = Satin matt
transparency = Transparent
xtals        = Small
tested    = Tested
by_vol    = n
batchsize = 0
constructor = kept
component = Potash Feldspar
amount    = 40
component = Silica
amount    = 59,5
addition  = Red Iron Oxide
addamount = 2
var = |Blue: + cobalt = 1
note = |First line
note = | second line

name   = Only a name

component = Silica
amount    = 100
component = Clay
amount    = some
component = Spar
amount    = -3
component = Whiting
addamount = 4
amount = 9
this line says nothing
`

describe('GlazeChem recipes', () => {
  const document = readText(RECIPES)
  const [clear, onlyName, nameless] = document.recipes

  it('reads every field, and keeps those the product has no place for', () => {
    expect(document.about).toEqual({
      dbname: 'Sample',
      i: 'Two lines of\nintroduction',
    })
    expect(clear).toMatchObject({
      name: 'Test Clear',
      line: 8,
      date: '1996-06-03',
      typeName: 'Clear',
      typeId: 470,
      coneText: '9 - 10',
      fromConeId: 33,
      toConeId: 34,
      atmosphereIds: [1, 3],
      surfaceId: 7,
      transparencyId: 4,
      description: 'First line\n second line',
      components: [
        { name: 'Potash Feldspar', amount: 40, isAdditional: false, line: 21 },
        { name: 'Silica', amount: 59.5, isAdditional: false, line: 23 },
        { name: 'Red Iron Oxide', amount: 2, isAdditional: true, line: 25 },
      ],
    })
    expect({ ...clear?.extra }).toEqual({
      source: 'Own tests',
      xtals: 'Small',
      tested: 'Tested',
      constructor: 'kept',
      var: 'Blue: + cobalt = 1',
    })
  })

  it('goes on with a record whose ingredients stand behind a blank line', () => {
    expect(onlyName).toMatchObject({ name: 'Only a name' })
    expect(onlyName?.components.map(({ name }) => name)).toEqual(['Silica', 'Whiting'])
    expect(nameless).toBeUndefined()
  })

  it('reports with the line what it leaves out', () => {
    expect(document.problems).toMatchObject([
      { line: 35, code: 'amountNotNumeric' },
      { line: 37, code: 'amountNegative' },
      { line: 41, code: 'amountWithoutName' },
      { line: 42, code: 'lineNotUnderstood' },
    ])
  })

  it('says why a recipe cannot be used', () => {
    const { recipes, problems } = readText(
      'name = A\n\nname = B\ncomponent = Silica\namount = x\n\nname = C\naddition = Tin\naddamount = 1',
    )
    expect(recipes.map((recipe) => recipe.skipReason)).toEqual([
      'noComponents',
      'noValidAmounts',
      undefined,
    ])
    expect(problems.map(({ line, code }) => [line, code])).toEqual([
      [1, 'noComponents'],
      [3, 'noValidAmounts'],
      [4, 'amountNotNumeric'],
    ])
  })

  it('keeps a cone and a date that it does not understand as text', () => {
    const { recipes, problems } = readText(
      'name = A\nrange = tepid\ndate = long ago\ncomponent = Silica\namount = 1',
    )
    expect(recipes[0]).toMatchObject({ coneText: 'tepid', extra: { date: 'long ago' } })
    expect(recipes[0]?.fromConeId).toBeUndefined()
    expect(problems.map(({ code }) => code)).toEqual(['unknownCone', 'unknownDate'])
  })
})

const MATERIALS = `filetype = GlazeChem Materials
version =  2

dbname  = Sample
cursym = $
costunit = 1

name      = Sample Spar
date      = 05/25/98
code      = ss
aka       = Sample Feldspar
akacode   =
type      = feldspar
mapto     = Potash Feldspar
formula   = % 3.0 Na2O  10.0 K2O  17.0 Al2O3  69.5 SiO2  0.5 LOI
density   = 162.5
available = y
costperlb = 0.25
annote = |Supplies K2O,
annote = |Al2O3, SiO2.
note = |Free text.

type = clay
density = heavy
`

describe('GlazeChem materials', () => {
  const { materials, about, problems } = readText(MATERIALS)

  it('reads every field', () => {
    expect(about).toEqual({ dbname: 'Sample', cursym: '$', costunit: '1' })
    expect(materials[0]).toMatchObject({
      kind: 'primitive',
      name: 'Sample Spar',
      date: '1998-05-25',
      otherNames: ['Sample Feldspar'],
      typeId: 20,
      parentName: 'Potash Feldspar',
      percent: { SiO2: 69.5, Al2O3: 17, Na2O: 3, K2O: 10 },
      loi: 0.5,
      density: 162.5,
      cost: 0.25,
      description: 'Free text.',
      extra: { code: 'ss', available: 'y', annote: 'Supplies K2O,\nAl2O3, SiO2.' },
    })
  })

  it('names a nameless material and keeps a wrong number as text', () => {
    expect(materials[1]).toMatchObject({ name: 'Imported Material 2', extra: { density: 'heavy' } })
    expect(problems.map(({ line, code }) => [line, code])).toEqual([
      [23, 'materialUnnamed'],
      [24, 'notANumber'],
    ])
  })
})

it('takes the name of an ingredient that was pasted with its figures, and says so', () => {
  const text = 'name = A\ncomponent = Ferro Frit 3124\t90.00\t16\namount = 3\n'
  const { recipes, problems } = readText(text)
  expect(recipes[0]?.components).toMatchObject([{ name: 'Ferro Frit 3124', amount: 3 }])
  expect(problems).toEqual([
    { line: 2, code: 'figuresBehindName', values: { name: 'Ferro Frit 3124', text: '90.00 16' } },
  ])
})

it.each([
  ['10R', 34, [3]],
  ['6 oxidation', 30, [1]],
  ['04 (ox. or red.)', 20, [1, 3]],
  ['Cone 6', 30, []],
])('reads the range %j with the firing behind it', (range, cone, atmospheres) => {
  const { recipes, problems } = readText(
    `name = A\nrange = ${range}\ncomponent = Silica\namount = 1\n`,
  )
  expect(recipes[0]).toMatchObject({ fromConeId: cone, toConeId: cone, atmosphereIds: atmospheres })
  expect(problems).toEqual([])
})
