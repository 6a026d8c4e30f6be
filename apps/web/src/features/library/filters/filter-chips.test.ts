import { beforeAll, expect, test } from 'vitest'
import { createTexts } from '#lib/texts/texts.ts'
import { filterChips, withoutFilters } from './filter-chips.ts'
import type { FilterTexts } from './filter-names.ts'

let words: FilterTexts
beforeAll(async () => {
  const texts = createTexts('Glazy')
  await texts.start('en')
  await texts.load(['filters'])
  words = { t: texts.of('filters'), names: texts.names() }
})

const labels = (search: Parameters<typeof filterChips>[1]) =>
  filterChips(words, search).map((chip) => chip.label)

test('words, then filters, each by its name', () => {
  expect(
    labels({
      photo: true,
      cone: 30,
      q: 'leach',
      atmosphere: 3,
      type: 500,
      color: '9fbda9',
      country: 1,
    }),
  ).toEqual([
    '“leach”',
    'Glaze - Iron - Celadon',
    'Cone 6',
    'Reduction',
    'Color #9fbda9',
    'With photo',
    'Andorra',
  ])
})

test('a state and production are a chip each, also where they exclude one another', () => {
  const chips = filterChips(words, { state: 1, production: true })
  expect(chips.map(({ label }) => label).toSorted()).toEqual(['In production', 'Testing'])
  expect(
    chips
      .map(({ without }) => Object.keys(without))
      .flat()
      .toSorted(),
  ).toEqual([...['production', 'state']])
})

test('a group of cones has its own words', () => {
  expect(labels({ cone: 'mid' })).toEqual(['Mid range'])
})

test('a type stands for its base type; without it the base type is left', () => {
  const [only, ...rest] = filterChips(words, { base_type: 460, type: 500 })
  expect(rest).toEqual([])
  expect(only?.without).toEqual({ base_type: 460 })
})

test('taking a filter away leads to the first page and keeps the order', () => {
  const [chip] = filterChips(words, { cone: 30, p: 4, o: 'rh', view: 'list' })
  expect(chip?.without).toEqual({ o: 'rh', view: 'list' })
})

test('an id that no table knows is shown as a number', () => {
  expect(labels({ type: 99_999, surface: 42 })).toEqual(['No. 99999', 'No. 42'])
})

test('clearing all keeps how the list is shown', () => {
  expect(
    withoutFilters({ q: 'ash', cone: 'low', photo: true, o: 'cn', view: 'visual', p: 2 }),
  ).toEqual({
    o: 'cn',
    view: 'visual',
  })
})

test('each range of a figure is a chip of its own', () => {
  const search = { min: { SiO2: 2.5, B2O3: 0.1 }, max: { SiO2: 4, KNaO_percent: 3 }, p: 2 }
  const chips = filterChips(words, search)
  expect(chips.map((chip) => chip.label)).toEqual([
    'SiO₂ 2.5–4',
    'B₂O₃ at least 0.1',
    'KNaO % at most 3',
  ])
  expect(chips[0]?.without).toEqual({ min: { B2O3: 0.1 }, max: { KNaO_percent: 3 } })
  expect(chips[2]?.without).toEqual({ min: { SiO2: 2.5, B2O3: 0.1 }, max: { SiO2: 4 } })
  expect(withoutFilters(search)).toEqual({})
})

test('whose items they are is said by name where it is known', () => {
  const owners = { 5: 'My items', test: 'By Test' }
  const label = (u: string) => filterChips(words, { u }, { owners })[0]?.label
  expect(label('5')).toBe('My items')
  expect(label('test')).toBe('By Test')
  expect(label('17')).toBe('By 17')
  expect(withoutFilters({ u: '5', o: 'cn' })).toEqual({ o: 'cn' })
})

test('what was understood of a text is chips, which leave it as plain words', () => {
  const q = 'cone 6 celadon no barium'
  const reading = {
    words: 'celadon',
    phrases: [
      { kind: 'cone', name: '6', from: 0, to: 6 },
      { kind: 'without', name: 'barium', from: 15, to: 24 },
    ],
  } as const
  const chips = filterChips(words, { q, p: 3 }, undefined, {
    ...reading,
    phrases: [...reading.phrases],
  })
  expect(chips.map(({ label, without }) => [label, without.q])).toEqual([
    ['“celadon”', 'cone 6 no barium'],
    ['Cone 6', '"cone 6" celadon no barium'],
    ['Without barium', 'cone 6 celadon "no barium"'],
  ])
})

test('each material is a chip, by its name where that is known', () => {
  const search = { with: [4, 7], without: [9], only: [1, 2], p: 2 }
  const chips = filterChips(words, search, { items: { 4: 'EPK', 9: 'Talc', 1: 'Silica' } })
  expect(chips.map(({ label, without }) => [label, without])).toEqual([
    ['With EPK', { with: [7], without: [9], only: [1, 2] }],
    ['With No. 7', { with: [4], without: [9], only: [1, 2] }],
    ['Without Talc', { with: [4, 7], only: [1, 2] }],
    ['Only from Silica, No. 2', { with: [4, 7], without: [9] }],
  ])
  expect(withoutFilters(search)).toEqual({})
})

test('of two materials behind one sign the other keeps it', () => {
  const phrases = [
    { kind: 'without' as const, name: 'barium', from: 0, to: 9 },
    { kind: 'without' as const, name: 'lithium', from: 10, to: 20 },
  ]
  const chips = filterChips(words, { q: 'no barium or lithium' }, undefined, { words: '', phrases })
  expect(chips.map(({ without }) => without.q)).toEqual([
    '"no barium" without lithium',
    'no barium "lithium"',
  ])
})

test('a text that was understood whole leaves no words', () => {
  const phrases = [{ kind: 'cone' as const, name: '6', from: 0, to: 6 }]
  const chips = filterChips(words, { q: 'cone 6' }, undefined, { words: '', phrases })
  expect(chips.map(({ label }) => label)).toEqual(['Cone 6'])
})

test('a figure that was understood has its formula as people write it', () => {
  const q = 'Si:Al > 8 B2O3 = 0 MgO < 5 %'
  const figures = ['SiO2Al2O3Ratio ≥ 8', 'B2O3 = 0', 'MgO ≤ 5 %']
  const phrases = figures.map((name, at) => ({
    kind: 'figure' as const,
    name,
    from: at,
    to: at + 1,
  }))
  const chips = filterChips(words, { q }, undefined, { words: '', phrases })
  expect(chips.map(({ label }) => label)).toEqual(['SiO₂:Al₂O₃ ≥ 8', 'B₂O₃ = 0', 'MgO ≤ 5 %'])
})
