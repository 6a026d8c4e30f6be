import { CHART_AXES } from '@glazy/ceramics/charts/chart-axes'
import { OXIDES } from '@glazy/ceramics/chemistry/oxides'
import { parseUmfGroups } from '@glazy/ceramics/chemistry/unity'
import { LANGUAGE_CODES } from '@glazy/contract/languages'
import { DECIMAL_PLACES_MAX, LIMIT_IDS_MAX, MAX_ID } from '@glazy/contract/limits'
import { DEFAULT_PREFERENCES } from '@glazy/contract/preference-defaults'
import type {
  ChartSettings,
  PreferenceKey,
  Preferences,
  UmfOxides,
} from '@glazy/contract/preferences'
import {
  isRecord,
  readFlag,
  readIdList,
  readInteger,
  readOneOf,
  type Reader,
} from '@glazy/contract/readers'
import { LIST_FIGURES, POINT_LOOKS, STORED_VIEWS } from '@glazy/contract/vocabulary'

/** Highest id of an Orton cone. */
const CONE_MAX = 38

const readOxides: Reader<UmfOxides> = (value) => {
  if (!isRecord(value)) return undefined
  if (value.type === 'default' || value.type === 'xumf') return { type: value.type }
  if (value.type !== 'custom' || !isRecord(value.oxides)) return undefined
  const { r2o, ro, r2o3, ro2 } = value.oxides
  if (![r2o, ro, r2o3, ro2].every(isOxideList)) return undefined
  const oxides = { r2o, ro, r2o3, ro2 } as Extract<UmfOxides, { type: 'custom' }>['oxides'] // seen just now
  return parseUmfGroups(oxides).ok ? { type: 'custom', oxides } : undefined
}

function isOxideList(value: unknown): boolean {
  return Array.isArray(value) && value.every((part) => OXIDES.some((oxide) => oxide === part))
}

const readId = readInteger(1, MAX_ID)
const usual = DEFAULT_PREFERENCES.chart

const readChart: Reader<ChartSettings> = readParts<ChartSettings>({
  stull: [readParts({ visible: [readFlag, true] }), usual.stull],
  ratios: [readParts({ visible: [readFlag, false] }), usual.ratios],
  points: [readOneOf(POINT_LOOKS), usual.points],
  heatmap: [
    readParts<ChartSettings['heatmap']>({
      type: [
        readParts<ChartSettings['heatmap']['type']>({
          visible: [readFlag, false],
          selectedTypeId: [orNull(readId), null],
        }),
        usual.heatmap.type,
      ],
      cone: [
        readParts<ChartSettings['heatmap']['cone']>({
          visible: [readFlag, false],
          selectedConeId: [orNull(readInteger(1, CONE_MAX)), null],
        }),
        usual.heatmap.cone,
      ],
    }),
    usual.heatmap,
  ],
})

/** Reads each preference as the contract's field of it does; a test compares them. */
export const PREFERENCE_READERS: { readonly [TKey in PreferenceKey]: Reader<Preferences[TKey]> } = {
  isDark: orNull(readFlag),
  searchView: readOneOf(STORED_VIEWS),
  searchAnalysisType: readOneOf(LIST_FIGURES),
  xAxisOxide: readOneOf(CHART_AXES),
  yAxisOxide: readOneOf(CHART_AXES),
  decimalPlaces: readInteger(0, DECIMAL_PLACES_MAX),
  coneLimitIds: readIdList(LIMIT_IDS_MAX),
  montmollinLimitIds: readIdList(LIMIT_IDS_MAX),
  isBatchCumulative: readFlag,
  umfOxides: readOxides,
  locale: orNull(readOneOf(LANGUAGE_CODES)),
  chart: readChart,
}

function orNull<TValue>(read: Reader<TValue>): Reader<TValue | null> {
  return (value) => (value === null ? null : read(value))
}

/** Reads an object of parts, each with what it is where it is missing. */
function readParts<TWhole extends object>(parts: {
  readonly [TKey in keyof TWhole]: readonly [read: Reader<TWhole[TKey]>, usual: TWhole[TKey]]
}): Reader<TWhole> {
  return (value) => {
    if (!isRecord(value)) return undefined
    const whole: Partial<TWhole> = {}
    for (const key in parts) {
      const [read, usual] = parts[key]
      const part = value[key] === undefined ? usual : read(value[key])
      if (part === undefined) return undefined
      whole[key] = part
    }
    return whole as TWhole // every part is there
  }
}
