import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedLibrary } from '#features/library/seed.service.ts'
import { readLibrary } from '#features/library/read-library.ts'
import { doingsOf, joinCommunity, type Member } from '#testing/community.ts'
import { databaseUrlOf } from '#testing/database-url.ts'
import { buildItems, KAOLIN, POTASH_FELDSPAR, SILICA } from '#testing/library.ts'
import { runCli } from '#testing/run-cli.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
let url: string
let potter: Member
beforeAll(async () => {
  test = await createTestApp()
  url = await databaseUrlOf(test.db)
  potter = await joinCommunity(test)
})
afterAll(() => test.close())

/** `glazy material …` as it is typed. */
const material = (...args: readonly unknown[]) =>
  runCli(['material', ...args.map(String)], { env: { DATABASE_URL: url } })

async function call(method: 'GET' | 'POST', path: string, payload?: object) {
  const headers = potter.bearer
  const answer = await test.app.inject({ method, url: `/v2${path}`, headers, payload })
  return { status: answer.statusCode, ...answer.json() }
}

const line = (materialId: number, amount: number) => ({ materialId, amount, isAdditional: false })

/** Two feldspars of one composition or of two, and a recipe of each. */
async function spars(name: string, changes: object = {}) {
  const ownerId = potter.id
  const spar = { ...POTASH_FELDSPAR, ownerId }
  const [from = 0, into = 0, silica = 0] = await buildItems(test.db, [
    { ...spar, name: `${name} Old`, otherNames: `${name} 1980`, ...changes },
    { ...spar, name },
    { ...SILICA, ownerId },
  ])
  const [old = 0, recipe = 0] = await buildItems(test.db, [
    { ownerId, name: `${name} Clear`, components: [line(from, 60), line(silica, 40)] },
    { ownerId, name: `${name} White`, components: [line(into, 50), line(silica, 50)] },
  ])
  return { from, into, silica, old, recipe }
}

interface Line {
  readonly material: { readonly id: number }
}

const partsOf = async (id: number) => {
  const { components }: { components: readonly Line[] } = (await call('GET', `/recipes/${id}`)).data
  return components.map(({ material: part }) => part.id)
}

it('says what would happen before anything does', async () => {
  const { from, into, old } = await spars('Rehearsed Spar', { percent: { ...KAOLIN.percent } })
  const before = await call('GET', `/recipes/${old}`)
  const { code, out } = await material('merge', from, into)
  expect(code).toBe(0)
  expect(out).toContain(
    'Rehearsed Spar Old → Rehearsed Spar\nRecipes that hold it: 1\nOf these, with another analysis then: 1\n',
  )
  expect(out).toMatch(new RegExp(`  ${old}\tRehearsed Spar Clear\t.*SiO2 \\d+\\.\\d\\d → \\d+`))
  expect(out).toContain('Nothing has been changed')
  expect(await call('GET', `/recipes/${old}`)).toEqual(before)
  expect((await call('GET', `/recipes/${from}`)).data.name).toBe('Rehearsed Spar Old')
})

it('merges: recipes hold the other one, which is found by both names', async () => {
  const { from, into, silica, old } = await spars('Merged Spar')
  const figures = (await call('GET', `/recipes/${old}`)).data.umf
  const stranger = await joinCommunity(test)
  const { out } = await material('merge', from, into, '--apply')
  expect(out).toContain('Recipes that hold it: 1\nOf these, with another analysis then: 0\n')
  expect(out).toContain('Merged Spar is also found as Merged Spar Old, Merged Spar 1980\n')
  expect(out).toContain('Merged Spar Old is Merged Spar now')

  const recipe = (await call('GET', `/recipes/${old}`)).data
  expect(await partsOf(old)).toEqual([into, silica])
  expect({ umf: recipe.umf, version: recipe.version }).toEqual({ umf: figures, version: 2 })
  const seen = await test.app.inject({ url: `/v2/recipes/${from}`, headers: stranger.bearer })
  expect(seen.json().data).toMatchObject({ id: into, containedInCount: 2 })
  for (const q of ['Merged Spar Old', 'Merged Spar 1980']) {
    const found = await test.app.inject(`/v2/search?q=${encodeURIComponent(q)}`)
    const ids = found.json().data.map(({ id }: { id: number }) => id)
    expect(ids[0]).toBe(into)
    expect(ids).not.toContain(from)
  }
  const asked = { ingredients: ['Merged Spar Old'] }
  const { data } = await call('POST', '/imports/match', asked)
  expect(data.ingredients[0].matches[0]).toMatchObject({ id: into })

  const restored = await call('POST', `/recipes/${old}/versions/1/restore`)
  expect(restored.data).toMatchObject({ version: 3 })
  expect(await partsOf(old)).toEqual([into, silica])
})

