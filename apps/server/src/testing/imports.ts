import type { MaterialDetail } from '@glazy/contract/materials'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { createTestAccount, logIn, type TestSession } from './accounts.ts'
import { buildItems, KAOLIN, POTASH_FELDSPAR, SILICA, WHITING } from './library.ts'
import { createTestApp, type TestApp } from './test-app.ts'

interface Importer {
  readonly id: number
  readonly session: TestSession
}

/** What an import has made, in the order of the call. */
export interface Added {
  readonly id: number
  readonly items: readonly { readonly key: string; readonly id: number; readonly name: string }[]
}

/**
 * A server with four raw materials of someone else, and for each test a new account that imports.
 * To be called once in a test file, outside of its tests; the fields are there within them.
 */
export function setUpImports() {
  let test: TestApp
  let owner: Importer
  let other: Importer
  let materialIds: readonly number[]
  beforeAll(async () => {
    test = await createTestApp()
    other = await signIn(test)
    const plans = [POTASH_FELDSPAR, SILICA, WHITING, KAOLIN].map((material) => ({
      ...material,
      ownerId: other.id,
    }))
    materialIds = await buildItems(test.db, plans)
  })
  beforeEach(async () => {
    owner = await signIn(test)
  })
  afterAll(() => test.close())

  function call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    session: TestSession | null = owner.session,
  ) {
    return test.app.inject({
      method,
      url: `/v2${path}`,
      headers: session?.bearer ?? {},
      ...(body !== undefined && { payload: body }),
    })
  }

  return {
    get db() {
      return test.db
    },
    get dataDir() {
      return test.dataDir
    },
    /** Who calls where nobody else is named. */
    get owner() {
      return owner
    },
    get other() {
      return other
    },
    get feldspar() {
      return materialIds[0] ?? 0
    },
    get silica() {
      return materialIds[1] ?? 0
    },
    get whiting() {
      return materialIds[2] ?? 0
    },
    call,
    /** Another account with nothing in it. */
    newOwner: () => signIn(test),
    /** Imports what has to be taken. */
    async bring(body: object): Promise<Added> {
      const answer = await call('POST', '/imports', body)
      expect(answer.statusCode).toBe(201)
      return answer.json<{ data: Added }>().data
    },
    async detailOf(id: number): Promise<MaterialDetail> {
      return (await call('GET', `/recipes/${id}`)).json<{ data: MaterialDetail }>().data
    },
    /** Sixty parts of feldspar and forty of silica. */
    recipe: (key: string, changes: object = {}) => ({
      key,
      name: `Test ${key}`,
      components: [line(materialIds[0] ?? 0, 60), line(materialIds[1] ?? 0, 40)],
      ...changes,
    }),
  }
}

async function signIn(test: TestApp): Promise<Importer> {
  const account = await createTestAccount(test.db)
  return { id: account.id, session: await logIn(test.db, account) }
}

/** A line of a recipe that names a material by its id, or by its key within the import. */
export const line = (material: number | string, amount: number, isAdditional = false) => ({
  ...(typeof material === 'number' ? { materialId: material } : { key: material }),
  amount,
  isAdditional,
})

/** A call of `POST /v2/imports`. */
export const part = (changes: object) => ({
  clientKey: crypto.randomUUID(),
  name: 'test.glz',
  ...changes,
})

/** Messages of a refusal by the fields that they are about. */
export const fieldsOf = (answer: {
  json(): { error: { fields: { field: string; message: string }[] } }
}) => Object.fromEntries(answer.json().error.fields.map(({ field, message }) => [field, message]))
