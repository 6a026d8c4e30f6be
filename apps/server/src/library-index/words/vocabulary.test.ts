import { expect, it } from 'vitest'
import { createVocabulary } from './vocabulary.ts'

it('knows every word by one number, and finds words by their beginning', () => {
  const vocabulary = createVocabulary()
  const words = Array.from({ length: 5_000 }, (_, at) => ((at * 7_919) % 5_000).toString(36))
  for (const word of ['ash', 'ashy', 'aš', 'as', '灰', '灰釉']) words.push(word)
  for (const word of words) expect(vocabulary.numberOf(word)).toBe(vocabulary.numberOf(word))
  const distinct = [...new Set(words)]
  expect(vocabulary.size()).toBe(distinct.length)
  const expectAll = () => {
    for (const beginning of ['a', 'as', 'ash', 'ashy', 'ashyx', '1', '灰', 'zz', '']) {
      const expected = distinct.filter((word) => word.startsWith(beginning))
      const found = vocabulary.beginningWith(beginning)
      expect([...found]).toEqual([...found].sort((a, b) => a - b))
      expect(new Set(found)).toEqual(new Set(expected.map((word) => vocabulary.find(word))))
    }
  }
  expectAll()
  distinct.push('ashen')
  vocabulary.numberOf('ashen')
  expectAll()
  expect(vocabulary.find('unheard')).toBeUndefined()
})

it('finds words that were prepared as it finds all others', async () => {
  const [prepared, asked] = [createVocabulary(), createVocabulary()]
  const words = Array.from({ length: 5_000 }, (_, at) => ((at * 7_919) % 5_000).toString(36))
  const add = (word: string) => [prepared, asked].map((one) => one.numberOf(word))
  words.forEach(add)
  const preparing = prepared.prepare()
  // Asked for and added to meanwhile.
  expect(prepared.like('1a2')).toEqual(asked.like('1a2'))
  add('1a2b')
  await preparing
  expect(prepared.like('1a2b')).toEqual(asked.like('1a2b'))
  expect(prepared.like('1a2b')[0]?.likeness).toBe(1)
})

it('finds words that look alike, the likest first, by the groups of letters they share', () => {
  const vocabulary = createVocabulary()
  for (const word of ['celadon', 'celadons', 'cedar', 'tenmoku']) vocabulary.numberOf(word)
  const like = vocabulary.like('cealdon')
  expect(like.map(({ word }) => vocabulary.word(word))).toEqual(['celadon', 'celadons', 'cedar'])
  // Of the 8 groups of each "  c", " ce", "don" and "on " are in both.
  for (const [at, expected] of [4 / 12, 3 / 14, 2 / 12].entries()) {
    expect(like[at]?.likeness).toBeCloseTo(expected, 8)
  }
  expect(vocabulary.like('celadon')[0]).toEqual({ word: 0, likeness: 1 })
  expect(vocabulary.like('xyz')).toEqual([])
})
