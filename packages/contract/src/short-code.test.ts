import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_ID } from './limits.ts'
import { parseShortCode, shortCode } from './short-code.ts'

const id = fc.integer({ min: 1, max: MAX_ID })

test.each([
  [1, 'bab-gah'],
  [2, 'bab-jal'],
  [475, 'but-ted'],
  [8_005, 'bad-bab-daz'],
  [500_000, 'buw-met-vob'],
  [MAX_ID, 'jak-zuz-zuz-vuv'],
])('item %i is %s today and on the lids of ten years ago', (item, code) => {
  expect(shortCode(item)).toBe(code)
  expect(parseShortCode(code)).toBe(item)
})

test('every id has one code that leads back to it', () => {
  fc.assert(fc.property(id, (item) => parseShortCode(shortCode(item)) === item))
})

test.each(['But-Ted', 'BUT TED', 'butted', ' but - ted '])('%o is the same code', (text) => {
  expect(parseShortCode(text)).toBe(475)
})

test('a letter misread leads nowhere', () => {
  const places = fc.tuple(id, fc.nat(), fc.constantFrom(...'bdghjklmnprstvwzaeou'))
  fc.assert(
    fc.property(places, ([item, place, letter]) => {
      const code = shortCode(item)
      const at = place % code.length
      if (code[at] === letter || code[at] === '-') return
      const misread = code.slice(0, at) + letter + code.slice(at + 1)
      expect(parseShortCode(misread)).toBeUndefined()
    }),
  )
})

test('two letters that changed places lead nowhere', () => {
  fc.assert(
    fc.property(id, fc.nat(), fc.nat(), (item, one, other) => {
      const letters = [...shortCode(item)]
      const [first, second] = [one % letters.length, other % letters.length]
      const [here = '', there = ''] = [letters[first], letters[second]]
      if (here === there) return
      letters[first] = there
      letters[second] = here
      expect(parseShortCode(letters.join(''))).toBeUndefined()
    }),
  )
})

test.each([
  ...['celadon', 'tenmoku', 'darvan', 'happen', 'pepper', 'german', 'wonder', 'red', '475', ''],
  ...['bab-but-ted', 'bab-bab', 'but-ted-', 'but ted glaze', 'buttéd', '<b>', 'zuz'.repeat(70)],
])('%o is no code', (text) => {
  expect(parseShortCode(text)).toBeUndefined()
})

test.each([0, -1, 1.5, MAX_ID + 1, NaN])('%d is no id', (wrong) => {
  expect(() => shortCode(wrong)).toThrow(RangeError)
})
