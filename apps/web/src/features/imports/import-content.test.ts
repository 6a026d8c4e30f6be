import type { FoundMaterial, FoundRecipe } from '@glazy/formats/record/document'
import { readText } from '@glazy/formats/text/read-text'
import { describe, expect, it } from 'vitest'
import { isOffHundred, oddAmount, type ReadFile, toContent } from './import-content.ts'

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
      { name: 'Other', material: frit },
      { name: 'tf', material: frit },
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

  it('says why a recipe cannot be imported, and in which line of which file something is wrong', () => {
    const { recipes, problems } = toContent([
      file('name = Empty\n\nname = Wrong\ncomponent = Silica\namount = much\n', 'two.glz'),
    ])
    expect(recipes.map(({ leftOut }) => leftOut)).toEqual(['noComponents', 'noValidAmounts'])
    expect(problems.every(({ file: name, line }) => name === 'two.glz' && line > 0)).toBe(true)
  })

  it('leaves out amounts of nothing, and recipes with more lines than there is room for', () => {
    const lines = Array.from({ length: 101 }, (_, at) => component(`Test ${at}`, 1))
    const { recipes } = toContent([
      {
        name: 'x',
        document: document([
          recipe({ components: lines }),
          recipe({ components: [component('Silica', 0), component('Whiting', 1)] }),
        ]),
      },
    ])
    expect(recipes[0]?.leftOut).toBe('tooManyLines')
    expect(recipes[1]?.lines.map(({ name }) => name)).toEqual(['Whiting'])
  })
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
