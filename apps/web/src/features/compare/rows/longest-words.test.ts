import { expect, test } from 'vitest'
import { longestWords } from './longest-words.ts'

const SHOWN: Readonly<Record<string, string>> = { a: 'Lithiumcarbonat' }

test('the longest words of rows and of columns are counted, each by its letters', () => {
  const words = longestWords(
    [{ name: 'Test Tenmoku' }],
    [
      { section: 'properties', rows: [{ key: 'type', values: ['Glasur - Kristallglasur', ''] }] },
      {
        section: 'components',
        rows: [
          { key: 'a', label: 'Lithium Carbonate', values: [5], kinds: ['EPK'] },
          { key: 'b', label: 'costPerKilogramOfSomething', isText: true, values: [1] },
        ],
      },
    ],
    (row) => SHOWN[row.key] ?? row.key,
  )
  expect(words).toEqual({ label: 15, item: 14 })
})

test('scripts without spaces are broken anywhere and ask for no width', () => {
  const rows = [{ key: 'type', values: ['釉薬 - 結晶釉'] }] as const
  expect(longestWords([{ name: '天目' }], [{ section: 'properties', rows }], String)).toEqual({
    label: 0,
    item: 0,
  })
})
