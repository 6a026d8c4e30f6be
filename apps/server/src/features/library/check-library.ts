import { totalWithLoi } from '@glazy/ceramics/chemistry/analysis'
import { parseConeRange } from '@glazy/ceramics/firing/cone-text'
import { COUNTRIES } from '@glazy/ceramics/lookups/countries'
import { ATMOSPHERES, findByName, SURFACES, TRANSPARENCIES } from '@glazy/ceramics/lookups/lookups'
import { findByFullName } from '@glazy/ceramics/lookups/material-types'
import { OXIDES } from '@glazy/ceramics/chemistry/oxides'
import { LANGUAGE_CODES } from '@glazy/contract/languages'
import {
  type readTranslations,
  textFingerprint,
} from '#features/materials/read/starter-translations.ts'
import type {
  Library,
  LibraryEntry,
  LibraryMaterial,
  LibraryProblem,
  LibraryRecipe,
} from './library-schema.ts'
import { theoreticalAnalyses } from './theoretical-analysis.ts'

/** Percent by which a total may miss 100 without a note. */
const TOTAL_TOLERANCE = 2
/** Percent by which an analysis may miss its own formula. */
const FORMULA_TOLERANCE = 0.1

/** Everything wrong with a library, in the order of its entries. */
export function checkLibrary({ entries, problems }: Library): LibraryProblem[] {
  const byKey = Map.groupBy(entries, ({ entry }) => entry.key)
  const kindOf = (key: string) => byKey.get(key)?.[0]?.kind
  return [
    ...problems,
    ...entries.flatMap((item) =>
      [
        ...((byKey.get(item.entry.key)?.length ?? 0) > 1 ? ['key is used more than once'] : []),
        ...checkType(item),
        ...(item.kind === 'recipe'
          ? checkRecipe(item.entry, kindOf)
          : checkMaterial(item.entry, kindOf)),
      ].map((message) => ({ file: item.file, entry: item.entry.key, message })),
    ),
  ]
}

/** Everything wrong with the translations of a library: of what is not there, or not what it says now. */
export function checkTranslations(
  { entries }: Library,
  translations: ReturnType<typeof readTranslations>,
): LibraryProblem[] {
  const byKey = new Map(entries.map(({ entry }) => [entry.key, entry]))
  return [...translations].flatMap(([language, list]) => {
    const file = `translations/${language}.json`
    const isKnown = LANGUAGE_CODES.some((code) => code === language)
    return [
      ...(isKnown
        ? []
        : [{ file, entry: 'file', message: `language "${language}" does not exist` }]),
      ...list.flatMap(({ key, of }, index) => {
        const entry = byKey.get(key)
        const now = entry && textFingerprint(entry.description)
        return [
          ...(entry ? [] : ['is of no entry of the library']),
          ...(now && now !== of
            ? [`is of another text: read it beside the English one, then write of: ${now}`]
            : []),
          ...(list.findIndex((other) => other.key === key) < index ? ['is there twice'] : []),
        ].map((message) => ({ file, entry: key, message }))
      }),
    ]
  })
}

type KindOf = (key: string) => LibraryEntry['kind'] | undefined

function checkType({ kind, entry }: LibraryEntry): string[] {
  const type = findByFullName(entry.type)
  if (type === undefined) return [`type "${entry.type}" does not exist`]
  if (kind === 'recipe' && type.category !== 'recipe')
    return [`type "${entry.type}" is no recipe type`]
  if (kind === 'primitive' && type.category !== 'material') {
    return [`type "${entry.type}" is no material type`]
  }
  return []
}

function checkMaterial(entry: LibraryMaterial, kindOf: KindOf): string[] {
  const total = totalWithLoi(entry)
  const isOff = Math.abs(total - 100) > TOTAL_TOLERANCE
  return [
    ...(isOff && entry.totalNote === undefined
      ? [`percent and loi add up to ${total.toFixed(2)}: correct them or say why in totalNote`]
      : []),
    ...(entry.parent !== undefined && kindOf(entry.parent) === undefined
      ? [`parent "${entry.parent}" is not in the library`]
      : []),
    ...(entry.parent === entry.key ? ['parent is the entry itself'] : []),
    ...unknownName('country', entry.country, COUNTRIES),
    ...checkFormula(entry),
  ]
}

function checkFormula({ formula, percent, loi }: LibraryMaterial): string[] {
  if (formula === undefined) return []
  const readings = theoreticalAnalyses(formula).map((theory) =>
    [
      ...OXIDES.map((oxide) => ({
        what: oxide as string,
        stated: percent[oxide] ?? 0,
        computed: theory.percent[oxide] ?? 0,
      })),
      { what: 'loi', stated: loi, computed: theory.loi },
    ].filter(({ stated, computed }) => Math.abs(stated - computed) > FORMULA_TOLERANCE),
  )
  const [differences] = readings
  if (differences === undefined) return [`formula "${formula}" is not understood`]
  if (readings.some((reading) => reading.length === 0)) return []
  return differences.map(
    ({ what, stated, computed }) =>
      `${what} is ${stated}, but the formula "${formula}" gives ${computed.toFixed(4)}`,
  )
}

function checkRecipe(entry: LibraryRecipe, kindOf: KindOf): string[] {
  const lines = [...entry.components, ...(entry.additions ?? [])]
  return [
    ...lines
      .filter(([key]) => kindOf(key) === undefined)
      .map(([key]) => `component "${key}" is not in the library`),
    ...(lines.some(([key]) => key === entry.key) ? ['the recipe holds itself'] : []),
    ...(parseConeRange(entry.cone).ok ? [] : [`cone "${entry.cone}" does not exist`]),
    ...entry.atmospheres.flatMap((name) => unknownName('atmosphere', name, ATMOSPHERES)),
    ...unknownName('surface', entry.surface, SURFACES),
    ...unknownName('transparency', entry.transparency, TRANSPARENCIES),
    ...unknownName('country', entry.country, COUNTRIES),
  ]
}

function unknownName(
  field: string,
  name: string | undefined,
  table: readonly { readonly id: number; readonly name: string }[],
): string[] {
  if (name === undefined || findByName(table, name) !== undefined) return []
  return [`${field} "${name}" does not exist`]
}
