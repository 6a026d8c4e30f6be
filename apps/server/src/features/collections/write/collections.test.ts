import { COLLECTION_PROBLEMS } from '@glazy/contract/rules/collection'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestAccount, logIn, type TestAccount, type TestSession } from '#testing/accounts.ts'
import { inTransaction } from '#db/transaction.ts'
import { loadItems } from '#features/materials/derive/derive.queries.ts'
import { deriveItems } from '#features/materials/derive/derive-items.ts'
import { buildItems } from '#testing/library.ts'
import { expectInvalid } from '#testing/problems.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

interface Person extends TestAccount {
  readonly session: TestSession
}

let test: TestApp
let potter: Person
let other: Person
let items: number[]
let hidden: number

beforeAll(async () => {
  test = await createTestApp()
  potter = await join()
  other = await join()
  items = await buildItems(
    test.db,
    Array.from({ length: 5 }, (_, at) => ({ ownerId: other.id, name: `Test glaze ${at}` })),
  )
  ;[hidden = 0] = await buildItems(test.db, [{ ownerId: potter.id, isPrivate: true }])
})
afterAll(() => test.close())

async function join(): Promise<Person> {
  const account = await createTestAccount(test.db)
  return { ...account, session: await logIn(test.db, account) }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

const callAs = (person: Person | null, method: Method, path: string, payload?: object) =>
  test.app.inject({
    method,
    url: `/v2${path}`,
    headers: person?.session.bearer ?? { 'x-requested-with': 'XMLHttpRequest' },
    ...(payload && { payload }),
  })

async function make(name: string, ids: readonly number[] = [], person = potter): Promise<number> {
  const answer = await callAs(person, 'POST', '/collections', { name })
  expect(answer.statusCode).toBe(201)
  const { id } = answer.json().data as { id: number }
  if (ids.length > 0) {
    const body = { collectionId: id, materialIds: ids }
    expect((await callAs(person, 'POST', '/collectionmaterials', body)).statusCode).toBe(200)
  }
  return id
}

const inCollection = async (viewer: Person | null, id: number) => {
  const answer = await callAs(viewer, 'GET', `/search?collection=${id}&o=co`)
  return answer.json().data.map((item: { id: number }) => item.id) as number[]
}

const listed = async (viewer: Person | null, owner: Person = potter) => {
  const answer = await callAs(viewer, 'GET', `/collections/user/${owner.id}`)
  expect(answer.statusCode).toBe(200)
  return answer.json().data as { id: number; name: string; materialCount: number }[]
}

describe('a collection', () => {
  it('counts what its list holds, for moderators too', async () => {
    const moderator = await join()
    await test.db
      .updateTable('account')
      .set({ is_moderator: true })
      .where('id', '=', moderator.id)
      .execute()
    const [withheld = 0] = await buildItems(test.db, [{ ownerId: other.id }])
    const id = await make('Of both', [items[0]!, withheld], other)
    await inTransaction(test.db, async (trx) => {
      await trx
        .updateTable('material')
        .set({ is_withheld: true })
        .where('id', '=', withheld)
        .execute()
      await deriveItems(trx, await loadItems(trx, [withheld]))
    })
    for (const viewer of [null, potter, moderator]) {
      const count = (await listed(viewer, other)).find((each) => each.id === id)?.materialCount
      expect([count, await inCollection(viewer, id)]).toEqual([1, [items[0]]])
    }
    await callAs(other, 'DELETE', `/collections/${id}`)
  })

  it('is made, listed for everybody, renamed, described and pinned', async () => {
    const first = await make('First')
    await make('Second')
    const changed = await callAs(potter, 'PATCH', `/collections/${first}`, {
      name: ' Celadons ',
      description: '<p>Green <b>and</b> blue</p><script>alert(1)</script>',
      isPinned: true,
    })
    expect(changed.json().data).toMatchObject({
      id: first,
      name: 'Celadons',
      description: '<p>Green <strong>and</strong> blue</p>',
      isPinned: true,
      materialCount: 0,
      userId: potter.id,
      createdByUser: { id: potter.id, username: potter.username },
      updatedAtDiff: 'now',
    })
    const answer = await callAs(null, 'GET', `/collections/user/${potter.username}`)
    expect(answer.json().data.map(({ name }: { name: string }) => name)).toEqual([
      'Celadons',
      'Second',
    ])
    expect(answer.json().meta.user.data).toEqual({
      id: potter.id,
      name: potter.name,
      username: potter.username,
    })
    const unpinned = await callAs(potter, 'PATCH', `/collections/${first}`, { isPinned: false })
    expect(unpinned.json().data).toMatchObject({ name: 'Celadons', isPinned: false })
  })

  it.each([
    [{ name: '  ' }, COLLECTION_PROBLEMS.nameRequired],
    [{ name: 'a'.repeat(101) }, COLLECTION_PROBLEMS.nameTooLong],
    [{ name: 'two\nlines' }, expect.stringContaining('one line')],
  ])('is refused with the name %j', async (body, message) => {
    const answer = await callAs(potter, 'POST', '/collections', body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields).toMatchObject([{ field: 'name', message }])
  })

  it('is described in at most 500 characters, markup not counted', async () => {
    const id = await make('Described')
    const put = (description: string) =>
      callAs(potter, 'PATCH', `/collections/${id}`, { description })
    expect((await put(`<p><b>${'a'.repeat(500)}</b></p>`)).statusCode).toBe(200)
    const answer = await put('a'.repeat(501))
    expect(answer.json().error.fields).toEqual([
      { field: 'description', message: COLLECTION_PROBLEMS.descriptionTooLong },
    ])
  })

  it('has a name of its own among those of its owner, in any case', async () => {
    await make('Ash Glazes')
    const id = await make('Ash glazes of others', [], other)
    expect(
      (await callAs(other, 'PATCH', `/collections/${id}`, { name: 'ash glazes' })).json(),
    ).toMatchObject({ data: { name: 'ash glazes' } })
    const mine = await make('Slips')
    for (const answer of [
      await callAs(potter, 'POST', '/collections', { name: 'ASH GLAZES' }),
      await callAs(potter, 'PATCH', `/collections/${mine}`, { name: 'ash glazes' }),
    ]) {
      expect(answer.statusCode).toBe(409)
      expect(answer.json().error).toMatchObject({
        code: 'collection.nameTaken',
        fields: [{ field: 'name', message: COLLECTION_PROBLEMS.nameTaken }],
      })
    }
  })

  it('is one, however often it is sent with the same key', async () => {
    const body = { name: 'Sent twice', clientKey: crypto.randomUUID() }
    const answers = await Promise.all(
      [1, 2, 3].map(() => callAs(potter, 'POST', '/collections', body)),
    )
    expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1)
  })
})

