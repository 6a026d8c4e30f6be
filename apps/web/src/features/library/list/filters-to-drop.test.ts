import { expect, test } from 'vitest'
import { mostHelpful } from './filters-to-drop.ts'

const filter = (key: string, total: number | undefined) => ({ key, label: key, without: {}, total })
const keysOf = (totals: Readonly<Record<string, number | undefined>>) =>
  mostHelpful(Object.entries(totals).map(([key, total]) => filter(key, total))).map(
    ({ key }) => key,
  )

test('what helps most comes first, and what leads nowhere is left out', () => {
  expect(keysOf({ cone: 2, words: 120, surface: 0 })).toEqual(['words', 'cone'])
})

test('what is not counted yet stays', () => {
  expect(keysOf({ cone: undefined, words: 3 })).toEqual(['words', 'cone'])
})

test('where nothing helps, all are shown', () => {
  expect(keysOf({ cone: 0, words: 0 })).toEqual(['cone', 'words'])
})
