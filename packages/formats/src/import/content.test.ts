import { describe, expect, it } from 'vitest'
import type { FoundMaterial, FoundRecipe } from '../record/document.ts'
import { readText } from '../text/read-text.ts'
import { isOffHundred, oddAmount, toContent as contentOf } from './content.ts'
import { namedMaterial } from './fields.ts'
import type { ReadFile } from './materials.ts'

const NOW = new Date('2026-05-01T00:00:00Z')
const toContent = (files: readonly ReadFile[]) => contentOf(files, NOW)

const file = (text: string, name = 'test.txt'): ReadFile => ({ name, document: readText(text) })

const recipe = (changes: Partial<FoundRecipe>): FoundRecipe => ({
  name: 'Test',
  otherNames: [],
  atmosphereIds: [],
  extra: {},
  line: 1,
  components: [],
  ...changes,
})
const component = (name: string, amount: number, id?: number) => ({
  name,
  amount,
  isAdditional: false,
  line: 1,
  ...(id !== undefined && { id }),
})
const document = (recipes: readonly FoundRecipe[], materials: readonly FoundMaterial[] = []) => ({
  format: 'unknown' as const,
  recipes,
  materials,
  problems: [],
})

describe('what files hold', () => {
  it('names every ingredient once, however it is written', () => {
    const { ingredients, recipes } = toContent([
      file('One\nEPK 40\nSilica 60\n***\nTwo\nepk 10\nSílica. 90\nadd\nRed Iron Oxide 2'),
    ])
    expect(ingredients.map(({ name, uses }) => [name, uses])).toEqual([
      ['EPK', 2],
      ['Silica', 2],
      ['Red Iron Oxide', 1],
    ])
    expect(recipes.map(({ name, baseTotal }) => [name, baseTotal])).toEqual([
      ['One', 100],
      ['Two', 100],
    ])
    expect(recipes[1]?.lines[2]).toMatchObject({ amount: 2, isAdditional: true })
  })

  it('finds what is made elsewhere in the files: by id in one file, by name in any', () => {
    const frit: FoundMaterial = {
      kind: 'primitive',
      name: 'Test Frit',
      otherNames: ['TF'],
      id: 7,
      atmosphereIds: [],
      percent: { SiO2: 100 },
      extra: {},
      line: 1,
    }
    const { ingredients } = toContent([
      {
        name: 'a.yaml',
        document: document(
          [
            recipe({ id: 1, name: 'Base', components: [component('Silica', 100)] }),
            recipe({ id: 2, components: [component('base', 90, 1), component('Other', 10, 7)] }),
          ],
          [frit],
        ),
      },
      { name: 'b.glz', document: document([recipe({ components: [component('tf', 1, 7)] })]) },
    ])
    expect(ingredients).toMatchObject([
      { name: 'Silica' },
      { name: 'base', recipe: 'r0' },
      { name: 'Other', material: { record: frit } },
      { name: 'tf', material: { record: frit } },
    ])
  })

  it('tells which recipes stand in them twice, whatever their batch and order', () => {
    const { recipes } = toContent([
      file('Clear\nSilica 30\nWhiting 20'),
      file('CLEAR\nWhiting 200\nSilica 300'),
      file('Clear\nSilica 31\nWhiting 20'),
      file('Clear\nSilica 30\nKaolin 20'),
    ])
    expect(recipes.map(({ isRepeated }) => isRepeated)).toEqual([false, true, false, false])
  })

  it('takes records with different ids for different ones', () => {
    const same = { name: 'Clear', components: [component('Silica', 1)] }
    const recipes = [1, 2, 1].map((id) => recipe({ ...same, id }))
    const content = toContent([{ name: 'x', document: document(recipes) }])
    expect(content.recipes.map(({ isRepeated }) => isRepeated)).toEqual([false, false, true])
  })

  it('says why a recipe cannot be imported, and in which line of which file something is wrong', () => {
    const { recipes, problems } = toContent([
      file('name = Empty\n\nname = Wrong\ncomponent = Silica\namount = much\n', 'two.glz'),
    ])
    expect(recipes.map(({ leftOut }) => leftOut)).toEqual(['noComponents', 'noValidAmounts'])
    expect(problems.every(({ file: name, line }) => name === 'two.glz' && line > 0)).toBe(true)
  })

  it('leaves out amounts of nothing, and recipes with more lines than there is room for', () => {
    const lines = Array.from({ length: 101 }, (_, at) => component(`Test ${at}`, 1))
    const { recipes, problems } = toContent([
      {
        name: 'x',
        document: document([
          recipe({ components: lines }),
          recipe({ components: [component('Silica', 0), component('Whiting', 1)] }),
          recipe({ components: [component('Silica', 5e9)] }),
        ]),
      },
    ])
    expect(recipes[0]?.leftOut).toBe('tooManyLines')
    expect(recipes[1]?.lines.map(({ name }) => name)).toEqual(['Whiting'])
    expect(recipes[2]?.leftOut).toBe('amountTooLarge')
    expect(problems).toEqual([
      { file: 'x', line: 1, code: 'amountZero', values: { name: 'Silica' } },
    ])
  })
})

