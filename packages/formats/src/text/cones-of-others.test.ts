import { formatConeRange } from '@glazy/ceramics/firing/cones'
import { withPlainFigures } from '@glazy/ceramics/plain-figures'
import { expect, it } from 'vitest'
import { describeRecord } from '../record/describe-record.ts'
import { readText } from './read-text.ts'

const BASE = 'Feldspat 50\nQuarz 25\nKreide 15\nKaolin 10'

function read(text: string) {
  const { recipes, problems } = readText(text)
  const [recipe] = recipes
  if (!recipe) throw new Error('no recipe')
  return {
    recipe,
    ingredients: recipe.components.map(({ amount, name }) => `${amount} ${name}`),
    cone: formatConeRange(recipe.fromConeId, recipe.toConeId),
    told: problems.map(({ code }) => code),
  }
}

const INGREDIENTS = ['50 Feldspat', '25 Quarz', '15 Kreide', '10 Kaolin']

it.each([
  ...['SK8', 'SK 8', 'SK-8', 'SK 8a', 'SK-8 酸化', 'SK9 1280℃ 還元焼成', 'ＳＫ８'],
  ...['Segerkegel 6a', 'Segerkegel 05a', 'Seger-Kegel 8, oxidierend', 'Kegel 6a', 'cono Seger 8'],
  ...['ゼーゲルコーン8番', 'ゼーゲルコーン ８', 'SK 8〜9', 'ЗК 8', 'Staffordshire cone 8'],
])('keeps %s as words, and says that it is not a cone of ours', (line) => {
  const { recipe, ingredients, cone, told } = read(`Seladon\n${line}\n${BASE}`)
  expect(ingredients).toEqual(INGREDIENTS)
  expect(cone).toBe('')
  expect(told).toContain('otherCone')
  expect(describeRecord(recipe)).toContain(withPlainFigures(line))
})

it.each(['透明釉 SK8', '透明釉 SK 8', 'Seladon Segerkegel 6a', 'Seladon (Kegel 8 Seger)'])(
  'keeps it in the name %s',
  (name) => {
    const { recipe, ingredients, cone, told } = read(`${name}\n${BASE}`)
    expect(recipe.name).toBe(name)
    expect(ingredients).toEqual(INGREDIENTS)
    expect(cone).toBe('')
    expect(told).toEqual(['otherCone'])
  },
)

it.each(['Staffordshire clay 8', '8 Staffordshire ball clay', 'Seger-Porzellan 8'])(
  'takes %s for a material',
  (line) => {
    const { ingredients, told } = read(`Seladon\n${BASE}\n${line}`)
    expect(ingredients).toHaveLength(INGREDIENTS.length + 1)
    expect(told).toEqual([])
  },
)

it('takes an article behind a cone for what it is', () => {
  const { cone, told } = read(`Red\nCone 6\n${BASE}\nOver a dark clay at cone 6 a deep brown.`)
  expect(cone).toBe('6')
  expect(told).not.toContain('otherCone')
})

it('reads the cone of Orton beside it', () => {
  expect(read(`Clear\nSK 8 / Orton cone 8\n${BASE}`).cone).toBe('8')
})

it('reads how it is fired there', () => {
  expect(read(`Seladon\nSK 9 還元\n${BASE}`).recipe.atmosphereIds).toEqual([3])
})

it('is told of a table, too', () => {
  const { cone, told } = read('name,cone,ingredients\nSeladon,SK 8,"Quarz 50, Kaolin 50"')
  expect(cone).toBe('')
  expect(told).toContain('otherCone')
})

it.each([
  ...[
    'コーン6',
    'オルトンコーン６',
    'オートンコーン6番',
    '콘 6',
    'Конус 6',
    'โคน 6',
    '6 号锥',
    '锥号6',
  ],
  ...['Kegel: 6', 'Kägla 6', 'Kegle 6', 'Stožac 6', 'Stožec 6', 'كون ٦', 'קון 6', 'koni 6'],
])('reads %s as a cone, never as an ingredient', (line) => {
  const { ingredients, cone, told } = read(`Seladon\n${line}\n${BASE}`)
  expect(ingredients).toEqual(INGREDIENTS)
  expect(cone).toBe('6')
  expect(told).toEqual([])
})

it.each([
  ['コーン6 酸化', 1],
  ['6 号锥 还原', 3],
  ['Конус 6, восстановление', 3],
  ['콘 6 산화', 1],
])('reads the firing of %s', (line, atmosphere) => {
  expect(read(`Seladon\n${line}\n${BASE}`).recipe.atmosphereIds).toEqual([atmosphere])
})

it.each(['Silikon 6', '실리콘 6', 'シリコーン 6', 'SK feldspar 6', 'SK 40'])(
  '%s is an ingredient',
  (line) => {
    const [, name, amount] = /^(.*) (\d+)$/.exec(line) ?? []
    const { ingredients, told } = read(`Seladon\n${BASE}\n${line}`)
    expect(ingredients).toEqual([...INGREDIENTS, `${amount} ${name}`])
    expect(told).toEqual([])
  },
)
