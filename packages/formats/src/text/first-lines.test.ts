import { describe, expect, it } from 'vitest'
import { listRecipes } from '../testing/list-recipes.ts'
import { readText } from './read-text.ts'

describe('a first line with a figure', () => {
  const below = 'Custer 45\nSilica 20\nWhiting 10'
  it.each([
    ['of clay, apart', `Hilltop Clay 30\n\n${below}`],
    ['of clay in another language', `Lehm vom Hof 30\n\n${below}`],
    ['of no known name, apart', `Maple Ridge 30\n\n${below}`],
    ['of much clay', `Hilltop Clay 300\n\n${below}`],
    ['of most of a glaze', `Clear base 180\n${below}`],
  ])('is an ingredient %s', (_, text) => {
    const [first = ''] = text.split('\n')
    const [, name = '', amount = ''] = /^(.*) (\d+)$/.exec(first) ?? []
    expect(listRecipes(text)).toEqual([
      `Imported Recipe 1 | ${amount} ${name} | 45 Custer | 20 Silica | 10 Whiting`,
    ])
  })

  it.each([
    ['dwarfs the others', 'Leach 4321\nCuster 40.5\nSilica 30\nWhiting 20\nEPK 10.2'],
    ['dwarfs the others', 'Leach 4321\nCuster 45\nSilica 25\nWhiting 20\nEPK 12'],
    ['is called as glazes are', 'Celadon 2\nCuster 45\nSilica 25\nWhiting 20'],
    ['is called as glazes are', 'Weiß matt 12\nCuster 45\nSilica 25\nWhiting 20'],
    ['is numbered', 'Harbor No. 7\nCuster 45\nSilica 25\nWhiting 20'],
    ['has no unit', 'Harbor 7\nCuster 4 lb\nSilica 2 lb\nWhiting 1 lb'],
    ['has no tab', 'Harbor 7\nCuster\t45\nSilica\t25\nWhiting\t20'],
    ['begins with 0', 'Harbor 04\nCuster 45\nSilica 25\nWhiting 20'],
    ['is the other way round', '06 Harbor\nCuster 45\nSilica 25\nWhiting 20'],
    ['leaves a hundred before colorants', 'Blue slip 6\nCuster 50\nSilica 30\nWhiting 20\nRIO 6'],
    ['is small and apart', 'Harbor 5\n\nCuster 45\nSilica 25\nWhiting 20'],
  ])('is the name where it %s: %j', (_, text) => {
    const { recipes } = readText(text)
    expect(recipes[0]?.name).toBe(text.split('\n')[0])
    expect(recipes[0]?.components.map(({ name }) => name).slice(0, 3)).toEqual([
      ...['Custer', 'Silica', 'Whiting'],
    ])
  })

  it.each([
    ['2% Rutile', '+2 Rutile'],
    ['Rutile 2%', '+2 Rutile'],
    ['Zinnoxid 5 %', '+5 Zinnoxid'],
    ['Hilltop Clay 4%', '+4 Hilltop Clay'],
    ['Rutile 2', '2 Rutile'],
    ['RIO 10 g', '10 RIO'],
    ['Kaolin 250 g', '250 Kaolin'],
  ])('is an ingredient above a whole where it is of a material or weighed: %j', (first, found) => {
    expect(listRecipes(`${first}\nCuster 45\nSilica 30\nWhiting 25`)).toEqual([
      `Imported Recipe 1 | ${found} | 45 Custer | 30 Silica | 25 Whiting`,
    ])
  })

  it.each([
    ['is called as glazes are', 'Tenmoku 10%', 'Custer 45\nSilica 30\nWhiting 25\nRIO 10'],
    [
      'says how much is made',
      'Clear glaze - 10,000 g',
      'Spar 4,500 g\nSilica 2,500 g\nWhiting 3,000 g\nRIO 250 g',
    ],
    ['names one of them', 'Wood Ash 50%', 'Wood Ash 50\nCuster 50'],
    ['is of no material', 'Copper Red 2%', 'Custer 45\nSilica 30\nWhiting 25'],
    ['is of no material', 'Harbor 3%', 'Custer 45\nSilica 30\nWhiting 25\nRIO 10'],
    ['weighs what they do', 'Harbor 1000 g', 'Custer 450 g\nSilica 300 g\nWhiting 250 g'],
    ['weighs what they do', 'Harbor 1 kg', 'Custer 450 g\nSilica 300 g\nWhiting 250 g'],
    ['weighs what they do', 'Harbor 1.000 g', 'Custer 333.3 g\nSilica 333.4 g\nWhiting 333.3 g'],
    ['says how much is made of parts', 'Harbor 500 g', 'Custer 45\nSilica 30\nWhiting 25'],
    ['says how much is made of parts', 'Celadon 5 kg', 'Custer 42\nSilica 30\nWhiting 20'],
    ['says how much is made of parts', 'Hilltop Slip 500 g', 'Custer 45\nSilica 30\nWhiting 25'],
  ])('in a unit is the name where it %s: %j', (_, first, others) => {
    const [recipe] = readText(`${first}\n${others}`).recipes
    expect([recipe?.name, recipe?.components.length]).toEqual([first, others.split('\n').length])
  })

  it('keeps the unit of the others as it is', () => {
    expect(listRecipes('Harbor 7\nCuster 4 lb\nSilica 2 lb')).toEqual([
      'Harbor 7 | 4 Custer | 2 Silica',
    ])
  })

  it('is the name of a second recipe, too', () => {
    expect(
      listRecipes('Celadon 2\nSpar 40\nSilica 60\n\nHarbor 3\nSpar 50\nSilica 50\nAdd\nRutile 4'),
    ).toEqual(['Celadon 2 | 40 Spar | 60 Silica', 'Harbor 3 | 50 Spar | 50 Silica | +4 Rutile'])
  })

  it.each([
    ['Tenmoku 1 kg', 'Spar 500\nQuartz 300\nChalk 200', '500 Spar | 300 Quartz | 200 Chalk'],
    ['Harbor 1000 g', 'Spar 500 g\nQuartz 300 g\nChalk 200 g', '500 Spar | 300 Quartz | 200 Chalk'],
    ['Harbor 500 g', 'Spar 50\nQuartz 30\nChalk 20', '50 Spar | 30 Quartz | 20 Chalk'],
  ])('is the name of a second recipe with the weight of a batch, too: %j', (name, below, found) => {
    const above = 'Rutile 2%\nCuster 45\nSilica 30\nWhiting 25'
    expect(listRecipes(`${above}\n\n${name}\n${below}`)).toEqual([
      'Imported Recipe 1 | +2 Rutile | 45 Custer | 30 Silica | 25 Whiting',
      `${name} | ${found}`,
    ])
  })

  it('is the name below a greeting, too', () => {
    expect(
      listRecipes('Hi all, my favorite:\n\nCeladon 2\n\nCuster 45\nSilica 25\nWhiting 20'),
    ).toEqual(['Celadon 2 | 45 Custer | 25 Silica | 20 Whiting'])
  })
})

it.each([
  ['Batch #12', 'Celadon', 'Batch #12'],
  ['Recipe 2', 'Celadon', 'Recipe 2'],
  ['Rezept #2:', 'Celadon', 'Rezept #2'],
  ['Batch 1000', 'Celadon 2', 'Batch 1000'],
  ['SG 1.45', 'Harbor', 'Imported Recipe 1'],
])('%j is no name above %j, and above ingredients it is %j', (line, name, other) => {
  const nameOf = (text: string) => readText(text).recipes[0]?.name
  const below = 'Custer 45\nSilica 30\nWhiting 25'
  expect(nameOf(`${line}\n${name}\n${below}`)).toBe(name)
  expect(nameOf(`${line}\n${below}`)).toBe(other)
})
