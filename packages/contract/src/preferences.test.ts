import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { DEFAULT_PREFERENCES, PREFERENCE_KEYS } from './preference-defaults.ts'
import {
  chartSettings,
  completePreferences,
  preferenceFields,
  preferences,
  savePreferences,
} from './preferences.ts'
import { needsSupporter } from './rules/preference.ts'

describe('preferences', () => {
  it('have the defaults of the specification, which are preferences themselves', () => {
    expect(Object.keys(preferenceFields)).toEqual(PREFERENCE_KEYS)
    expect(chartSettings.parse({})).toEqual(DEFAULT_PREFERENCES.chart)
    expect(DEFAULT_PREFERENCES).toMatchObject({
      searchView: 't',
      searchAnalysisType: 'percent',
      xAxisOxide: 'SiO2',
      yAxisOxide: 'Al2O3',
      decimalPlaces: 2,
      isBatchCumulative: true,
      umfOxides: { type: 'default' },
    })
    expect(z.encode(preferences, DEFAULT_PREFERENCES)).toEqual(DEFAULT_PREFERENCES)
    for (const key of PREFERENCE_KEYS) {
      expect(preferenceFields[key].parse(DEFAULT_PREFERENCES[key])).toEqual(
        DEFAULT_PREFERENCES[key],
      )
    }
    expect(Object.keys(DEFAULT_PREFERENCES).toSorted()).toEqual(PREFERENCE_KEYS.toSorted())
  })

  it('are complete whatever was stored', () => {
    expect(completePreferences({})).toEqual(DEFAULT_PREFERENCES)
    const stored = { decimalPlaces: 3, searchView: 'x', isDark: true, unknown: 1, chart: 'broken' }
    expect(completePreferences(stored)).toEqual({
      ...DEFAULT_PREFERENCES,
      decimalPlaces: 3,
      isDark: true,
    })
  })

  it.each([
    ['decimalPlaces', '5'],
    ['decimalPlaces', '-1'],
    ['decimalPlaces', '1.5'],
    ['searchView', 'grid'],
    ['xAxisOxide', 'Xx'],
    ['coneLimitIds', Array.from({ length: 101 }, (_, index) => index + 1)],
    ['coneLimitIds', '0'],
    ['isBatchCumulative', 'yes'],
    ['locale', 'xx'],
    ['umfOxides', { type: 'custom', oxides: { r2o: [], ro: [], r2o3: ['Al2O3'], ro2: ['SiO2'] } }],
    ['umfOxides', { type: 'custom', oxides: { r2o: ['Na2O'], ro: ['Na2O'], r2o3: [], ro2: [] } }],
    ['chart', { heatmap: { cone: { selectedConeId: 39 } } }],
  ] as const)('%s refuses %j', (key, value) => {
    expect(preferenceFields[key].safeParse(value).success).toBe(false)
  })

  it('take groups and chart settings as JSON text too', () => {
    const body = savePreferences.body?.parse({ umfOxides: '{"type":"xumf"}', chart: '{}' })
    expect(body).toEqual({ umfOxides: { type: 'xumf' }, chart: DEFAULT_PREFERENCES.chart })
    expect(savePreferences.body?.safeParse({ chart: '{' }).success).toBe(false)
  })
})

describe('supporters only', () => {
  it.each([
    [{ coneLimitIds: [1] }],
    [{ montmollinLimitIds: [1] }],
    [{ chart: chartSettings.parse({ heatmap: { type: { visible: true } } }) }],
    [{ chart: chartSettings.parse({ heatmap: { type: { selectedTypeId: 460 } } }) }],
    [{ chart: chartSettings.parse({ heatmap: { cone: { visible: 1 } } }) }],
    [{ chart: chartSettings.parse({ heatmap: { cone: { selectedConeId: 10 } } }) }],
  ])('choose %j', (changes) => expect(needsSupporter(changes, DEFAULT_PREFERENCES)).toBe(true))

  it.each([
    [{}],
    [{ coneLimitIds: [], montmollinLimitIds: [] }],
    [{ chart: chartSettings.parse({ stull: { visible: false } }) }],
    [{ decimalPlaces: 3 }],
  ])('are not needed for %j', (changes) =>
    expect(needsSupporter(changes, DEFAULT_PREFERENCES)).toBe(false),
  )
})
