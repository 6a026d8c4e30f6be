import type { MaterialSummary } from '@glazy/contract/materials'
import { expect, it } from 'vitest'
import { byUse, named } from './search-items.ts'

const items = ['オリベ', 'おりべ 深緑', '志野'].map(
  (name, at) =>
    ({ id: at + 1, name, otherNames: null, usedIn: 0, updatedAt: '2026-01-01' }) as MaterialSummary,
)

it.each(['おりべ', 'オリベ', 'ｵﾘﾍﾞ'])('%s finds names in either kana', (text) => {
  const found = named(items, text, byUse).map(({ id }) => id)
  expect(found.toSorted()).toEqual([1, 2])
})

it.each(['オリベ', 'おりべ', '深緑'])('a whole name comes first in either kana: %s', (text) => {
  const renamed = items.map((item, at) => ({
    ...item,
    name: ['深緑 オリベ', 'オリベ', '深緑'][at] ?? '',
  }))
  const first = named(renamed, text, byUse)[0]?.name
  expect(first).toBe(text === '深緑' ? '深緑' : 'オリベ')
})
