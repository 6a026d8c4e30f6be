import type { PreferenceKey, Preferences } from './preferences.ts'

/** Every preference, as it is until it is set. */
export const DEFAULT_PREFERENCES: Preferences = {
  isDark: null,
  searchView: 't',
  searchAnalysisType: 'percent',
  xAxisOxide: 'SiO2',
  yAxisOxide: 'Al2O3',
  decimalPlaces: 2,
  coneLimitIds: [],
  montmollinLimitIds: [],
  isBatchCumulative: true,
  umfOxides: { type: 'default' },
  locale: null,
  chart: {
    stull: { visible: true },
    ratios: { visible: false },
    points: 'circles',
    heatmap: {
      type: { visible: false, selectedTypeId: null },
      cone: { visible: false, selectedConeId: null },
    },
  },
}

export const PREFERENCE_KEYS = Object.keys(DEFAULT_PREFERENCES) as [
  PreferenceKey,
  ...PreferenceKey[],
]

/** Preferences whose value travels as JSON text. */
export const JSON_PREFERENCES = ['umfOxides', 'chart'] as const satisfies readonly PreferenceKey[]

/** What only the operator sets; these are readable and never a preference. */
export const OPERATOR_FLAGS = ['isMuted', 'isPatron', 'isAlchemist'] as const
