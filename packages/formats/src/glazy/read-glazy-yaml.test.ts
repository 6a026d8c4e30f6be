import { describe, expect, it } from 'vitest'
import { readText } from '../text/read-text.ts'
import { writeGlazyYaml } from './write-glazy-yaml.ts'

const DUMP = `-
  ID: 77
  Parent ID: 70
  Name: 'Potter''s Clear'
  Other Names: 'Clear, No. 5'
  Created By:
    Name: 'Someone'
    ID: 5
  Date Created: '2020-03-05'
  Date Modified: '2020-03-06'
  Type: 'Recipe'
  State: 'Testing'
  Subtype: 'Glaze - Clear'
  Cone: '5 1/2 - 6'
  Surface: 'Glossy'
  Transparency: 'Transparent'
  Atmospheres: ['Oxidation', 'Salt & Soda']
  Country: 'France'
  Description: 'One: two # three "four"'
  Ingredients:
    -
      ID: 3
      Name: 'Silica'
      Percentage: 60
    -
      ID: 8
      Name: 'Red Iron Oxide'
      Percentage: 2.5
      Additional: true
  Percent Analysis:
    SiO2: 96.7742
    Y2O3: 0.5
    LOI: -0.25
-
  ID: 3
  Name: 'Silica'
  Type: 'Material'
  State: 'Draft'
  Subtype: 'Silica'
  Percent Analysis:
    SiO2: 100
    LOI: 0
-
  ID: 4
  Name: 'Old Jar'
  Type: 'Analysis'
  Cone: '10'
  Colour: 'green'
`

describe('Glazy YAML', () => {
  const { recipes, materials, problems } = readText(DUMP)

  it('reads every field of a recipe', () => {
    expect(recipes).toMatchObject([
      {
        id: 77,
        parentId: 70,
        name: "Potter's Clear",
        otherNames: ['Clear, No. 5'],
        author: 'Someone',
        authorId: 5,
        date: '2020-03-05',
        dateModified: '2020-03-06',
        stateId: 1,
        typeName: 'Glaze - Clear',
        typeId: 470,
        coneText: '5 1/2 - 6',
        fromConeId: 29,
        toConeId: 30,
        surfaceId: 8,
        transparencyId: 4,
        atmosphereIds: [1, 4],
        description: 'One: two # three "four"',
        components: [
          { id: 3, name: 'Silica', amount: 60, isAdditional: false, line: 22 },
          { id: 8, name: 'Red Iron Oxide', amount: 2.5, isAdditional: true, line: 26 },
        ],
        percent: { SiO2: 96.7742 },
        loi: -0.25,
        extra: { 'Percent Analysis: Y2O3': '0.5' },
      },
    ])
    expect(problems).toMatchObject([{ line: 32, code: 'unknownOxide' }])
  })

  it('tells materials from analyses and keeps unknown values and fields', () => {
    expect(materials).toMatchObject([
      { kind: 'primitive', id: 3, typeId: 32, extra: { State: 'Draft' }, percent: { SiO2: 100 } },
      { kind: 'analysis', id: 4, fromConeId: 34, extra: { Colour: 'green' } },
    ])
  })

  it('reads the same from YAML that another program wrote', () => {
    const text = `%YAML 1.2
---
# a comment
- ID: 77
  Name: "Potter's \\x43lear" # why not
  Type: Recipe
  Cone: 06
  Description: >-
    folded
    text
  Atmospheres: &all
    - Oxidation
    - Reduction
  Ingredients:
  - {ID: 3, Name: Silica, Percentage: "60,5"}
  - Name: Tin Oxide
    Percentage: 5
    Additional: yes
  Old: *all
`
    const found = readText(text)
    expect(found.problems).toEqual([])
    expect(found.recipes).toMatchObject([
      {
        name: "Potter's Clear",
        coneText: '06',
        fromConeId: 17,
        description: 'folded text',
        atmosphereIds: [1, 3],
        components: [
          { id: 3, name: 'Silica', amount: 60.5, line: 15 },
          { name: 'Tin Oxide', amount: 5, isAdditional: true, line: 16 },
        ],
        extra: { Old: 'Oxidation; Reduction' },
      },
    ])
  })

  it('reads a single record, and records below a name', () => {
    const ingredients = 'Ingredients:\n  - Name: Silica\n    Percentage: 1\n'
    expect(readText(`Name: One\nType: Recipe\n${ingredients}`).recipes).toHaveLength(1)
    expect(readText('{"items": [{"Name": "One", "Type": "Material"}]}').materials).toMatchObject([
      { name: 'One' },
    ])
  })

  it('goes on behind a broken record', () => {
    const found = readText(
      "-\n  Name: 'A'\n  Type: 'Material'\n-\n  Name: 'B\n-\n  Name: 'C'\nstray\n",
    )
    expect(found.materials.map(({ name }) => name)).toEqual(['A', 'Imported Material 2', 'C'])
    expect(found.problems.map(({ line, code }) => [line, code])).toEqual([
      [5, 'brokenYaml'],
      [5, 'materialUnnamed'],
      [8, 'lineNotUnderstood'],
    ])
  })

  it('reports what is missing or no number', () => {
    const found = readText(
      "-\n  ID: 'x'\n  Type: 'Recipe'\n  Ingredients:\n    -\n      ID: 5\n      Name: ''\n      Percentage: 1\n    -\n      Name: 'Tin'\n    - 'Zinc'\n",
    )
    expect(found.recipes).toMatchObject([
      { name: 'Imported Recipe 1', components: [{ name: 'Material 5' }], extra: { ID: 'x' } },
    ])
    expect(found.problems.map(({ line, code }) => [line, code])).toEqual([
      [2, 'notAWholeNumber'],
      [6, 'ingredientUnnamed'],
      [10, 'amountNotNumeric'],
      [11, 'notARecord'],
    ])
  })
})

it('reads the tags and the specific gravity that it writes', () => {
  const item = (more: object) => ({
    name: 'Liner',
    otherNames: [],
    atmosphereIds: [],
    extra: {},
    line: 1,
    components: [],
    ...more,
  })
  for (const tags of [['winter class', 'it’s “mine”'], ['matte']]) {
    const text = writeGlazyYaml([item({ tags, specificGravity: 1.45 })])
    const [recipe] = readText(text).recipes
    expect(recipe).toMatchObject({ tags, specificGravity: 1.45, extra: {} })
  }
})

it('says of a density or a cost that is no number what it says of it in a CSV', () => {
  const told = ({ problems }: ReturnType<typeof readText>) =>
    problems.map(({ code, values }) => [code, values])
  const yaml = readText("-\n  Type: 'Material'\n  Name: 'Clay'\n  Density: 'heavy'\n")
  expect(yaml.materials).toMatchObject([{ name: 'Clay', extra: { Density: 'heavy' } }])
  expect(told(yaml)).toEqual([['notANumber', { key: 'Density', text: 'heavy' }]])
  const csv = readText('name,is_primitive,density,SiO2_percent\nClay,1,heavy,60')
  expect(csv.materials).toMatchObject([{ name: 'Clay', extra: { density: 'heavy' } }])
  expect(told(csv)).toContainEqual(['notANumber', { key: 'density', text: 'heavy' }])
})
