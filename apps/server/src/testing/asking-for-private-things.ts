import { afterAll, beforeAll } from 'vitest'
import { logIn } from './accounts.ts'
import { type Attempt, attemptsOf } from './attempts.ts'
import { listOperations, type OpenApiDocument, type Operation } from './fuzz/openapi-document.ts'
import {
  keepPrivateThings,
  MARKER,
  PRIVATE_CDN_ID,
  privateIds,
  type PrivateThings,
} from './private-things.ts'
import { createTestApp, type TestApp } from './test-app.ts'

/** Everybody who must not see what is private to somebody. */
export const ROLES = ['anonymous', 'other', 'muted'] as const
type Role = (typeof ROLES)[number] | 'owner'

/**
 * A library with private things of one person, and every call of the OpenAPI document asking for them,
 * in any role. The attempts are made from the document: a call that is added tomorrow is asked too.
 */
export function openPrivateThings() {
  let test: TestApp
  let things: PrivateThings
  let operations: readonly Operation[]
  beforeAll(async () => {
    test = await createTestApp()
    operations = listOperations(test.app.swagger() as unknown as OpenApiDocument) // one document, two type names
    things = await keepPrivateThings(test.db)
  })
  afterAll(() => test.close())

  /** A session for this one request: some calls end all that there are. */
  async function headersOf(role: Role): Promise<Record<string, string>> {
    const marker = { 'x-requested-with': 'XMLHttpRequest' }
    return role === 'anonymous'
      ? marker
      : { ...marker, ...(await logIn(test.db, things.people[role])).bearer }
  }

  return {
    get test() {
      return test
    },
    get things() {
      return things
    },
    get operations() {
      return operations
    },
    attemptsAt: (operation: Operation): Attempt[] =>
      attemptsOf(operation, {
        valuesOf: (name) => temptations(things, name),
        bodiesOf: (one) => bodiesOf(things, one),
      }),
    send: async (role: Role, { operation, url, payload }: Attempt) => {
      const answer = await test.app.inject({
        method: operation.method as 'GET',
        url,
        headers: {
          ...(await headersOf(role)),
          ...(payload !== undefined && { 'content-type': 'application/json' }),
        },
        ...(payload !== undefined && { payload }),
      })
      const body = answer.rawPayload.toString('utf8')
      const headers = JSON.stringify(answer.headers)
      return { status: answer.statusCode, headers, body }
    },
    get: async (role: Role, url: string) =>
      test.app.inject({ url, headers: await headersOf(role) }),
  }
}

/** What each parameter may be to ask for what is private. */
function temptations(things: PrivateThings, name: string): readonly string[] {
  const { owner } = things.people
  const all = privateIds(things).map(String)
  switch (name) {
    case 'id':
    case 'excludeId':
    case 'material_id':
    case 'materialId':
      return all
    case 'id[]':
      return [all.join(',')]
    case 'collection':
    case 'collectionId':
      return [String(things.collection)]
    case 'u':
    case 'username':
    case 'userId':
    case 'user':
      return [String(owner.id), owner.username]
    case 'q':
    case 'subsearch':
    case 'keywords':
    case 'query':
      return [MARKER, `${MARKER.slice(0, 5)}`, all[0] ?? '']
    case 'category':
      return ['recipes', 'materials', 'analyses']
    case 'format':
      return ['YAML', 'CSV', 'GlazeChem', 'Insight']
    case 'cdnId':
      return [PRIVATE_CDN_ID]
    case 'include':
      return ['analysis,components', 'images']
    case 'color':
      return ['a1b2c3']
    default:
      return ['1']
  }
}

/** Bodies that name the private things wherever a body can name a thing. */
function bodiesOf(things: PrivateThings, { method, body }: Operation): (string | undefined)[] {
  if (method === 'GET') return [undefined]
  const { recipe, material, collection } = things
  const component = { componentMaterialId: material, percentageAmount: 100 }
  const named = {
    materials: privateIds(things),
    rows: [{ materialId: material }],
    id: recipe,
    material_id: recipe,
    materialId: recipe,
    collectionId: collection,
    collectionName: 'Test stolen',
    materialIds: privateIds(things),
    parentId: recipe,
    rating: 5,
    content: 'Words enough for a comment',
    newName: 'Test stolen',
    title: 'Test stolen',
    description: 'Test of what is stolen',
    logTypeId: 1,
    name: 'Test stolen',
    translations: [{ locale: 'en', name: 'Test stolen' }],
    baseTypeId: 460,
    materialComponents: [component],
    materialParentId: material,
    revisionParentId: recipe,
  }
  return body === undefined ? [undefined, '{}'] : [JSON.stringify(named)]
}
