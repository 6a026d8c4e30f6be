import { OXIDES } from '@glazy/ceramics/chemistry/oxides'
import { DEFAULT_PREFERENCES, PREFERENCE_KEYS } from '@glazy/contract/preference-defaults'
import type { PreferenceKey, Preferences } from '@glazy/contract/preferences'
import type { Problem } from '@glazy/contract/errors'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setRights } from '#features/accounts/accounts.queries.ts'
import { createTestAccount, logIn, type TestAccount, type TestSession } from '#testing/accounts.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
let account: TestAccount
let session: TestSession
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  account = await createTestAccount(test.db)
  session = await logIn(test.db, account)
})

const save = (key: string, value: string, headers: Record<string, string> = session.bearer) =>
  test.app.inject({ url: `/v2/auth/preference/${key}/${encodeURIComponent(value)}`, headers })

const patch = (payload: object, headers: Record<string, string> = session.bearer) =>
  test.app.inject({ method: 'PATCH', url: '/v2/auth/preferences', headers, payload })

async function stored() {
  const row = await test.db
    .selectFrom('account')
    .select(['preferences', 'locale', 'is_muted', 'is_patron', 'is_alchemist'])
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow()
  return row
}

const GROUPS = { r2o: ['Na2O', 'K2O'], ro: ['CaO'], r2o3: ['Al2O3'], ro2: ['SiO2'] }
const ELSEWHERE: readonly string[] = [...GROUPS.r2o, ...GROUPS.ro, ...GROUPS.r2o3]
const CHART = { ...DEFAULT_PREFERENCES.chart, stull: { visible: false } }

/** A value of every preference as text, and what it becomes. */
const VALUES: { readonly [TKey in PreferenceKey]: readonly [string, Preferences[TKey]] } = {
  isDark: ['1', true],
  searchView: ['d', 'd'],
  searchAnalysisType: ['umf', 'umf'],
  xAxisOxide: ['CaO', 'CaO'],
  yAxisOxide: ['B2O3', 'B2O3'],
  decimalPlaces: ['3', 3],
  coneLimitIds: ['[]', []],
  montmollinLimitIds: ['[]', []],
  isBatchCumulative: ['false', false],
  umfOxides: [
    JSON.stringify({ type: 'custom', oxides: GROUPS }),
    { type: 'custom', oxides: GROUPS } as Preferences['umfOxides'],
  ],
  locale: ['de', 'de'],
  chart: [JSON.stringify(CHART), CHART],
}

describe('one preference by its address', () => {
  it.each(PREFERENCE_KEYS)('%s is saved and answered with all others', async (key) => {
    const [text, value] = VALUES[key]
    const answer = await save(key, text)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      success: true,
      data: { ...DEFAULT_PREFERENCES, [key]: value },
    })
    expect((await stored()).preferences).toEqual({ [key]: value })
  })

  it('may be long', async () => {
    const oxides = { ...GROUPS, ro2: OXIDES.filter((oxide) => !ELSEWHERE.includes(oxide)) }
    const text = JSON.stringify({ type: 'custom', oxides }, null, 12)
    expect(text.length).toBeGreaterThan(500)
    expect((await save('umfOxides', text)).json()).toMatchObject({
      data: { umfOxides: { type: 'custom', oxides } },
    })
    expect((await save('umfOxides', ' '.repeat(4_001))).statusCode).toBe(404)
  })

  it('takes a POST too', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/v2/auth/preference/decimalPlaces/4',
      headers: session.bearer,
    })
    expect(answer.json()).toMatchObject({ success: true, data: { decimalPlaces: 4 } })
  })

  it.each([
    ['isDark', 'null', null],
    ['locale', 'null', null],
  ] as const)('%s can be given up', async (key, text, value) => {
    await save(key, VALUES[key][0])
    expect((await save(key, text)).json()).toMatchObject({ data: { [key]: value } })
  })

  it.each([
    ['decimalPlaces', '99', /from 0 to 4/],
    ['searchView', 'x', /t, d or l/],
    ['xAxisOxide', 'Unobtainium', /axis/],
    ['umfOxides', '{"type":"custom"', /valid JSON/],
    ['umfOxides', '{"type":"custom"}', /./],
    ['umfOxides', '5', /./],
    ['chart', '[', /valid JSON/],
    ['chart', 'null', /./],
    ['coneLimitIds', '[1,', /valid JSON/],
    ['coneLimitIds', 'x', /^value: must be a whole number/],
    ['locale', 'xx', /one of/],
    ['__proto__', '1', /must be one of isDark, searchView/],
    ['constructor', '1', /must be one of/],
    ['theme', '1', /must be one of isDark, searchView/],
  ])('%s is refused as %j, naming what is wrong', async (key, text, message) => {
    const answer = await save(key, text)
    expect(answer.statusCode).toBe(400)
    const { error } = answer.json<Problem>()
    expect(error.code).toBe('request.invalid')
    expect(error.message).toMatch(message)
    expect(error.fields?.[0]?.field).toMatch(/^(key|value)$/)
    expect((await stored()).preferences).toEqual({})
  })

  it('is not saved by a link on another site, nor without a session', async () => {
    expect((await save('decimalPlaces', '3', session.cookie)).statusCode).toBe(403)
    const marked = { 'x-requested-with': 'XMLHttpRequest' }
    const anonymous = await save('decimalPlaces', '3', marked)
    expect(anonymous.statusCode).toBe(401)
    expect(anonymous.json()).toMatchObject({ success: false, error: { code: 'auth.required' } })
    expect((await stored()).preferences).toEqual({})
  })
})

