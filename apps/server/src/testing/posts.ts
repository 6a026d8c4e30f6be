import type { Log, LogPage } from '@glazy/contract/logs'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import type { SignedIn, TestSession } from './accounts.ts'
import { multipartForm } from './multipart.ts'

/** What a post says where a test does not care. */
export const POST_WORDS = {
  title: 'Opening the wood kiln',
  logTypeId: '2',
  description: '<p>Three days of cooling, <strong>no</strong> cracks<script>alert(1)</script></p>',
}

type Fields = Readonly<Record<string, string>>
export type PostFiles = Readonly<Record<string, Buffer>>

/** Sends a post as the form of the site does: texts, then pictures by their numbers. */
export function sendPost(
  app: FastifyInstance,
  session: TestSession | undefined,
  [method, path]: readonly ['POST' | 'PATCH', string],
  fields: Fields,
  files: PostFiles = {},
) {
  const { headers, payload } = multipartForm([
    ...Object.entries(fields).map(([name, content]) => ({ name, content })),
    ...Object.entries(files).map(([name, content]) => ({ name, content, filename: 'a.jpg' })),
  ])
  const url = `/v2${path}`
  return app.inject({ method, url, headers: { ...headers, ...session?.bearer }, payload })
}

type Reader = Pick<SignedIn, 'session'>

/**
 * What is done with logs; by the author where a test does not say by whom.
 *
 * @param given is asked with each call: before the first test there is neither
 */
export function logCalls(given: () => { readonly app: FastifyInstance; readonly author: Reader }) {
  async function post(fields: Fields = {}, files: PostFiles = {}, by = given().author) {
    const words = { ...POST_WORDS, ...fields }
    const answer = await sendPost(given().app, by.session, ['POST', '/logs'], words, files)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<{ data: Log }>().data
  }

  async function change(log: Log, fields: Fields, files: PostFiles = {}, by = given().author) {
    const words = { ...POST_WORDS, ...fields }
    const call = ['PATCH', `/logs/${log.id}`] as const
    const answer = await sendPost(given().app, by.session, call, words, files)
    const { statusCode: status } = answer
    return { status, ...answer.json<{ data: Log; error?: { message: string } }>() }
  }

  async function remove(id: number, by = given().author): Promise<number> {
    const headers = by.session.bearer
    const answer = await given().app.inject({ method: 'DELETE', url: `/v2/logs/${id}`, headers })
    return answer.statusCode
  }

  /** Asks as somebody, or as a visitor. */
  const ask = (path: string, by?: Reader) =>
    given().app.inject({ url: `/v2/logs${path}`, headers: { ...by?.session.bearer } })

  async function feed(query = '', by?: Reader): Promise<LogPage> {
    const answer = await ask(`?${query}`, by)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<LogPage>()
  }

  return {
    post,
    change,
    remove,
    feed,
    titles: async (query?: string, by?: Reader) =>
      (await feed(query, by)).data.map(({ title }) => title),
    statusOf: async (id: number, by?: Reader) => (await ask(`/${id}`, by)).statusCode,
  }
}
