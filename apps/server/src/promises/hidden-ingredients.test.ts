import type { MaterialDetail } from '@glazy/contract/materials'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestAccount, logIn, type TestSession } from '#testing/accounts.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

/**
 * Someone publishes a material, others build on it, and it is hidden again and changed: what the
 * others made continues with its last public name and figures, behind every door.
 */
const OPEN_NAME = 'Openhill spar'
const OPEN_FIGURES = { SiO2: 64, Al2O3: 20, K2O: 16, loi: 0 }
const SECRET_NAME = 'Xyzzyspar'
const SECRET_FIGURES = { SiO2: 31.17, ZrO2: 43.21, CaO: 25.62, loi: 0 }
/** The name, and figures that stand nowhere else, not even as the seconds of 14:05:43.219Z. */
const SECRETS = /xyzzyspar|(?:43\.21|31\.17|25\.62)(?!\dZ)/i

let test: TestApp
let owner: TestSession
let other: TestSession
let spar: number
/** Of the other: a public recipe, a public one that holds it, a private one, and one that holds that. */
let open: number
let outer: number
let hidden: number
let hiddenOuter: number
/** A private recipe of the owner. */
let own: number
let before: MaterialDetail

beforeAll(async () => {
  test = await createTestApp()
  owner = await logIn(test.db, await createTestAccount(test.db))
  other = await logIn(test.db, await createTestAccount(test.db))
  spar = await make(owner, '/recipes', {
    name: OPEN_NAME,
    isPrimitive: true,
    analysis: OPEN_FIGURES,
  })
  await done(owner, 'POST', `/recipes/${spar}/publish`)
  open = await mix(other, 'Testglaze open', spar)
  outer = await mix(other, 'Testglaze outer', open)
  hidden = await mix(other, 'Testglaze hidden', spar)
  hiddenOuter = await mix(other, 'Testglaze hidden outer', hidden)
  own = await mix(owner, 'Testglaze own', spar)
  for (const id of [open, outer]) await done(other, 'POST', `/recipes/${id}/publish`)
  before = await detail(null, open)

  await done(owner, 'POST', `/recipes/${spar}/unpublish`)
  await done(owner, 'PATCH', `/recipes/${spar}`, { name: SECRET_NAME, analysis: SECRET_FIGURES })
  await untilDerived()
})
afterAll(() => test.close())

function call(session: TestSession | null, method: Method, path: string, payload?: object) {
  return test.app.inject({
    method,
    url: `/v2${path}`,
    ...(session && { headers: session.bearer }),
    ...(payload && { payload }),
  })
}
type Method = 'GET' | 'POST' | 'PATCH'

async function done(session: TestSession, method: Method, path: string, payload?: object) {
  const answer = await call(session, method, path, payload)
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer.json<{ data: MaterialDetail }>().data
}

const make = async (session: TestSession, path: string, body: object) =>
  (await done(session, 'POST', path, body)).id

const mix = (session: TestSession, newName: string, ...parts: readonly number[]) =>
  make(session, '/materialmaterials', {
    newName,
    materialComponents: parts.map((componentMaterialId) => ({
      componentMaterialId,
      percentageAmount: 100,
    })),
  })

