import type { Comment, CommentPage } from '@glazy/contract/comments'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { recordLog } from '#features/logs/record/record-log.ts'
import { joinCommunity, type Member } from './community.ts'
import { buildItems } from './library.ts'
import { createTestApp, type TestApp } from './test-app.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** What a comment says where a test does not care. */
export const REMARK = 'Mine ran at cone six, by about a hand.'
/** What is commented on. */
export const KINDS = ['material', 'log'] as const
export type Kind = (typeof KINDS)[number]

/**
 * An owner and two others, for each test of a file an item and a log of the owner on which nobody has
 * said anything, and how they are commented on.
 */
export function openDiscussion() {
  let test: TestApp
  let owner: Member
  let ann: Member
  let ben: Member
  const subjects: Record<Kind, number> = { material: 0, log: 0 }
  beforeAll(async () => {
    test = await createTestApp()
    owner = await joinCommunity(test)
    ann = await joinCommunity(test)
    ben = await joinCommunity(test)
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    const [material = 0] = await buildItems(test.db, [{ name: 'Runny blue', ownerId: owner.id }])
    Object.assign(subjects, { material, log: await post() })
  })

  /** A log of the owner. */
  const post = (about: { readonly materialId?: number; readonly isPrivate?: boolean } = {}) =>
    recordLog(test.db, { type: 'NOTE', authorId: owner.id, title: 'A firing', ...about })

  const ask = (person: Member | null, method: Method, url: string, payload?: object) =>
    test.app.inject({
      method,
      url: url.startsWith('/api') ? url : `/v2${url}`,
      ...(person && { headers: person.bearer }),
      ...(payload && { payload }),
    })

  const pathOf = (kind: Kind) =>
    `/${kind === 'log' ? 'logs' : 'recipes'}/${subjects[kind]}/comments`

  const write = (person: Member | null, kind: Kind, body: object = {}) =>
    ask(person, 'POST', `/${kind}comments`, { id: subjects[kind], content: REMARK, ...body })

  return {
    get test() {
      return test
    },
    get owner() {
      return owner
    },
    get ann() {
      return ann
    },
    get ben() {
      return ben
    },
    subjects,
    join: (plan: { readonly isMuted?: boolean } = {}) => joinCommunity(test, plan),
    post,
    ask,
    pathOf,
    write,
    written: async (person: Member, kind: Kind, body: object = {}): Promise<Comment> => {
      const answer = await write(person, kind, body)
      expect(answer.statusCode, answer.body).toBe(201)
      return answer.json<{ data: Comment }>().data
    },
    commentsOf: async (kind: Kind, query = '', person: Member | null = null) => {
      const answer = await ask(person, 'GET', pathOf(kind) + query)
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json<CommentPage>()
    },
    codeOf: async (answer: ReturnType<typeof ask>): Promise<string | undefined> =>
      (await answer).json().error?.code,
  }
}
