import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestAccount, logIn, type TestSession } from '#testing/accounts.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
let session: TestSession
beforeAll(async () => {
  test = await createTestApp()
  const account = await createTestAccount(test.db)
  session = await logIn(test.db, account)
})
afterAll(() => test.close())

const call = (method: 'POST' | 'PATCH', path: string, payload: object) =>
  test.app.inject({ method, url: `/v2${path}`, headers: session.bearer, payload })

const fieldsOf = (answer: {
  json(): { error: { fields: { field: string; message: string }[] } }
}) => Object.fromEntries(answer.json().error.fields.map(({ field, message }) => [field, message]))

describe('a new material', () => {
  const spodumene = { name: 'Test Spodumene', isPrimitive: true, analysis: { Li2O: 8, SiO2: 64.6 } }

  it('keeps percent and loss on ignition as entered', async () => {
    const answer = await call('POST', '/recipes', {
      ...spodumene,
      analysis: { Li2O: '8,03', Al2O3: 27.4, SiO2: 64.57, K2O: null, MgO: 0, loi: -0.5 },
    })
    expect(answer.statusCode).toBe(201)
    expect(answer.json().data).toMatchObject({
      kind: 'primitive',
      analysis: { percent: { Li2O: 8.03, Al2O3: 27.4, SiO2: 64.57 }, loi: -0.5 },
    })
  })

  it('entered as a formula is kept as percent, with its loss on ignition', async () => {
    const answer = await call('POST', '/recipes', {
      name: 'Test Kaolinite',
      isAnalysis: true,
      analysisType: 'formulaAnalysis',
      analysis: { Al2O3: 1, SiO2: 2, loi: 13.96 },
    })
    const { percent, loi } = answer.json().data.analysis
    expect(percent.Al2O3).toBeCloseTo(39.5, 1)
    expect(percent.SiO2).toBeCloseTo(46.55, 1)
    expect(loi).toBe(13.96)
  })

  it.each([
    [{ name: 'ab' }, 'name', 'Name must be at least 3 characters'],
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ name: 'x'.repeat(101) }, 'name', 'Name must be at most 100 characters'],
    [{ analysis: { loi: 5 } }, 'analysis', 'At least one oxide must be specified'],
    [{ analysis: { SiO2: -1 } }, 'analysis.SiO2', 'must be a number from 0 to 1000000'],
    [{ unityType: 'seger' }, 'unityType', 'must be one of auto, r2o3, umf, unity, none'],
    [{ isAnalysis: true }, 'isPrimitive', 'Either isPrimitive or isAnalysis must be true'],
  ])('%j is refused at %s', async (changes, field, message) => {
    const answer = await call('POST', '/recipes', { ...spodumene, ...changes })
    expect(answer.statusCode).toBe(400)
    expect(fieldsOf(answer)[field]).toBe(message)
  })
})