async function detail(session: TestSession | null, id: number): Promise<MaterialDetail> {
  const answer = await call(session, 'GET', `/recipes/${id}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: MaterialDetail }>().data
}

async function untilDerived(): Promise<void> {
  await vi.waitFor(
    async () => {
      const { data } = (await call(null, 'GET', '/recipes/derivation')).json()
      expect(data).toEqual({ pending: 0 })
    },
    { timeout: 20_000 },
  )
}

const nameIn = (item: MaterialDetail) => item.components[0]?.material.name

describe('a public recipe with an ingredient that was hidden', () => {
  it('keeps its figures, and the name of what it holds', async () => {
    for (const session of [null, other, owner]) {
      const after = await detail(session, open)
      expect(nameIn(after)).toBe(OPEN_NAME)
      expect(after.analysis).toEqual(before.analysis)
      expect(after.chemistry).toEqual(before.chemistry)
    }
    expect((await detail(null, outer)).analysis).toEqual(before.analysis)
  })

  it('keeps them when it is saved again, and derived with everything else', async () => {
    await done(other, 'PATCH', `/recipes/${open}`, { waterAmount: 70 })
    await done(other, 'PATCH', `/materialmaterials/${open}`, {
      materialComponents: [{ componentMaterialId: spar, percentageAmount: 50 }],
    })
    await untilDerived()
    expect((await detail(null, open)).analysis).toEqual(before.analysis)
    expect((await detail(null, outer)).analysis).toEqual(before.analysis)
  })

  it('tells nothing new by any door', async () => {
    const { number } = (await call(null, 'GET', `/recipes/${open}/versions`)).json().data[0]
    const doors = [
      ...[open, outer].flatMap((id) => [
        `/recipes/${id}`,
        ...['YAML', 'GlazeChem', 'Insight', 'CSV'].map(
          (format) => `/recipes/${id}/export/${format}`,
        ),
        `/search/similarBaseComponents/${id}`,
        `/search/similarAnalysis/${id}`,
        `/search/nearestXY?material_id=${id}&x=SiO2&y=Al2O3`,
      ]),
      `/recipes/${open}/versions`,
      `/recipes/${open}/versions/${number}`,
      `/recipes/${open}/versions/${number}/difference/${number - 1}`,
      '/search?q=Testglaze&include=analysis,components,fingerprint',
      '/search/commonMaterials',
      '/recipes/printSearch?q=Testglaze',
      '/recipes/quickSearch?keywords=Testglaze',
    ]
    for (const session of [null, other]) {
      for (const door of doors) {
        const answer = await call(session, 'GET', door)
        expect(answer.statusCode, `${door} ${answer.body}`).toBe(200)
        expect(answer.body, door).not.toMatch(SECRETS)
      }
      const { data } = (await call(session, 'GET', `/search?q=${SECRET_NAME}`)).json()
      expect(data).toEqual([])
    }
  })

  it('is told to its owner with everything that they own in the same words', async () => {
    const answer = await call(other, 'GET', '/auth/export')
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.body).toContain(OPEN_NAME)
    expect(answer.body).not.toMatch(SECRETS)
  })
})

it('private recipes of others keep the last public figures too, those of the owner go along', async () => {
  expect((await detail(other, hidden)).analysis).toEqual(before.analysis)
  expect((await detail(other, hiddenOuter)).analysis).toEqual(before.analysis)
  const mine = await detail(owner, own)
  expect(nameIn(mine)).toBe(SECRET_NAME)
  expect(mine.analysis?.percent.ZrO2).toBeCloseTo(43.21, 6)
})

describe('publishing what somebody else has hidden', () => {
  it.each([
    ['as an ingredient', () => hidden],
    ['within a private recipe', () => hiddenOuter],
  ])('is refused with its name: %s', async (_, id) => {
    const answer = await call(other, 'POST', `/recipes/${id()}/publish`)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().error).toMatchObject({
      code: 'material.privateIngredient',
      message: expect.stringContaining(`“${OPEN_NAME}” is private to someone else`) as string,
      fields: [{ field: 'materialComponents.0.componentMaterialId' }],
    })
    expect((await call(null, 'GET', `/recipes/${id()}`)).statusCode).toBe(404)
  })

  it('is refused to a public recipe that would take in a private one with it', async () => {
    const answer = await call(other, 'PATCH', `/materialmaterials/${outer}`, {
      materialComponents: [{ componentMaterialId: hidden, percentageAmount: 1 }],
    })
    expect(answer.json().error.code).toBe('material.privateIngredient')
  })

  it('is refused to a recipe that was public and has been hidden since', async () => {
    const again = await mix(other, 'Testglaze again', open)
    await done(other, 'POST', `/recipes/${again}/publish`)
    await done(other, 'POST', `/recipes/${open}/unpublish`)
    const answer = await call(other, 'POST', `/recipes/${open}/publish`)
    expect(answer.json().error.code).toBe('material.privateIngredient')
    expect((await detail(null, again)).analysis).toEqual(before.analysis)
  })

  it('is for its owner to do, and tells what was public', async () => {
    const published = await done(owner, 'POST', `/recipes/${own}/publish`)
    expect(nameIn(published)).toBe(OPEN_NAME)
    expect((await detail(null, own)).analysis).toEqual(before.analysis)
  })
})

it('what is published again is told as it is', async () => {
  await done(owner, 'POST', `/recipes/${spar}/publish`)
  await untilDerived()
  const item = await detail(null, own)
  expect(nameIn(item)).toBe(SECRET_NAME)
  expect(item.analysis?.percent.ZrO2).toBeCloseTo(43.21, 6)
})