describe('what is in a collection', () => {
  it('is put there one by one or many at once, and each is there once', async () => {
    const id = await make('Filled')
    const one = { collectionId: id, collectionName: 'Filled', materialId: items[0] }
    expect((await callAs(potter, 'POST', '/collectionmaterials', one)).json().data).toMatchObject({
      added: 1,
      collection: { id, materialCount: 1 },
    })
    const many = { collectionId: id, collectionName: 'Filled', materialIds: items }
    expect((await callAs(potter, 'POST', '/collectionmaterials', many)).json().data).toMatchObject({
      added: 4,
      collection: { materialCount: 5 },
    })
    expect(await inCollection(null, id)).toEqual(items)
    const detail = await callAs(potter, 'GET', `/recipes/${items[0]}`)
    expect(detail.json().data.myCollections).toContain(id)
  })

  it('makes its collection when it is a new one', async () => {
    const body = { collectionId: 0, collectionName: 'At once', materialIds: items.slice(0, 2) }
    const made = (await callAs(potter, 'POST', '/collectionmaterials', body)).json().data
    expect(made).toMatchObject({ added: 2, collection: { name: 'At once', materialCount: 2 } })
    const again = await callAs(potter, 'POST', '/collectionmaterials', {
      ...body,
      collectionName: 'AT ONCE',
    })
    expect(again.json().error).toMatchObject({
      code: 'collection.nameTaken',
      fields: [{ field: 'collectionName' }],
    })
    const nameless = await callAs(potter, 'POST', '/collectionmaterials', {
      ...body,
      collectionName: ' ',
    })
    expect(nameless.json().error.fields).toEqual([
      { field: 'collectionName', message: COLLECTION_PROBLEMS.nameRequired },
    ])
  })

  it('is taken out one by one or many at once', async () => {
    const id = await make('Emptied', items)
    const path = `/collectionmaterials/delete/${id}`
    const one = await callAs(potter, 'GET', `${path}/${items[0]}`)
    expect(one.json().data.materialCount).toBe(4)
    expect((await callAs(potter, 'POST', `${path}/${items[1]}`)).statusCode).toBe(200)
    const many = await callAs(potter, 'POST', path, { materialIds: items.slice(2, 4) })
    expect(many.json().data.materialCount).toBe(1)
    expect(await inCollection(potter, id)).toEqual([items[4]])
  })

  it('is not taken out by a GET that a page elsewhere makes', async () => {
    const id = await make('Kept', items)
    const answer = await test.app.inject({
      url: `/v2/collectionmaterials/delete/${id}/${items[0]}`,
      headers: potter.session.cookie,
    })
    expect(answer.json().error.code).toBe('request.markerRequired')
    expect(await inCollection(null, id)).toHaveLength(5)
  })

  it('that is private is seen and counted by its owner alone', async () => {
    const id = await make('With a secret', [hidden, ...items.slice(0, 2)])
    expect((await inCollection(potter, id)).toSorted()).toEqual(
      [...items.slice(0, 2), hidden].toSorted(),
    )
    for (const viewer of [null, other]) {
      expect(await inCollection(viewer, id)).toEqual(items.slice(0, 2))
      const found = (await listed(viewer)).find((each) => each.id === id)
      expect(found?.materialCount).toBe(2)
    }
    expect((await listed(potter)).find((each) => each.id === id)?.materialCount).toBe(3)
    const theirs = await callAs(other, 'POST', '/collectionmaterials', {
      collectionName: 'Stolen',
      materialId: hidden,
    })
    expect([theirs.statusCode, theirs.json().error.code]).toEqual([404, 'material.notFound'])
    expect((await listed(null, other)).map(({ name }) => name)).not.toContain('Stolen')
  })

  it('leaves out what was hidden since it was chosen', async () => {
    const id = await make('Late')
    const body = { collectionId: id, materialIds: [...items, 1_900_000_001] }
    const answer = await callAs(potter, 'POST', '/collectionmaterials', body)
    expect(answer.json().data.added).toBe(items.length)
  })

  it('needs at least one item and a hundred at most', async () => {
    for (const body of [
      { collectionName: 'Nothing' },
      {
        collectionName: 'Nothing',
        materialIds: Array(101)
          .fill(1)
          .map((one, at) => one + at),
      },
    ]) {
      const answer = await callAs(potter, 'POST', '/collectionmaterials', body)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().error.fields).toMatchObject([{ field: 'materialIds' }])
    }
  })

  it('names the field where its ids came as one text, and the place where they came as a list', async () => {
    const wrong = 'must be a whole number from 1 to 2147483647'
    const path = '/collectionmaterials'
    const name = { collectionName: 'Nothing' }
    const text = await callAs(potter, 'POST', path, { ...name, materialIds: '1,x' })
    expectInvalid(text, 'materialIds', wrong)
    const list = await callAs(potter, 'POST', path, { ...name, materialIds: [1, 'x'] })
    expectInvalid(list, 'materialIds.1', wrong)
  })

  it('tells which collections an item is in, page by page, except of what one may not see', async () => {
    const [item = 0] = await buildItems(test.db, [{ ownerId: other.id }])
    const id = await make('Holding', [item, hidden])
    const answer = await callAs(null, 'GET', `/collections/recipes/${item}?p=1`)
    expect(answer.json()).toMatchObject({
      data: [{ id, name: 'Holding', materialCount: 1 }],
      meta: { pagination: { total: 1, current_page: 1, total_pages: 1 } },
    })
    expect((await callAs(other, 'GET', `/collections/recipes/${hidden}`)).statusCode).toBe(404)
    expect((await callAs(potter, 'GET', `/collections/recipes/${hidden}`)).statusCode).toBe(200)
  })
})

