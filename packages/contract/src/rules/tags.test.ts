import { expect, test } from 'vitest'
import { TAG_PROBLEMS, tagsField } from './tags.ts'
import { NOT_A_LINE } from './text.ts'

const problemOf = (tags: unknown) => tagsField.safeParse(tags).error?.issues[0]?.message

test('tags are a list or a text with commas, and each is there once', () => {
  expect(tagsField.parse(['liner', '#Liner', 'a, b'])).toEqual(['liner', 'a', 'b'])
  expect(tagsField.parse('liner, matte')).toEqual(['liner', 'matte'])
  expect(tagsField.parse([])).toEqual([])
})

test('what is too long, too many or no line is refused', () => {
  expect(problemOf('x'.repeat(40))).toBeUndefined()
  expect(problemOf('x'.repeat(41))).toBe(TAG_PROBLEMS.tagTooLong)
  const many = Array.from({ length: 21 }, (_, at) => `tag ${at}`)
  expect(problemOf(many.slice(1))).toBeUndefined()
  expect(problemOf(many)).toBe(TAG_PROBLEMS.tooManyTags)
  expect(problemOf(['a\u202eb'])).toBe(NOT_A_LINE)
  expect(problemOf(3)).toBe('must be a list of tags')
})
