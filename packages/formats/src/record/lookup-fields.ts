import { COUNTRIES } from '@glazy/ceramics/lookups/countries'
import {
  ATMOSPHERES,
  MATERIAL_STATES,
  SURFACES,
  TRANSPARENCIES,
  findByName,
} from '@glazy/ceramics/lookups/lookups'
import { BASE_TYPES, findByFullName, fullName } from '@glazy/ceramics/lookups/material-types'

const FIRED = '(?:焼成?|烧成?|焔|炎|焰|焚き?|气氛|雰囲気|소성)?'

/** How a kiln is fired, written out, as parts of a regular expression. `酸化銅` and `окись` are materials. */
export const OXIDIZING = String.raw`(?:ox[iy]d\p{L}*|окисл\p{L}*|(?:酸化|氧化|산화)${FIRED}(?![\p{L}ー])|ออกซิเดชัน)`
export const REDUCING = String.raw`(?:r[eéi]du[ckxz]\p{L}*|восстанов\p{L}*|відновл?\p{L}*|(?:還元|还原|환원)${FIRED}(?![\p{L}ー])|รีดักชัน)`

/** Atmospheres as older programs call them; the words are compared in lower case. */
const ATMOSPHERE_WORDS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [new RegExp(String.raw`^(?:ox\.?|${OXIDIZING})$`, 'u'), 'Oxidation'],
  [new RegExp(String.raw`^(?:red\.?|rid\.|rédu\p{L}*|${REDUCING})$`, 'u'), 'Reduction'],
  [/^neutral$/, 'Neutral'],
  [/^(?:salt|soda)$/, 'Salt & Soda'],
  [/^wood$/, 'Wood'],
  [/^raku$/, 'Raku'],
  [/^(?:luster|lustre)$/, 'Luster'],
  [/^electric$/, 'Oxidation'],
]

/** Words between atmospheres and around them that mean nothing by themselves. */
const FILLER = /^(?:or|and|to|firing|fired|kiln|atmosphere|in|-)?$/

/**
 * Atmospheres named in a text such as `Ox. or Red.` or `Salt - Soda`.
 *
 * @returns the ids in the order of the text, and whether every word was understood
 */
export function parseAtmospheres(text: string): { ids: number[]; isUnderstood: boolean } {
  const ids = new Set<number>()
  let isUnderstood = true
  const exact = findByName(ATMOSPHERES, text)
  if (exact) return { ids: [exact.id], isUnderstood }
  for (const word of text.toLowerCase().split(/[\s,;&/+]+/)) {
    if (FILLER.test(word)) continue
    const name = ATMOSPHERE_WORDS.find(([pattern]) => pattern.test(word))?.[1]
    const found = name === undefined ? undefined : findByName(ATMOSPHERES, name)
    if (found) ids.add(found.id)
    else isUnderstood = false
  }
  return { ids: [...ids], isUnderstood }
}

/** Names of the surfaces by what older programs call them, without hyphens and in lower case. */
const SURFACE_WORDS: ReadonlyMap<string, string> = new Map([
  ['gloss', 'Glossy'],
  ['shiny', 'Glossy'],
  ['shiny glossy', 'Glossy'],
  ['glossy shiny', 'Glossy'],
  ['glossy or shiny', 'Glossy'],
  ['shiny or glossy', 'Glossy'],
  ['semigloss', 'Semi-glossy'],
  ['semiglossy', 'Semi-glossy'],
  ['semi gloss', 'Semi-glossy'],
  ['semi glossy', 'Semi-glossy'],
  ['satin', 'Satin'],
  ['satin matte', 'Satin-matte'],
  ['semi matte or satin', 'Satin-matte'],
  ['matte', 'Matte'],
  ['semimatte', 'Semi-matte'],
  ['semi matte', 'Semi-matte'],
  ['dry matte', 'Dry Matte'],
  ['smooth matte', 'Smooth Matte'],
  ['stony matte', 'Stony Matte'],
])

/** Id of a surface by the product's name or one of the usual ones, such as `Satin matt`. */
export function parseSurface(text: string): number | undefined {
  const plain = text
    .toLowerCase()
    .replace(/[-,\s]+/g, ' ')
    .trim()
  const name = SURFACE_WORDS.get(plain.replace(/\bmatt?\b/g, 'matte'))
  return (findByName(SURFACES, text) ?? findByName(SURFACES, name ?? ''))?.id
}

/** Id of a transparency by name, such as `Semi-opaque`, `semi opaque` or `clear`. */
export function parseTransparency(text: string): number | undefined {
  const plain = text.trim().toLowerCase().replace(/\s+/g, '-')
  const name = plain === 'clear' ? 'Transparent' : plain
  return findByName(TRANSPARENCIES, name)?.id
}

/** Id of a state by name. */
export function parseState(text: string): number | undefined {
  return findByName(MATERIAL_STATES, text)?.id
}

/** Id of a country by its English name. */
export function parseCountry(text: string): number | undefined {
  return findByName(COUNTRIES, text)?.id
}

/**
 * Id of a type by its full name (`Glaze - Iron - Celadon`), of recipes also without the base type in
 * front: a recipe's `Ash` is `Glaze - Ash`, a material's is `Ash`. An analysis may have any type.
 */
export function parseType(text: string, of: 'material' | 'recipe'): number | undefined {
  const exact = findByFullName(text)
  if (exact && (of === 'material' || exact.category === 'recipe')) return exact.id
  for (const id of BASE_TYPES.recipes) {
    const found = of === 'recipe' && findByFullName(`${fullName(id)} - ${text}`)
    if (found) return found.id
  }
  // Public exports have "Refractory" below "Glaze", the table beside it.
  return text === 'Glaze - Refractory' ? findByFullName('Refractory')?.id : undefined
}

/** Names of atmospheres; of one that is unknown there is none. */
export function atmosphereNames(ids: readonly number[]): string[] {
  return ids.flatMap((id) => lookupName(ATMOSPHERES, id) ?? [])
}

interface LookupRow {
  readonly id: number
  readonly name: string
}

/** Name of a row of a lookup table; undefined without an id or for an unknown one. */
export function lookupName(rows: readonly LookupRow[], id: number | undefined): string | undefined {
  return rows.find((row) => row.id === id)?.name
}
