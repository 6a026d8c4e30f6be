import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  act,
  anyDeeds,
  beginSharing,
  call,
  canSee,
  mayKnow,
  type Person,
  type SharedItem,
  type Sharing,
  WORDS,
} from '#testing/sharing.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

/**
 * Whatever people do with their items, one after the other, each sees what is public or their own, by
 * every door, and nobody is told a word of the rest.
 */
let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

/** A slow machine does fewer sequences; what it has done counts. */
const LIMIT_MS = 12_000
const RUNS = 6

it(
  'everybody sees what is public or their own, whatever was done',
  { timeout: 60_000 },
  async () => {
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(anyDeeds, async (deeds) => {
        const sharing = await beginSharing(test)
        for (const deed of deeds) await act(sharing, deed)
        for (const { isPublic, face } of sharing.items.values()) {
          seen.add(isPublic ? 'public' : face === undefined ? 'private' : 'hidden')
        }
        for (const viewer of [null, ...sharing.people]) await look(sharing, viewer)
      }),
      { seed: 20_261_128, numRuns: RUNS, interruptAfterTimeLimit: LIMIT_MS },
    )
    expect(seen).toEqual(new Set(['public', 'private', 'hidden']))
  },
)

async function look(sharing: Sharing, viewer: Person | null): Promise<void> {
  for (const item of sharing.items.values()) await lookAt(sharing, viewer, item)
  for (const id of sharing.deleted) {
    expect(await read(sharing, viewer, `/recipes/${id}`)).toMatchObject({ statusCode: 404 })
  }
  await lookThroughLists(sharing, viewer)
  await lookAtFiles(sharing, viewer)
}

/** What is answered where an item is seen, and not found where it is not. */
const DOORS = ['', '/versions', '/export/YAML', '/export/CSV', '/reviews', '/comments']
/** What may be the owner's alone, or may not be there, also where an item is seen. */
const INNER_DOORS = ['/use', '/versions/1', '/versions/2/difference/1']

async function lookAt(sharing: Sharing, viewer: Person | null, item: SharedItem): Promise<void> {
  const { id, word, isRecipe } = item
  const isSeen = canSee(viewer, item)
  for (const door of DOORS) {
    const { statusCode, body } = await read(sharing, viewer, `/recipes/${id}${door}`)
    expect(statusCode, `${door} of ${id}: ${body}`).toBe(isSeen ? 200 : 404)
    if (isSeen && door === '') expect(body).toContain(word)
  }
  const others = [
    ...INNER_DOORS.map((door) => `/recipes/${id}${door}`),
    `/search/similarAnalysis/${id}`,
    `/search/similarBaseComponents/${id}`,
    `/search/nearestXY?material_id=${id}&x=SiO2&y=Al2O3`,
  ]
  for (const path of others) {
    const { statusCode } = await read(sharing, viewer, path)
    if (!isSeen) expect([401, 404], path).toContain(statusCode)
  }
  const { body } = await read(sharing, viewer, `/search?q=${word}&count=100`, word)
  const found = idsIn(body)
  expect(found.filter((one) => isHidden(sharing, viewer, one))).toEqual([])
  if (isSeen && isRecipe) expect(found).toContain(id)
  for (const path of [
    `/recipes/quickSearch?keywords=${word}`,
    `/recipes/printSearch?q=${word}`,
    `/search/lookup/recipes/${word}`,
    `/search/lookup/materials/${word}`,
  ]) {
    await read(sharing, viewer, path, word)
  }
}

async function lookThroughLists(sharing: Sharing, viewer: Person | null): Promise<void> {
  const { people, items } = sharing
  const idsOf = (isWanted: (item: SharedItem) => boolean) =>
    [...items.values()]
      .filter((item) => canSee(viewer, item) && isWanted(item))
      .map(({ id }) => id)
      .toSorted()
  for (const owner of people) {
    const lists = {
      [`u=${owner.accountId}&composite=1`]: idsOf((one) => one.owner === owner && one.isRecipe),
      [`u=${owner.accountId}&primitive=1`]: idsOf((one) => one.owner === owner && !one.isRecipe),
      [`collection=${owner.collectionId}`]: idsOf(({ id }) => owner.collected.has(id)),
    }
    for (const [query, wanted] of Object.entries(lists)) {
      const { body } = await read(sharing, viewer, `/search?count=100&${query}`)
      expect(idsIn(body).toSorted(), query).toEqual(wanted)
      const { meta } = JSON.parse(body) as { meta: { pagination: { total: number } } }
      expect(meta.pagination.total, query).toBe(wanted.length)
    }
    for (const path of [`/users/${owner.accountId}`, `/collections/user/${owner.accountId}`]) {
      await read(sharing, viewer, path)
    }
  }
  const ids = [...items.keys()].join(',')
  for (const path of [
    `/search?id=${ids}`,
    `/recipes/known?id=${ids}`,
    `/recipes/printSearch?id=${ids}`,
  ]) {
    await read(sharing, viewer, path)
  }
  for (const path of ['/logs', '/search/commonMaterials', '/search?include=analysis,components']) {
    await read(sharing, viewer, path)
  }
}

/** Files for search engines are the same for everybody: what is public. */
async function lookAtFiles(sharing: Sharing, viewer: Person | null): Promise<void> {
  const { body } = await read(sharing, viewer, '/sitemap-0.xml')
  const listed = new Set(
    [...body.matchAll(/\/(?:recipes|materials)\/(\d+)/g)].map(([, id]) => Number(id)),
  )
  for (const { id, isPublic } of sharing.items.values())
    expect(listed.has(id), `${id}`).toBe(isPublic)
}

function isHidden({ items, deleted }: Sharing, viewer: Person | null, id: number): boolean {
  const item = items.get(id)
  return deleted.includes(id) || (item !== undefined && !canSee(viewer, item))
}

const idsIn = (body: string) =>
  (JSON.parse(body) as { data: readonly { id: number }[] }).data.map(({ id }) => id)

/** What is answered to somebody, in which no word stands that is not for them. */
async function read(sharing: Sharing, viewer: Person | null, path: string, asked?: string) {
  const answer = await call(sharing, viewer, 'GET', path)
  const words = new Set(answer.body.toLowerCase().match(WORDS))
  const leaked = [...words].filter((word) => word !== asked && !mayKnow(viewer, word))
  expect(leaked, path).toEqual([])
  return answer
}
