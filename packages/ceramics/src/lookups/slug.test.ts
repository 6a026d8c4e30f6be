import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText, slugify } from './slug.ts'

test.each([
  ['Leach 4321', 'leach-4321'],
  ["Rob's Tenmoku △10", 'robs-tenmoku-10'],
  ['Émail à la Ñandú', 'email-a-la-nandu'],
  ['Smørrebrød ß Æther', 'smorrebrod-ss-aether'],
  ['Salt & Soda', 'salt-and-soda'],
  ['5½ Clear', '5-1-2-clear'],
  ['  --Clear!!  Matte--', 'clear-matte'],
  ['天目', '天目'],
  ['Голубая глазурь', 'голубая-глазурь'],
  ['△▲△', ''],
  ['', ''],
])('%j becomes %j', (name, slug) => {
  expect(slugify(name)).toBe(slug)
})

test('a slug is a slug of itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const slug = slugify(name)
      expect(slugify(slug)).toBe(slug)
      expect(slug).not.toMatch(/^-|-$|--|[\s/?#%]/)
    }),
  )
})

test.each([null, undefined, 7, {}])('%j is no name', (name) => {
  // @ts-expect-error plain JavaScript may pass anything
  expect(() => slugify(name)).toThrow(TypeError)
})

test('texts fold alike whatever their case, accents and widths', () => {
  expect(foldText('ＥＭＡＩＬ')).toBe(foldText('Émail'))
})
