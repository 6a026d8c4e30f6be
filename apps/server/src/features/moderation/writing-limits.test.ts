import { PUBLIC_WRITING, UPLOADS_MAX } from '@glazy/contract/limits'
import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { joinCommunity, type Member, WORDS } from '#testing/community.ts'
import { buildItems } from '#testing/library.ts'
import { photographForm } from '#testing/photographs.ts'
import { expectProblem } from '#testing/problems.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { appointModerator } from './moderators.queries.ts'

type Writing = keyof typeof PUBLIC_WRITING

/** Of the limits, so that they are reached soon. */
const FACTOR = 0.1
const KINDS = Object.keys(PUBLIC_WRITING) as Writing[] // its keys
/** Files have a limit of their own besides, which is reached within half an hour. */
const most = (kind: Writing, age: 'ofNew' | 'ofAny') =>
  FACTOR * Math.min(PUBLIC_WRITING[kind][age], kind === 'photograph' ? UPLOADS_MAX : Infinity)

let test: TestApp
/** Each write is about another item: nobody says the same of one twice. */
let items: readonly number[]
beforeAll(async () => {
  test = await createTestApp({ rateLimitFactor: FACTOR })
  items = await prepare(test)
})
afterAll(() => test.close())

async function prepare(app: TestApp): Promise<readonly number[]> {
  const owner = await joinCommunity(app)
  await appointModerator(app.db, owner.id, true)
  const plan = { ownerId: owner.id, name: 'Test glaze' }
  return buildItems(
    app.db,
    Array.from({ length: 15 }, () => plan),
  )
}

/** Somebody who has been here for some days. */
async function memberFor(days: number, app = test): Promise<Member> {
  const member = await joinCommunity(app)
  await sql`update account set created_at = now() - make_interval(days => ${days})
    where id = ${member.id}`.execute(app.db)
  return member
}

/** What each kind of writing sends, and where to. */
const SENT: Readonly<Record<Writing, (id: number) => readonly [path: string, body: object]>> = {
  comment: (id) => ['/materialcomments', { id, content: WORDS }],
  review: (id) => ['/materialreviews', { material_id: id, rating: 4, description: WORDS }],
  log: () => ['/logs', { title: 'A firing', logTypeId: 2, description: WORDS }],
  photograph: (id) => ['/materialimages', photographForm(id, Buffer.from('no picture'))],
  report: (id) => ['/moderation/reports', { kind: 'material', id, reason: 'spam' }],
}

let requests = 0

/** Each request comes from an address of its own, whose limits are others. */
function write(app: TestApp, who: Member, kind: Writing, id: number) {
  requests += 1
  const [path, sent] = SENT[kind](id)
  const form = kind === 'photograph' ? (sent as ReturnType<typeof photographForm>) : undefined
  return app.app.inject({
    method: 'POST',
    url: `/v2${path}`,
    headers: { ...form?.headers, ...who.bearer },
    payload: form?.payload ?? sent,
    remoteAddress: `198.18.${requests >> 8}.${requests & 255}`,
  })
}

/** Writes until it is refused, or once about each item. */
async function writeAll(who: Member, kind: Writing, app = test, about = items) {
  let count = 0
  for (const id of about) {
    const answer: LightMyRequestResponse = await write(app, who, kind, id)
    if (answer.statusCode === 429) return { count, refusal: answer }
    count += 1
  }
  return { count, refusal: undefined }
}

describe.each(KINDS)('of each %s', (kind) => {
  it.each([
    ['a new account', 6, 'ofNew'],
    ['an older one', 8, 'ofAny'],
  ] as const)('%s has so many an hour', async (_who, days, age) => {
    const { count, refusal } = await writeAll(await memberFor(days), kind)
    expect(count).toBe(most(kind, age))
    if (!refusal) throw new Error('Nothing was refused')
    expectProblem(refusal, 429, kind === 'photograph' ? 'image.quota' : 'request.rateLimited')
    const wait = Number(refusal.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(3_600)
  })
})

it('what one account writes is no matter to another', async () => {
  const [eager, patient] = [await memberFor(1), await memberFor(1)]
  expect((await writeAll(eager, 'report')).refusal).toBeDefined()
  expect((await write(test, patient, 'report', items[0] ?? 0)).statusCode).toBe(200)
})

it('what is said of it names the number and the time to wait', async () => {
  const { refusal } = await writeAll(await memberFor(1), 'report')
  expect(refusal?.json()).toMatchObject({
    error: { message: expect.stringMatching(/^A new account can do this \d+ times an hour; try/) },
  })
})

it('with RATE_LIMIT=off there are no such limits', async () => {
  const open = await createTestApp()
  try {
    const about = await prepare(open)
    const who = await memberFor(1, open)
    for (const kind of KINDS) {
      expect(await writeAll(who, kind, open, about)).toEqual({ count: about.length })
    }
  } finally {
    await open.close()
  }
})
