import type { CasesPage } from '@glazy/contract/moderation'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { doingsOf, joinCommunity, type Member } from '#testing/community.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { appointModerator } from './moderators.queries.ts'

let test: TestApp
let owner: Member
let reader: Member
let moderator: Member

beforeAll(async () => {
  test = await createTestApp()
  owner = await joinCommunity(test)
  reader = await joinCommunity(test)
  moderator = await joinCommunity(test)
  await appointModerator(test.db, moderator.id, true)
})
afterAll(() => test.close())

const get = (path: string, person?: Member) =>
  test.app.inject({ url: path, ...(person && { headers: person.bearer }) })

const post = (path: string, person: Member, body: object = {}) =>
  test.app.inject({ method: 'POST', url: `/v2${path}`, headers: person.bearer, body })

/** A photograph of somebody on their item, and what readers meet of it. */
async function takeOne() {
  const own = doingsOf(test, owner)
  const item = await own.item()
  const id = await own.photograph(item)
  const detail = async (person?: Member) => (await get(`/v2/recipes/${item}`, person)).json().data
  const cdnId = (await detail(owner)).images[0].cdnId as string
  return { item, id, cdnId, detail }
}

async function hide(id: number): Promise<number> {
  const body = { kind: 'photograph', id, reason: 'copyright', words: 'It is mine.' }
  expect((await post('/moderation/reports', reader, body)).statusCode).toBe(200)
  const page: CasesPage = (await get('/v2/moderation/cases?kind=photograph', moderator)).json()
  const found = page.data.find(({ contentId }) => contentId === id)
  const caseId = found?.id ?? 0
  const reason = 'It is by somebody else.'
  expect((await post(`/moderation/cases/${caseId}/hide`, moderator, { reason })).statusCode).toBe(
    200,
  )
  return caseId
}

it('a hidden photograph is nowhere for readers: page, list, card, colors and file', async () => {
  const { item, id, cdnId, detail } = await takeOne()
  const caseId = await hide(id)
  const file = (person?: Member) => get(`/images/${cdnId}?size=320`, person)
  for (const person of [undefined, reader]) {
    const seen = await detail(person)
    expect(seen.images).toEqual([])
    expect(seen.image).toBeNull()
    expect((await get(`/v2/images?u=${owner.id}`, person)).body).not.toContain(cdnId)
    const { data } = (await get(`/v2/search?u=${owner.id}`, person)).json()
    const card = (data as { id: number; image: unknown }[]).find((one) => one.id === item)
    expect(card).toMatchObject({ id: item, image: null })
    expect((await file(person)).statusCode).toBe(404)
  }
  const hiddenReason = 'It is by somebody else.'
  expect((await detail(owner)).images).toMatchObject([{ id, hiddenReason }])
  expect((await detail(moderator)).images).toMatchObject([{ id, hiddenReason }])

  expect((await post(`/moderation/cases/${caseId}/restore`, moderator)).statusCode).toBe(200)
  expect((await detail()).images).toMatchObject([{ id }])
  expect((await file()).statusCode).not.toBe(404)
})

it('where a hidden photograph stood for its item another one does', async () => {
  const { item, id, detail } = await takeOne()
  const other = await doingsOf(test, owner).photograph(item)
  expect((await detail()).image).toMatchObject({ id })
  await hide(id)
  expect((await detail()).image).toMatchObject({ id: other })
})

it('what somebody has reported is told to them alone, and stands in their export', async () => {
  const { id } = await takeOne()
  await hide(id)
  const path = `/v2/moderation/reports?kind=photograph&id=${id}`
  const report = { reason: 'copyright', words: 'It is mine.' }
  expect((await get(path, reader)).json().data).toMatchObject(report)
  expect((await get(path, owner)).json()).toEqual({ data: null })
  expect((await get(path)).statusCode).toBe(401)

  const exported = (await get('/v2/auth/export', reader)).json()
  expect(exported.reports).toContainEqual(
    expect.objectContaining({ kind: 'photograph', contentId: id, ...report }),
  )
  const ofOwner = (await get('/v2/auth/export', owner)).json()
  expect(ofOwner.reports).toEqual([])
  expect(ofOwner.hiddenByModerators).toContainEqual({
    kind: 'photograph',
    id,
    reason: 'It is by somebody else.',
  })
})