describe('a deletion', () => {
  it('can be taken back for some minutes, with all that was in it', async () => {
    const id = await make('Deleted', [hidden, ...items])
    await callAs(potter, 'PATCH', `/collections/${id}`, { isPinned: true })
    const before = (await listed(potter)).find((each) => each.id === id)
    expect((await callAs(potter, 'DELETE', `/collections/${id}`)).json()).toEqual({ success: true })
    expect((await callAs(potter, 'DELETE', `/collections/${id}`)).statusCode).toBe(404)
    expect(await inCollection(potter, id)).toEqual([])
    expect((await callAs(other, 'POST', `/collections/${id}/restore`)).statusCode).toBe(404)
    const restored = await callAs(potter, 'POST', `/collections/${id}/restore`)
    expect(restored.json().data).toEqual(before)
    expect(await inCollection(potter, id)).toHaveLength(6)
    expect((await callAs(potter, 'POST', `/collections/${id}/restore`)).json().data).toEqual(before)
  })

  it('is for good after that', async () => {
    const id = await make('Long gone', items)
    await callAs(potter, 'DELETE', `/collections/${id}`)
    await sql`update collection_bin set deleted_at = now() - interval '11 minutes'`.execute(test.db)
    expect((await callAs(potter, 'POST', `/collections/${id}/restore`)).statusCode).toBe(404)
    await callAs(potter, 'DELETE', `/collections/${await make('Next')}`)
    const left = await test.db.selectFrom('collection_bin').select('name').execute()
    expect(left).toEqual([{ name: 'Next' }])
  })

  it('is not taken back under a name that was given away meanwhile', async () => {
    const id = await make('Popular')
    await callAs(potter, 'DELETE', `/collections/${id}`)
    await make('popular')
    const answer = await callAs(potter, 'POST', `/collections/${id}/restore`)
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'collection.nameTaken'])
  })
})

