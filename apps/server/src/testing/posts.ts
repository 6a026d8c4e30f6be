import type { FastifyInstance } from 'fastify'
import type { TestSession } from './accounts.ts'
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
