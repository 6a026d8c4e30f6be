import { describe, expect, test } from 'vitest'
import { letterPairs, spellingLikeness } from './letter-pairs.ts'

const likeness = (one: string, other: string) =>
  spellingLikeness(letterPairs(one), letterPairs(other))

describe('likeness of two spellings', () => {
  test.each([
    // Three of six pairs each: the first letter, ht, the last letter.
    ['night', 'nacht', 0.5],
    // ^w wh hi it ti in ng g$, and tt besides.
    ['whiting', 'whitting', 16 / 17],
    ['silica', 'silica', 1],
    ['silica', 'borax', 0],
  ])('of %s and %s', (one, other, expected) => {
    expect(likeness(one, other)).toBeCloseTo(expected, 12)
  })

  test('is none for a word with a figure, not even with itself', () => {
    expect(likeness('3134', '3124')).toBe(0)
    expect(likeness('om4', 'om10')).toBe(0)
    expect(likeness('3134', '3134')).toBe(0)
    expect(likeness('frit', '3134')).toBe(0)
  })
})