it('what people have attached comes over, each once', async () => {
  const { from, into } = await spars('Loved Spar')
  const [one, both] = [await joinCommunity(test), await joinCommunity(test)]
  const doings = doingsOf(test, one)
  await doings.review(from)
  await doings.comment('material', from)
  const box = await doings.collection([from, into])
  await doingsOf(test, both).review(from)
  await doingsOf(test, both).review(into)
  const shelf = (person: Member, id: number, price: string) =>
    test.db
      .insertInto('user_material')
      .values({ account_id: person.id, material_id: id, price, price_units: 'kilograms' })
      .execute()
  await shelf(one, from, '12.5')
  await shelf(both, from, '7')
  await shelf(both, into, '8')

  const lot = await doings.lot(from)
  const batch = await doings.batch(from)

  await test.app.inject({
    method: 'PATCH',
    url: `/v2/batches/${batch}`,
    headers: one.bearer,
    payload: { from: [{ place: 0, materialId: Number(from) }] },
  })

  const { out } = await material('merge', from, into, '--apply')
  const stocked = await test.app.inject({ url: '/v2/stock', headers: one.bearer })
  expect(stocked.json()).toMatchObject({
    data: [{ materialId: Number(into), lots: [{ id: lot }] }],
  })
  const planned = await test.app.inject({ url: `/v2/batches/${batch}`, headers: one.bearer })
  expect(planned.json()).toMatchObject({
    data: { lines: [{ materialId: Number(into), isChosen: true, left: '1000' }] },
  })
  expect(out).toContain('reviews 1, comments 1, photographs 0')
  const { data } = await call('GET', `/recipes/${into}`)
  expect(data).toMatchObject({ ratingNumber: 2, ratingAverage: 4, hasComments: true })
  const boxed = await test.app.inject({
    url: `/v2/search?collection=${box}`,
    headers: one.bearer,
  })
  expect(boxed.json().data.map(({ id }: { id: number }) => id)).toEqual([into])
  const shelves = await test.db
    .selectFrom('user_material')
    .select(['account_id', 'price'])
    .where('material_id', 'in', [from, into])
    .orderBy('account_id')
    .execute()
  expect(shelves.map(({ account_id, price }) => [account_id, Number(price)])).toEqual([
    [one.id, 12.5],
    [both.id, 8],
  ])
})

it('one of the starter library stays merged when the server starts again', async () => {
  const library = await readLibrary()
  const context = { db: test.db, siteName: 'Test Glazes', now: new Date() }
  await seedLibrary(context, library)
  const idOf = async (key: string) => {
    const { id } = await test.db
      .selectFrom('material')
      .select('id')
      .where('library_key', '=', key)
      .executeTakeFirstOrThrow()
    return id
  }
  const [custer, parent] = [await idOf('custer-feldspar'), await idOf('potash-feldspar')]
  expect((await material('merge', custer, parent, '--apply')).code).toBe(0)
  expect(await seedLibrary(context, library)).toBe(0)
  expect((await call('GET', `/recipes/${custer}`)).data.id).toBe(parent)
})

it('leads to the last of several, and the other way round is no circle', async () => {
  const { from, into, silica } = await spars('Chained Spar')
  await material('merge', from, into, '--apply')
  expect((await material('merge', into, from, '--apply')).err).toContain(
    `Chained Spar Old (${from}) has been merged into ${into}`,
  )
  expect((await material('merge', into, silica, '--apply')).code).toBe(0)
  expect((await call('GET', `/recipes/${silica}`)).data.id).toBe(silica)
  const stranger = await joinCommunity(test)
  const seen = await test.app.inject({ url: `/v2/recipes/${from}`, headers: stranger.bearer })
  expect(seen.json().data.id).toBe(silica)
})

it('what came from both stays in line: nothing comes from itself, or from what has gone', async () => {
  const { from, into, silica } = await spars('Grandchild Spar')
  const relate = (id: number, body: object) =>
    call('POST', `/recipes/${id}`, { _method: 'PATCH', ...body })
  await relate(from, { materialParentId: silica })
  const [between = 0] = await buildItems(test.db, [
    { ...POTASH_FELDSPAR, ownerId: potter.id, name: 'Spar Between', parentId: from },
  ])
  await relate(into, { materialParentId: between, revisionParentId: from })
  expect((await material('merge', from, into, '--apply')).code).toBe(0)
  expect((await call('GET', `/recipes/${into}`)).data).toMatchObject({
    parent: { id: silica },
    revisionParent: null,
    revisionChildren: [],
  })
  expect((await call('GET', `/recipes/${between}`)).data.parent).toMatchObject({ id: into })
})

it('a kind that is merged into its parent is no child of it any more, for its owner either', async () => {
  const { from, into } = await spars('Parent Spar')
  const kind = { _method: 'PATCH', materialParentId: into, revisionParentId: into }
  expect((await call('POST', `/recipes/${from}`, kind)).status).toBe(200)
  expect((await material('merge', from, into, '--apply')).code).toBe(0)
  const { data } = await call('GET', `/recipes/${into}`)
  expect(data).toMatchObject({ parent: null, children: [], revisionChildren: [] })
})

it('ends a ring of parents and of revisions that is from before there were none', async () => {
  const { from, into } = await spars('Ring Spar')
  for (const [id, other] of [
    [from, into],
    [into, from],
  ] as const) {
    await test.db
      .updateTable('material')
      .set({ parent_id: other, revision_parent_id: other })
      .where('id', '=', id)
      .execute()
  }
  expect((await material('merge', from, into, '--apply')).code).toBe(0)
  expect((await call('GET', `/recipes/${into}`)).data).toMatchObject({
    parent: null,
    children: [],
    revisionParent: null,
    revisionChildren: [],
  })
})

it('refuses what cannot be merged, in one line', async () => {
  const { from, into, recipe } = await spars('Refused Spar', { isPrivate: true })
  for (const [args, message] of [
    [[], 'material needs "merge", the number FROM and the number INTO'],
    [['merge', into, 'x'], 'material needs "merge"'],
    [['merge', into, into], 'cannot be merged into itself'],
    [['merge', recipe, into], `Refused Spar White (${recipe}) is no raw material`],
    [['merge', 999_999_999, into], 'There is no material 999999999'],
    [['merge', from, into], `Refused Spar Old (${from}) is private to somebody`],
  ] as const) {
    const { code, out, err } = await material(...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(message)
  }
})