describe('who may do what', () => {
  it('everybody looks, the owner alone changes', async () => {
    const id = await make('Of the potter', items)
    const changes: readonly (readonly [Method, string, object?])[] = [
      ['PATCH', `/collections/${id}`, { name: 'Taken over' }],
      ['DELETE', `/collections/${id}`],
      ['POST', '/collectionmaterials', { collectionId: id, materialId: items[0] }],
      ['POST', `/collectionmaterials/delete/${id}`, { materialIds: items }],
      ['GET', `/collectionmaterials/delete/${id}/${items[0]}`],
    ]
    for (const [method, path, body] of changes) {
      expect((await callAs(other, method, path, body)).statusCode, path).toBe(403)
      expect((await callAs(null, method, path, body)).statusCode, path).toBe(401)
      const nowhere = path.replace(String(id), '1900000001')
      const elsewhere =
        body && 'collectionId' in body ? { ...body, collectionId: 1_900_000_001 } : body
      expect((await callAs(other, method, nowhere, elsewhere)).statusCode, path).toBe(404)
    }
    expect(await inCollection(null, id)).toEqual(items)
  })

  it('nobody has collections who does not exist', async () => {
    expect((await callAs(null, 'GET', '/collections/user/nobody-at-all')).json().error.code).toBe(
      'user.notFound',
    )
  })
})
