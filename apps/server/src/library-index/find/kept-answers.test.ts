import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
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

it('forgets the oldest answers where all together take too much room', async () => {
  const columns = createColumns()
  const answers = createKeptAnswers()
  let asked = 0
  const ask = (key: string, ids: number) =>
    answers.find(key, columns, () => {
      asked += 1
      return Promise.resolve(Array.from({ length: ids }, (_, at) => 1_000_000 + at))
    })
  for (const key of ['a', 'b', 'a']) await ask(key, 100)
  expect(asked).toBe(2)
  for (let count = 0; count < 40; count += 1) await ask(`large ${count}`, 100_000)
  expect(asked).toBe(42)
  await ask('a', 100)
  expect(asked).toBe(43)
})

it('remembers the key of an answer by its digest, however much it names', async () => {
  const columns = createColumns()
  const answers = createKeptAnswers()
  const before = keptBytes()
  for (let count = 0; count < 100; count += 1) {
    const key = JSON.stringify([count, ...Array.from({ length: 50_000 }, (_, at) => at)])
    expect(await answers.find(key, columns, () => Promise.resolve(count))).toBe(count)
    expect(await answers.find(key, columns, () => Promise.resolve('another'))).toBe(count)
  }
  expect(keptBytes() - before).toBeLessThan(10_000_000)
  expect(await answers.find('a', columns, () => Promise.resolve('a'))).toBe('a')
})

/** What is left on the heap when nothing is that nobody needs. */
function keptBytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}
