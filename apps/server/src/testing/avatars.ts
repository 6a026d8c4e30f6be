import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { CurrentUser } from '@glazy/contract/accounts'
import type { Problem } from '@glazy/contract/errors'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { createTestAccount, logIn, type TestSession } from './accounts.ts'
import { multipartForm } from './multipart.ts'
import { makePicture } from './pictures.ts'
import { createTestApp, type TestApp } from './test-app.ts'

export const AVATAR_URL = '/v2/auth/createAvatar'

/** A server for the tests of a file, and for each of them an account of its own that sends avatars. */
export interface Avatars {
  readonly server: TestApp
  readonly bearer: TestSession['bearer']
  readonly accountId: number
  /** A picture of 400 by 300. */
  readonly jpeg: Buffer
}

/** To be called once in a test file, outside of its tests; the fields are there within them. */
export function setUpAvatars(): Avatars {
  let server: TestApp
  let jpeg: Buffer
  let sender: AvatarSender
  beforeAll(async () => {
    server = await createTestApp()
    jpeg = await makePicture(400, 300).jpeg().toBuffer()
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    sender = await createAvatarSender(server)
  })
  return {
    get server() {
      return server
    },
    get jpeg() {
      return jpeg
    },
    get bearer() {
      return sender.bearer
    },
    get accountId() {
      return sender.accountId
    },
  }
}

/** Someone who sends avatars to a server. */
export interface AvatarSender {
  readonly server: TestApp
  readonly bearer: TestSession['bearer']
  readonly accountId: number
}

export async function createAvatarSender(server: TestApp): Promise<AvatarSender> {
  const account = await createTestAccount(server.db)
  const { bearer } = await logIn(server.db, account)
  return { server, bearer, accountId: account.id }
}

export function sendAvatar(
  { server, bearer }: AvatarSender,
  content: Buffer | string,
  filename = 'me.jpg',
) {
  const { headers, payload } = multipartForm([{ name: 'imageFile', content, filename }])
  return server.app.inject({
    method: 'POST',
    url: AVATAR_URL,
    headers: { ...headers, ...bearer },
    payload,
  })
}

/** Sends what has to be taken. @returns the name under which the image is served */
export async function sendFineAvatar(
  sender: AvatarSender,
  content: Buffer,
  filename?: string,
): Promise<string> {
  const answer = await sendAvatar(sender, content, filename)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: CurrentUser }>().data.cdnId ?? ''
}

/** Files that are there because of images, besides those that were made of them. */
export async function storedImageFiles({ dataDir }: TestApp): Promise<string[]> {
  const folder = join(dataDir, 'images')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(join(folder, 'cache')))
    .map((entry) => join(entry.parentPath, entry.name))
}

/** What the database knows of the images of an account. */
export const imageRowsOf = ({ server, accountId }: AvatarSender) =>
  server.db.selectFrom('image').selectAll().where('owner_id', '=', accountId).execute()

export async function readImage({ app }: TestApp, url: string): Promise<Buffer> {
  const answer = await app.inject(url)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.rawPayload
}

/** The error of an answer that has to be this refusal. */
export function expectRefusal(
  answer: { readonly statusCode: number; readonly body: string },
  status: number,
  code: string,
) {
  const { error } = JSON.parse(answer.body) as Problem
  expect(error).toMatchObject({ code, status_code: status })
  expect(answer.statusCode).toBe(status)
  return error
}
