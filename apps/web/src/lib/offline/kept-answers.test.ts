import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { openKeptAnswers } from './kept-answers.ts'

const whose = { owner: 7, version: 'a' }
let kept: ReturnType<typeof openKeptAnswers>
beforeEach(() => {
  kept = openKeptAnswers(`kept-${crypto.randomUUID()}`)
})

test('what was kept is given back, to whoever it belongs and in their version of the site', async () => {
  await kept.put(whose, 'recipe', { name: 'Celadon' })
  expect(await kept.get(whose, 'recipe')).toEqual({ name: 'Celadon' })
  expect(await kept.get(whose, 'other')).toBeUndefined()
  expect(await kept.get({ ...whose, owner: 8 }, 'recipe')).toBeUndefined()
  expect(await kept.get({ ...whose, version: 'b' }, 'recipe')).toBeUndefined()
})

test('the last answer is the one that is kept', async () => {
  await kept.put(whose, 'recipe', { name: 'Celadon' })
  await kept.put(whose, 'recipe', { name: 'Tenmoku' })
  expect(await kept.get(whose, 'recipe')).toEqual({ name: 'Tenmoku' })
  expect(await kept.amount()).toEqual({ answers: 1, characters: '{"name":"Tenmoku"}'.length })
})

test('what belongs to others, or to another version, is taken away', async () => {
  await kept.put(whose, 'recipe', 1)
  await kept.put({ ...whose, owner: 77 }, 'recipe', 2)
  await kept.put({ ...whose, version: 'b' }, 'recipe', 3)
  await kept.tidy(whose)
  expect(await kept.amount()).toMatchObject({ answers: 1 })
  expect(await kept.get(whose, 'recipe')).toBe(1)
})

test('it is told when each was kept, without those of others', async () => {
  const before = Date.now()
  await kept.put(whose, 'recipe', 1)
  await kept.put({ ...whose, owner: 77 }, 'schedule', 2)
  const times = await kept.times(whose)
  expect([...times.keys()]).toEqual(['recipe'])
  expect(times.get('recipe')).toBeGreaterThanOrEqual(before)
})

test('several are kept at once, found by how their hashes begin, and taken away by themselves', async () => {
  const before = Date.now()
  await kept.putAll(whose, [
    ['recipe 1', 'Celadon'],
    ['recipe 2', 'Tenmoku'],
    ['schedule 1', 'Bisque'],
  ])
  await kept.put({ ...whose, owner: 77 }, 'recipe 3', 'Shino')
  const recipes = await kept.beginning(whose, 'recipe ')
  expect(recipes.map(({ data }) => data)).toEqual(['Celadon', 'Tenmoku'])
  expect(recipes.every(({ keptAt }) => keptAt >= before)).toBe(true)
  await kept.drop(whose, ['recipe 1', 'recipe 3'])
  expect(await kept.beginning(whose, 'recipe ')).toMatchObject([{ data: 'Tenmoku' }])
  expect(await kept.amount()).toMatchObject({ answers: 3 })
})

test('nothing is left once all was forgotten', async () => {
  await kept.put(whose, 'recipe', 1)
  await kept.clear()
  expect(await kept.amount()).toEqual({ answers: 0, characters: 0 })
})