it('brings what does not fit within bounds, and says so', () => {
  const long = 'x'.repeat(300)
  const frit: FoundMaterial = {
    kind: 'primitive',
    name: long,
    otherNames: [],
    atmosphereIds: [],
    percent: { SiO2: 60, K2O: 5e9, Na2O: -1, CaO: 0 },
    loi: 140,
    typeId: 460,
    extra: {},
    line: 3,
  }
  const short = { ...frit, name: 'Cu', percent: {}, loi: 0, line: 9 }
  const later = { name: long, date: '2099-01-01', fromConeId: 9, toConeId: 3, typeId: 20 }
  const days = [{ dateModified: '1899-12-31' }, { date: '2026-05-01' }].map(recipe)
  const { recipes, materials, problems } = toContent([
    { name: 'x', document: document([recipe(later), ...days], [frit, short]) },
  ])
  expect(recipes[0]?.fields).toMatchObject({ date: null, fromConeId: 3, toConeId: 9, typeId: null })
  expect(recipes[0]?.fields.name).toHaveLength(255)
  expect(recipes[2]?.fields.date).toBe('2026-05-01')
  expect(materials).toHaveLength(1)
  expect(materials[0]?.fields).toMatchObject({ percent: { SiO2: 60 }, loi: null, typeId: null })
  expect(materials[0]?.fields.name).toHaveLength(100)
  const name = `${'x'.repeat(59)}…`
  const max = 1_000_000
  expect(problems.map(({ line, code, values }) => [line, code, values])).toEqual([
    [1, 'fieldTooLong', { name, field: 'name', max: 255 }],
    [1, 'dateRange', { name, date: '2099-01-01', year: '1900' }],
    [1, 'dateRange', { name: 'Test', date: '1899-12-31', year: '1900' }],
    [3, 'oxideRange', { name, oxide: 'K2O', amount: 5e9, max }],
    [3, 'oxideRange', { name, oxide: 'Na2O', amount: -1, max }],
    [3, 'figureRange', { name, field: 'loi', amount: 140, min: -100, max: 100 }],
    [3, 'fieldTooLong', { name, field: 'name', max: 100 }],
    [9, 'nameTooShort', { name: 'Cu', min: 3 }],
  ])
})

it('amounts are off when the base misses 100 by more than rounding', () => {
  const { recipes } = toContent([
    file('A\nSilica 60\nWhiting 39.97\n***\nB\nSilica 60\nWhiting 39\n***\nC\n+ Rutile 4'),
  ])
  expect(recipes.map(isOffHundred)).toEqual([false, true, false])
})

it('an addition that outweighs the glaze is a slip', () => {
  const { recipes } = toContent([
    file('A\nSilica 100\nadd\nRutile 3496\n***\nB\nSilica 10\nadd\nStain 12'),
  ])
  expect(recipes.map(oddAmount)).toEqual([3496, undefined])
})

describe('names that would harm a list or a terminal', () => {
  it('lose what is no visible character of a line, and that is said', () => {
    const name = 'Test\u001b[2J \u202eClear'
    const lines = [component('Sil\u0007ica', 60), component('\u200b', 40)]
    const records = document([
      recipe({ name, description: 'One\nTwo\u001b', components: lines }),
      recipe({ name: '\u200b', components: lines }),
    ])
    const { recipes, problems } = toContent([{ name: 'test', document: records }])
    expect(recipes.map(({ fields }) => fields.name)).toEqual(['Test[2J Clear', 'Unnamed'])
    expect(recipes[0]?.fields.description).toBe('One\nTwo')
    expect(problems.map(({ code, values }) => [code, values])).toEqual([
      ['fieldCleaned', { name: 'Test·[2J ·Clear', field: 'name' }],
      ['fieldCleaned', { name: 'Test·[2J ·Clear', field: 'description' }],
      ['fieldCleaned', { name: '·', field: 'name' }],
    ])
    expect(namedMaterial('Sil\u0007ica').name).toBe('Silica')
    expect(namedMaterial('\u200b').name).toBe('Unnamed')
  })

  it('keep five marks on a letter, and more are told', () => {
    const heap = '\u0334\u0335\u0336\u0337\u0338'
    const records = document([
      recipe({ name: `Te${heap}${heap}st`, components: [component('Silica', 1)] }),
    ])
    const { recipes, problems } = toContent([{ name: 'test', document: records }])
    expect(recipes.map(({ fields }) => fields.name)).toEqual([`Te${heap}st`])
    expect(problems.map(({ code }) => code)).toEqual(['fieldCleaned'])
  })
})
