import { formatConeRange } from '@glazy/ceramics/firing/cones'
import { describe, expect, it } from 'vitest'
import { readPosts } from '../testing/judge-posts.ts'
import { LATER_POSTS } from '../testing/later-posts.ts'
import { readText } from './read-text.ts'

it.each(readPosts(LATER_POSTS))('reads $post.text', ({ post, found, recipes: [recipe] }) => {
  expect(found).toEqual(post.reading)
  if (post.cone !== undefined)
    expect(formatConeRange(recipe?.fromConeId, recipe?.toConeId)).toBe(post.cone)
})

describe('what cannot be read is told, and no figure of it is an amount', () => {
  const told = (line: string) => {
    const { recipes, problems } = readText(`Clear\nSpar 60\nSilica 40\n${line}`)
    return [recipes[0]?.components.length, problems.map(({ code }) => code)]
  }

  it.each([
    ['Rutile 4 $1.20'],
    ['Rutile 4.00 €1.20'],
    ['For blue add cobalt carbonate 1'],
    ['Für Blau: Zusatz Kobaltoxid 1'],
    ['For 1000 g of base add cobalt 10'],
    ['2:1 ash and clay'],
    ['Add: RIO 8 for tenmoku'],
  ])('%s', (line) => {
    expect(told(line)).toEqual([2, ['lineKept']])
  })

  it('names an amount that is one of several materials', () => {
    expect(told('20 % each of talc, tin and rutile')).toEqual([3, ['severalIngredients']])
  })
})

it('reads points between thousands beside whole hundreds of grams, which is told', () => {
  const { recipes, problems } = readText('Ash\nAsh 1.250 g\nSpar 2.500 g\nClay 750 g')
  expect(recipes[0]?.components.map(({ amount }) => amount)).toEqual([1250, 2500, 750])
  expect(problems.map(({ code }) => code)).toEqual(['twoMeanings', 'twoMeanings'])
  const fine = readText('Ash\nAsh 1.250 g\nSpar 2.5 g\nClay 750 g')
  expect(fine.recipes[0]?.components.map(({ amount }) => amount)).toEqual([1.25, 2.5, 750])
})

it.each([
  ['Rutile:+5', '+5 Rutile'],
  ['Cobalt:.5', '0.5 Cobalt'],
  ['Cobalt-.5', '0.5 Cobalt'],
  ['Cobalt.5', '0.5 Cobalt'],
  ['Cobalt-0,5', '0.5 Cobalt'],
  ['Frit 3134-20', '20 Frit 3134'],
])('a plus, a point or a comma beside a sign without a space is kept: %s', (line, expected) => {
  const { found } = readPosts([
    { text: `Spar:40\nSilica:30\nWhiting:30\n${line}`, reading: [] },
  ])[0]!
  expect(found[0]?.at(-1)).toBe(expected)
})

it.each([
  ['Celadon, cone 9, reduction', 'Celadon', '9', [3]],
  ['Seladon, Kegel 9, Reduktion', 'Seladon', '9', [3]],
  ['Céladon ^9-10 (red.)', 'Céladon', '9 - 10', [3]],
  ['Céladon – cône 10 (réduction)', 'Céladon', '10', [3]],
  ['Night Blue cone 6 (Test)', 'Night Blue (Test)', '6', []],
  ['Tenmoku cone 6, red', 'Tenmoku, red', '6', []],
  ['Celadon cone 10 (reduction cooled)', 'Celadon (reduction cooled)', '10', []],
])('no cone that is in a name is lost, nor its firing behind a sign: %s', (line, ...expected) => {
  const [recipe] = readText(`${line}\nSpar 60\nSilica 40`).recipes
  const cone = formatConeRange(recipe?.fromConeId, recipe?.toConeId)
  expect([recipe?.name, cone, recipe?.atmosphereIds]).toEqual(expected)
})

it('a cone with a colon is no ingredient among those with colons', () => {
  const [recipe] = readText('Clear\nCone:6\nSpar:60\nSilica:40').recipes
  expect(formatConeRange(recipe?.fromConeId, recipe?.toConeId)).toBe('6')
  expect(recipe?.coneText).toBe('6')
})

it('calcium is no “circa”', () => {
  const { recipes } = readText('Feldespato 70\nCarbonato Ca 20\nSílice ca 10')
  expect(recipes[0]?.components.map(({ name }) => name)).toEqual([
    'Feldespato',
    'Carbonato Ca',
    'Sílice',
  ])
})

it('only a number or a letter by itself counts recipes', () => {
  const read = (text: string) => readText(text).recipes.map(({ components }) => components.length)
  expect(read('Glaze 90\nZircopax 10')).toEqual([2])
  expect(read('Spar 60\nSilica 40\nGlazed\nSpar 7\nTalc 3')).toEqual([4])
  expect(read('Spar 60\nSilica 40\nGlaze B\nSpar 7\nTalc 3')).toEqual([2, 2])
})

it('what is added to a kilogram has its point before decimals', () => {
  const { recipes } = readText('Spar 600 g\nSilica 400 g\nRIO 20 g\nCobalt carb 1.125 g')
  expect(recipes[0]?.components.at(-1)?.amount).toBe(1.125)
})

it('parts of numbered frits are no numbered rows', () => {
  const { found } = readPosts([{ text: '1 Frit 3134\n2 Frit 3124\n3 Mason 6600', reading: [] }])[0]!
  expect(found[0]?.slice(1)).toEqual(['1 Frit 3134', '2 Frit 3124', '3 Mason 6600'])
})

it.each(['P4', 'SE 14'])('%s is the name of amounts behind dashes', (name) => {
  const [recipe] = readText(`${name}\nSpar-40\nSilica-33\nKaolin-31\nTin-5`).recipes
  expect([recipe?.name, recipe?.components.length]).toEqual([name, 4])
})

it('grams to a thousandth beside whole ones stay grams', () => {
  const { recipes, problems } = readText('Clear\nBorax 625 g\nKaolin 416.625 g\nSilica 20.375 g')
  expect(recipes[0]?.components.map(({ amount }) => amount)).toEqual([625, 416.625, 20.375])
  expect(problems).toEqual([])
})
