import { describe, expect, it } from 'vitest'
import { threadTime } from '#testing/thread-time.ts'
import { foldName, indexWords, queryWords } from '@glazy/contract/reading/text-words'

describe('folding', () => {
  it.each([
    ['Émail Céladon', 'email celadon'],
    ['Weiße Engobe', 'weisse engobe'],
    ['Rød Ørken', 'rod orken'],
    ['Kırmızı İnce', 'kirmizi ince'],
    ['SiO₂ and Al₂O₃', 'sio2 and al2o3'],
    ['Ｆｕｌｌ', 'full'],
    ["Potter's  Clear", 'potters clear'],
    ['△6 Matte', '6 matte'],
    ['Δ6 Matte', '6 matte'],
    ['^10', '10'],
  ])('%s', (text, folded) => {
    expect(foldName(text)).toBe(folded)
  })
})

describe('words of the index', () => {
  it('keeps short words and figures', () => {
    expect(indexWords('EPK 3134 cu')).toEqual(['epk', '3134', 'cu'])
  })

  it('knows a code with and without its hyphen, and by its figures alone', () => {
    expect(indexWords('G-200')).toEqual(['g', '200', 'g200'])
    expect(indexWords('Frit F3134')).toContain('3134')
    expect(indexWords('G 200')).toContain('g200')
  })

  it('does not join a decimal to the word before it', () => {
    expect(indexWords('cone 5½')).toEqual(['cone', '5', '1', '2'])
  })

  it('cuts scripts without spaces into pairs, so that words inside are found', () => {
    expect(indexWords('天目釉')).toEqual(['天目', '目釉', '釉'])
    expect(queryWords('天目')).toEqual(['天目'])
    expect(queryWords('釉')).toEqual(['釉'])
  })

  it.each(['a', '釉', '1'])('are made at once of 20,000 times %s', async (character) => {
    const text = character.repeat(20_000)
    expect(await threadTime(() => indexWords(text))).toBeLessThan(250)
  })

  it('holds at most 400 words of 40 characters', () => {
    const text = Array.from({ length: 1_000 }, (_, index) => `word${index}`).join(' ')
    expect(indexWords(text)).toHaveLength(400)
    expect(indexWords('x'.repeat(300))).toEqual(['x'.repeat(40)])
  })
})

it.each([
  ['オリ', 'おり'],
  ['おリ', 'おり'],
  ['々ア', '々あ'],
  ['ヴー', 'ゔー'],
  ['釉', '釉'],
  ['ash', 'ash'],
])('%s is the word %s, in an item, a query and a name', (written, word) => {
  expect(indexWords(written)).toContain(word)
  expect(queryWords(written)).toEqual([word])
  expect(foldName(written)).toBe(word)
})

describe('words of a query', () => {
  it('holds each word once and no signs that could end a query', () => {
    expect(queryWords("red  RED 'blue' & | ! :* ( ) \\ <->")).toEqual(['red', 'blue'])
  })

  it('is empty for signs alone', () => {
    expect(queryWords('!!! △ …')).toEqual([])
  })
})
