import { describe, expect, it } from 'vitest'
import { editDistance, likelyWords } from './typing-errors.ts'

const words = (...list: string[]) => list.map((word) => ({ word }))

describe('distance of two words', () => {
  it.each([
    ['celadon', 'celadon', 0],
    ['celdon', 'celadon', 1],
    ['tenmuko', 'tenmoku', 2],
    ['shnio', 'shino', 1],
    ['', 'abc', 3],
  ])('%s to %s is %d', (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance)
    expect(editDistance(other, one)).toBe(distance)
  })
})

describe('likely words', () => {
  it('are the nearest first', () => {
    const found = likelyWords('celdon', words('clear', 'celadon', 'cordon'))
    expect(found.map(({ word }) => word)[0]).toBe('celadon')
  })

  it('may begin with what was typed wrongly', () => {
    expect(likelyWords('tenmuk', words('tenmokus'))).toHaveLength(1)
  })

  it('are none for figures: a wrong figure is another product', () => {
    expect(likelyWords('3143', words('3134'))).toEqual([])
  })

  it('are none for words that only share their first letter', () => {
    expect(likelyWords('cat', words('cobalt', 'cup'))).toEqual([])
    expect(likelyWords('cat', words('carbon'))).toEqual([])
    expect(likelyWords('ab', words('ac'))).toEqual([])
  })

  it.each([
    ['celadon', 'cobadin', 0],
    ['celadone', 'cobadine', 1],
  ])('may be further off the longer they are: %s for %s', (typed, word, count) => {
    expect(likelyWords(typed, words(word))).toHaveLength(count)
  })

  it('are no more than a step further off than the nearest', () => {
    const found = likelyWords('tenmokuu', words('tenmakas', 'tenmokas', 'tenmokus'))
    expect(found.map(({ word }) => word)).toEqual(['tenmokus', 'tenmokas'])
  })
})