describe('several preferences', () => {
  it('are saved together, the others stay, and the language is kept for mails', async () => {
    await patch({ decimalPlaces: 3, searchView: 'l' })
    const answer = await patch({ locale: 'fr', isDark: false })
    const saved = { decimalPlaces: 3, searchView: 'l', locale: 'fr', isDark: false }
    expect(answer.json()).toEqual({ success: true, data: { ...DEFAULT_PREFERENCES, ...saved } })
    expect(await stored()).toMatchObject({ preferences: saved, locale: 'fr' })
    await patch({ decimalPlaces: 1 })
    expect((await stored()).locale).toBe('fr')
    await patch({ locale: null })
    expect((await stored()).locale).toBeNull()
  })

  it('are saved all or none', async () => {
    expect((await patch({ decimalPlaces: 3, searchView: 'x' })).statusCode).toBe(400)
    const refused = await patch({ decimalPlaces: 3, colour: 'red' })
    expect(refused.statusCode).toBe(400)
    expect(refused.json<Problem>().error.fields).toEqual([
      { field: 'colour', message: expect.stringContaining('must be one of isDark') as string },
    ])
    expect((await stored()).preferences).toEqual({})
  })

  it('lose nothing when they are saved at the same moment', async () => {
    const changes: object[] = [
      { decimalPlaces: 3 },
      { searchView: 'l' },
      { isDark: true },
      { xAxisOxide: 'CaO' },
      { yAxisOxide: 'MgO' },
      { isBatchCumulative: false },
      { locale: 'ja' },
      { umfOxides: { type: 'xumf' } },
    ]
    const answers = await Promise.all(changes.map((change) => patch(change)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(changes.map(() => 200))
    expect((await stored()).preferences).toEqual(Object.assign({}, ...changes))
  })

  it('can be sent as a form would, with _method', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/v2/auth/preferences',
      headers: session.bearer,
      payload: { _method: 'PATCH', decimalPlaces: '3', chart: '{"stull":{"visible":"0"}}' },
    })
    expect(answer.json()).toMatchObject({
      data: { decimalPlaces: 3, chart: { stull: { visible: false } } },
    })
  })
})

describe('what is not for everyone', () => {
  it.each(['isMuted', 'isPatron', 'isAlchemist'])('%s is refused, and says why', async (key) => {
    for (const answer of [await save(key, '0'), await patch({ [key]: true, decimalPlaces: 1 })]) {
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toMatchObject({
        success: false,
        error: { code: 'auth.forbidden', message: expect.stringContaining(key) as string },
      })
    }
    expect(await stored()).toMatchObject({
      preferences: {},
      is_muted: false,
      is_patron: false,
      is_alchemist: false,
    })
  })

  const supporterOnly: readonly (readonly [PreferenceKey, string])[] = [
    ['coneLimitIds', '1,2'],
    ['montmollinLimitIds', '3'],
    ['chart', '{"heatmap":{"type":{"visible":true,"selectedTypeId":460}}}'],
    ['chart', '{"heatmap":{"cone":{"selectedConeId":10}}}'],
  ]

  it.each(supporterOnly)('%s as %s is for patrons', async (key, text) => {
    const refused = await save(key, text)
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({ error: { code: 'auth.forbidden' } })
    const patron = await logIn(test.db, await createTestAccount(test.db, { isPatron: true }))
    expect((await save(key, text, patron.bearer)).statusCode).toBe(200)
  })

  it('stays as it is with whoever is a supporter no longer, beside what they do change', async () => {
    const lapsed = await createTestAccount(test.db, { isPatron: true })
    const { bearer } = await logIn(test.db, lapsed)
    const heatmap = { type: { visible: true, selectedTypeId: 460 } }
    expect((await save('chart', JSON.stringify({ heatmap }), bearer)).statusCode).toBe(200)
    expect((await save('coneLimitIds', '1,2', bearer)).statusCode).toBe(200)
    await setRights(test.db, lapsed.id, { patron: false })

    const chart = { heatmap, stull: { visible: false } }
    const saved = await save('chart', JSON.stringify(chart), bearer)
    expect(saved.statusCode, saved.body).toBe(200)
    expect(saved.json()).toMatchObject({ data: { chart } })
    expect((await save('coneLimitIds', '2', bearer)).statusCode).toBe(200)
    const further = { heatmap: { type: { visible: true, selectedTypeId: 470 } } }
    expect((await save('chart', JSON.stringify(further), bearer)).statusCode).toBe(403)
    expect((await save('coneLimitIds', '2,3', bearer)).statusCode).toBe(403)
    const hidden = { heatmap: { type: { visible: false, selectedTypeId: 460 } } }
    expect((await save('chart', JSON.stringify(hidden), bearer)).statusCode).toBe(200)
  })

  it('is for everyone where the operator says so', async () => {
    const open = await createTestApp({ supporterFeatures: 'everyone' })
    try {
      const { bearer } = await logIn(open.db, await createTestAccount(open.db))
      for (const [key, text] of supporterOnly) {
        const url = `/v2/auth/preference/${key}/${encodeURIComponent(text)}`
        expect((await open.app.inject({ url, headers: bearer })).statusCode).toBe(200)
      }
    } finally {
      await open.close()
    }
  })
})
