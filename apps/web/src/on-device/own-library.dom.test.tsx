import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepAnswers, keptAnswers } from '#lib/offline/keep-answers.ts'
import { askForUser } from '#lib/session/ask-session.ts'
import { createQueryClient } from '#router/query-client.ts'
import { ask } from '#testing/ask.ts'
import { makeMaterial, makeRecipe } from '#testing/items.ts'
import { registerAnew } from '#testing/people.ts'
import { keepOwnLibrary } from './own-library.ts'

let owner: number
beforeEach(async () => {
  await registerAnew()
  owner = (await askForUser()).id
})
afterEach(() => keptAnswers.clear())

const keep = () => {
  const whose = { owner, version: 'a' }
  return keepOwnLibrary(createQueryClient(), whose, new AbortController().signal, 0)
}
const namesKept = async (ids: readonly number[]) =>
  Promise.all(
    ids.map(async (id) => {
      const hash = JSON.stringify(['materials', 'detail', id])
      const item = await keptAnswers.get({ owner, version: 'a' }, hash)
      return (item as { readonly name: string } | undefined)?.name
    }),
  )

it('keeps everything of somebody’s own, and again only what has changed', async () => {
  const silica = await makeMaterial('Silica of Test')
  const recipe = await makeRecipe('Clear', [[silica, 100]])
  expect(await keep()).toBe(2)
  expect(await namesKept([silica.id, recipe.id])).toEqual(['Silica of Test', 'Clear'])
  expect(await keep()).toBe(0)
  const materialComponents = [{ componentMaterialId: silica.id, percentageAmount: 90 }]
  await ask('updateRecipe', {
    params: { id: recipe.id },
    body: { newName: 'Clear, changed', materialComponents },
  })
  expect(await keep()).toBe(1)
  expect(await namesKept([recipe.id])).toEqual(['Clear, changed'])
})

it('keeps what is bookmarked, once, and nothing of others besides', async () => {
  const [bookmarked, other] = [await makeMaterial('Test ash'), await makeMaterial('Other ash')]
  for (const { id } of [bookmarked, other]) {
    await ask('publishMaterial', { params: { id }, method: 'POST' })
  }
  await registerAnew()
  owner = (await askForUser()).id
  const { data } = await ask('createCollection', { body: { name: 'Ashes' } })
  await ask('addToCollection', { body: { collectionId: data.id, materialId: bookmarked.id } })
  expect(await keep()).toBe(1)
  expect(await namesKept([bookmarked.id, other.id])).toEqual(['Test ash', undefined])
})

it('keeps the inventory and the kiln schedules as pages ask for them', async () => {
  const { id } = await makeMaterial('Silica of Test')
  await ask('addToInventory', { params: { id }, method: 'POST' })
  const client = createQueryClient()
  const whose = { owner, version: 'a' }
  const stop = keepAnswers(client, whose)
  await keepOwnLibrary(client, whose, new AbortController().signal, 0)
  dispatchEvent(new Event('pagehide'))
  stop()
  const hashes = [...(await keptAnswers.times(whose)).keys()].join()
  expect(hashes).toContain('["inventory"')
  expect(hashes).toContain('["kilns"')
})

it('keeps the stock, and what is planned to be mixed where nothing reaches', async () => {
  const silica = await makeMaterial('Silica of Test')
  const recipe = await makeRecipe('Clear', [[silica, 100]])
  const body = { recipeId: recipe.id, size: 500, unit: 'grams' } as const
  const { data: batch } = await ask('planBatch', { body })
  const client = createQueryClient()
  const whose = { owner, version: 'a' }
  const stop = keepAnswers(client, whose)
  await keepOwnLibrary(client, whose, new AbortController().signal, 0)
  dispatchEvent(new Event('pagehide'))
  stop()
  const hashOf = (key: readonly unknown[]) => JSON.stringify(key)
  const kept = (key: readonly unknown[]) => keptAnswers.get(whose, hashOf(key))
  expect(await kept(['batches', 'detail', owner, batch.id])).toMatchObject({ size: '500' })
  expect(await kept(['stock', 'list', owner])).toEqual([])
  expect(await kept(['stock', 'shopping', owner])).toMatchObject({ meta: { batches: 1 } })
})
