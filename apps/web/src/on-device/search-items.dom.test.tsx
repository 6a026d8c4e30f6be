import 'fake-indexeddb/auto'
import { SEARCH_ORDERS } from '@glazy/contract/vocabulary'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallInput } from '#lib/api/call.ts'
import { keptAnswers } from '#lib/offline/keep-answers.ts'
import { askForUser } from '#lib/session/ask-session.ts'
import { type MaterialListQuery, materialList } from '#queries/materials.ts'
import { createQueryClient } from '#router/query-client.ts'
import { ask } from '#testing/ask.ts'
import { makeMaterial, makeRecipe } from '#testing/items.ts'
import { registerAnew } from '#testing/people.ts'
import { answerFromDevice } from './answer-from-device.ts'
import { keepMaterials } from './materials-table.ts'
import { keepOwnLibrary } from './own-library.ts'

/** Beginnings of one another, codes, accents, signs: words that no other test has. */
const WORDS = ['Zorn', 'Zornit', 'Zörnitz', 'Quell', "Quell's", 'X-7731', '7731', 'Zo']

const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 })
const name = words.map((all) => all.join(' '))
const orNothing = <T,>(some: fc.Arbitrary<T>) => fc.option(some, { nil: undefined })

/** What lists can be narrowed to, each in two that differ and one that leaves nothing. */
const described = fc.record({
  materialTypeId: orNothing(fc.constantFrom(470, 500, 530)),
  surfaceTypeId: orNothing(fc.constantFrom(1, 2)),
  transparencyTypeId: orNothing(fc.constantFrom(1, 4)),
  countryId: orNothing(fc.constantFrom(12, 250)),
  materialStateId: orNothing(fc.constantFrom(1, 3)),
  fromOrtonConeId: orNothing(fc.constantFrom(20, 30)),
  toOrtonConeId: orNothing(fc.constantFrom(30, 34)),
  atmospheres: orNothing(fc.constantFrom([1], [1, 3], [])),
  otherNames: orNothing(
    fc.array(name, { minLength: 1, maxLength: 2 }).map((all) => all.join(', ')),
  ),
})

/** Few at a time: more leave nothing. */
const rarely = <T,>(some: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: 6 }, { arbitrary: some, weight: 1 })

const filters = fc.record({
  composite: rarely(fc.constant(true)),
  primitive: rarely(fc.constant(true)),
  type: rarely(fc.constantFrom(460, 470, 999_999)),
  base_type: rarely(fc.constantFrom(460, 530)),
  surface: rarely(fc.constantFrom(1, 2, 3)),
  transparency: rarely(fc.constantFrom(1, 2)),
  country: rarely(fc.constantFrom(12, 13)),
  state: rarely(fc.constantFrom(1, 2, 3)),
  cone: rarely(fc.constantFrom('low', 'mid', 'high', 25, 30)),
  atmosphere: rarely(fc.constantFrom(1, 3, 5)),
  photo: rarely(fc.constantFrom(true, false)),
  is_private: rarely(fc.constantFrom(true, false)),
})

const page = fc.record({
  o: orNothing(fc.constantFrom(...SEARCH_ORDERS)),
  count: orNothing(fc.constantFrom(3, 10)),
  p: orNothing(fc.constantFrom(1, 2)),
})

let baseId: number
let whose: { readonly owner: number; readonly version: string }

beforeAll(async () => {
  await registerAnew()
  whose = { owner: (await askForUser()).id, version: 'a' }
  const plans = fc.sample(fc.tuple(name, described, fc.boolean(), fc.boolean()), {
    seed: 20261127,
    numRuns: 30,
  })
  const base = await makeMaterial('Zorn of all')
  baseId = base.id
  for (const [title, says, isRecipe, isPublic] of plans) {
    const { id } = await (isRecipe ? makeRecipe(title, [[base, 100]]) : makeMaterial(title))
    // Materials have types of their own.
    const body = { ...says, ...(!isRecipe && { materialTypeId: undefined }) } as Body
    await ask('updateMaterial', { params: { id }, body })
    if (isPublic) await ask('publishMaterial', { params: { id }, method: 'POST' })
  }
  const { signal } = new AbortController()
  await keepOwnLibrary(createQueryClient(), whose, signal, 0)
  await keepMaterials(whose, signal, 0)
})
afterAll(() => keptAnswers.clear())

type Body = CallInput<'updateMaterial'>['body']

/** Compares what the device answers with what the API does; how many items were found. */
async function compare(query: MaterialListQuery): Promise<number> {
  const found = await answerFromDevice(whose, materialList(query).queryKey)
  const asked = await ask('searchMaterials', { query })
  const outline = (list: unknown) => {
    const { data, meta } = list as typeof asked
    return { ids: data.map(({ id }) => id), pagination: meta.pagination }
  }
  // Where nothing is here the device says nothing.
  const expected = asked.data.length === 0 && found === undefined ? undefined : outline(asked)
  expect(found && outline(found), JSON.stringify(query)).toEqual(expected)
  return asked.data.length
}

it('finds in one’s own lists what the API finds, for all filters and orders', async () => {
  let found = 0
  await fc.assert(
    fc.asyncProperty(filters, page, async (narrowed, shown) => {
      found += await compare({ u: String(whose.owner), ...narrowed, ...shown })
    }),
    { seed: 1, numRuns: 200 },
  )
  expect(found).toBeGreaterThan(300)
})

it('finds raw materials by what they are called as the API does, in the same order', async () => {
  let found = 0
  const typed = fc.tuple(words, fc.nat({ max: 4 })).map(([all, less]) => {
    const text = all.join(' ')
    return text.slice(0, Math.max(2, text.length - less))
  })
  // A number may be that of an item which another test has published meanwhile.
  const noNumber = typed.filter((text) => !/^\d+$/.test(text))
  await fc.assert(
    fc.asyncProperty(noNumber, page, async (q, shown) => {
      found += await compare({ primitive: true, q, ...shown })
    }),
    { seed: 1, numRuns: 200 },
  )
  expect(found).toBeGreaterThan(200)
  expect(await compare({ primitive: true, q: String(baseId) })).toBeGreaterThan(0)
})
