import { expect, it } from 'vitest'
import { buildItems } from '#testing/library.ts'
import { sendFineAvatar, setUpAvatars, storedImageFiles } from '#testing/avatars.ts'
import { databaseUrlOf } from '#testing/database-url.ts'
import { multipartForm } from '#testing/multipart.ts'
import { runCli } from '#testing/run-cli.ts'

const avatars = setUpAvatars()

/** `glazy photo …` as an operator calls it. */
async function photo(args: readonly string[]) {
  const { db, dataDir } = avatars.server
  const env = { DATABASE_URL: await databaseUrlOf(db), GLAZY_DATA_DIR: dataDir }
  return runCli(['photo', ...args], { env })
}

async function addPhotograph(materialId: number): Promise<{ id: number; cdnId: string }> {
  const { headers, payload } = multipartForm([
    { name: 'materialId', content: String(materialId) },
    { name: 'title', content: 'Test tile' },
    { name: 'imageFile', content: avatars.jpeg, filename: 'a.jpg' },
  ])
  const answer = await avatars.server.app.inject({
    method: 'POST',
    url: '/v2/materialimages',
    headers: { ...headers, ...avatars.bearer },
    payload,
  })
  return answer.json<{ data: { id: number; cdnId: string } }>().data
}

it('removes a photograph by its number or its name, and an avatar, with their files', async () => {
  const { app, db } = avatars.server
  const [recipe = 0] = await buildItems(db, [{ ownerId: avatars.accountId }])
  const before = await storedImageFiles(avatars.server)
  const [first, second] = [await addPhotograph(recipe), await addPhotograph(recipe)]
  const avatar = await sendFineAvatar(avatars, avatars.jpeg)

  const detail = async () => (await app.inject(`/v2/recipes/${recipe}`)).json().data
  expect(await photo(['remove', String(first.id)])).toEqual({
    code: 0,
    err: '',
    out: `Removed: it was on item ${recipe}, added by account ${avatars.accountId}\n`,
  })
  expect((await detail()).image.id).toBe(second.id)
  expect(await photo(['remove', second.cdnId])).toMatchObject({ code: 0 })
  expect((await detail()).images).toEqual([])
  const removed = await photo(['remove', avatar])
  expect(removed.out).toBe(`Removed: it was the avatar of account ${avatars.accountId}\n`)
  expect(await storedImageFiles(avatars.server)).toEqual(before)
  for (const cdnId of [first.cdnId, second.cdnId, avatar]) {
    expect((await app.inject(`/images/${cdnId}`)).statusCode).toBe(404)
  }
}, 60_000)

it.each([
  [[], 'photo needs "remove" and one PICTURE'],
  [['remove'], 'photo needs "remove" and one PICTURE'],
  [['remove', '2147483648'], 'There is no picture "2147483648"'],
  [['remove', 'f'.repeat(32)], 'There is no picture "ffff'],
])('%j is told what is wrong', async (args, message) => {
  const failed = await photo(args)
  expect(failed).toMatchObject({ code: 2, out: '' })
  expect(failed.err).toContain(message)
})
