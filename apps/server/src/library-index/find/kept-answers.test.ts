import { expect, it } from 'vitest'
import { createColumns } from '#library-index/columns/columns.ts'
import { indexRow } from '#testing/index-rows.ts'
import { createKeptAnswers } from './kept-answers.ts'

it('gives an answer again until something is put in, changed or removed', async () => {
  const columns = createColumns()
  const answers = createKeptAnswers()
  let asked = 0
  const ask = (key: string) => answers.find(key, columns, () => Promise.resolve((asked += 1)))
  expect(await ask('a')).toBe(1)
  expect(await ask('a')).toBe(1)
  expect(await ask('b')).toBe(2)
  columns.put([indexRow(1)])
  expect(await ask('a')).toBe(3)
  columns.put([indexRow(1, { updatedAt: 5 })])
  expect(await ask('a')).toBe(4)
  columns.remove([1])
  expect(await ask('a')).toBe(5)
})

it('does not remember what was found while the library changed', async () => {
  const columns = createColumns()
  const answers = createKeptAnswers()
  const changing = () => {
    columns.put([indexRow(1)])
    return Promise.resolve('of before')
  }
  expect(await answers.find('a', columns, changing)).toBe('of before')
  expect(await answers.find('a', columns, () => Promise.resolve('of now'))).toBe('of now')
})
