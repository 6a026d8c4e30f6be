import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keptAnswers } from '#lib/offline/keep-answers.ts'
import { askForUser } from '#lib/session/ask-session.ts'
import { ask } from '#testing/ask.ts'
import { makeMaterial } from '#testing/items.ts'
import { registerAnew } from '#testing/people.ts'
import { answerFromDevice } from './answer-from-device.ts'
import { keepMaterials, keptMaterials } from './materials-table.ts'

let whose: { readonly owner: number; readonly version: string }
beforeEach(async () => {
  await registerAnew()
  whose = { owner: (await askForUser()).id, version: 'a' }
})
afterEach(() => keptAnswers.clear())

const keep = () => keepMaterials(whose, new AbortController().signal, 0)
const names = async () => (await keptMaterials(whose)).map(({ name }) => name)

it('keeps all raw materials, asks again for those that have changed, and forgets what is gone', async () => {
  const ash = await makeMaterial('Teasel ash')
  expect(await keep()).toBeGreaterThan(0)
  expect(await names()).toContain('Teasel ash')
  expect(await keep()).toBe(0)
  await ask('updateMaterial', { params: { id: ash.id }, body: { name: 'Teasel ash, washed' } })
  await makeMaterial('Test clay')
  expect(await keep()).toBe(1)
  expect(await names()).toEqual(expect.arrayContaining(['Teasel ash, washed', 'Test clay']))
  expect(await names()).not.toContain('Teasel ash')
  await ask('deleteMaterial', { params: { id: ash.id } })
  await keep()
  expect(await names()).not.toContain('Teasel ash, washed')
  expect(await names()).toContain('Test clay')
})

it('answers forms, calculations and the list of materials from what is kept, and nothing else', async () => {
  const ash = await makeMaterial('Teasel ash')
  await keep()
  const answer = (...key: readonly unknown[]) => answerFromDevice(whose, ['materials', ...key])
  expect(await answer('lookup', 'materials', 'ash teas')).toMatchObject([{ name: 'Teasel ash' }])
  expect(await answer('ingredients', [ash.id])).toMatchObject([
    { id: ash.id, analysis: { percent: expect.any(Object) as object } },
  ])
  expect(await answer('names', ash.id)).toEqual({ [ash.id]: 'Teasel ash' })
  expect(await answer('list', { primitive: true, q: 'teasel ash' })).toMatchObject({
    data: [{ id: ash.id }],
    meta: { pagination: { total: 1, total_pages: 1 } },
  })
  expect(await answer('list', { primitive: true, color: 'aabbcc' })).toBeUndefined()
  expect(await answerFromDevice(whose, ['logs', 'list'])).toBeUndefined()
})
