import { expect, test } from 'vitest'
import { areTags, foldTag, readTags } from './tags.ts'

test.each([
  ['liner, food safe test', ['liner', 'food safe test']],
  ['#liner,#Fall 2026', ['liner', 'Fall 2026']],
  ['Liner, liner,  LINER ', ['Liner']],
  ['Émail; email', ['Émail']],
  ['釉、志野，灰', ['釉', '志野', '灰']],
  [' , # ,', []],
  ['two   spaces\nnext line', ['two spaces', 'next line']],
])('%j holds the tags %j', (text, tags) => {
  expect(readTags(text)).toEqual(tags)
})

test('what is read is read again as the same', () => {
  const tags = readTags('#liner, Fall  2026; 釉')
  expect(readTags(tags.join(', '))).toEqual(tags)
})

test('neither case nor accents nor spaces tell tags apart', () => {
  expect(foldTag(' Liner  ÉMAIL')).toBe(foldTag('liner émail'))
})

test.each([
  [[], true],
  [['x'.repeat(40)], true],
  [['x'.repeat(41)], false],
  [['a\u202eb'], false],
  [Array.from({ length: 21 }, (_, at) => String(at)), false],
])('whether an item may have %j: %j', (tags, isAllowed) => {
  expect(areTags(tags)).toBe(isAllowed)
})
