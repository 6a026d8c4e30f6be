import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LANGUAGE_CODES } from '@glazy/contract/languages'

/**
 * A language that nobody speaks, made of the English texts: every letter has an accent, words are two
 * fifths longer, and a text stands in brackets. What shows without accents is in no file of texts. It
 * is there in this process of the journeys alone, and no language that anybody is offered.
 */

const root = fileURLToPath(new URL('..', import.meta.url))

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = 'áƀçðéƒĝĥíĵķĺɱñóþǫŕšťúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĹḾÑÓÞǪŔŠŤÚṼŴẊÝŽ'
const ACCENTS = new Map([...PLAIN].map((letter, at) => [letter, [...ACCENTED][at] ?? letter]))

/** Placeholders, elements and signs of them, which a text keeps as they are. */
const KEPT = /({{[^}]*}}|<[^>]*>|&\w+;|\$t\([^)]*\))/

/** @example pseudoText('Save {{name}}') // '⟦Šááṽéé {{name}}⟧' */
function pseudoText(text: string): string {
  if (!/[a-z]/i.test(text.replaceAll(new RegExp(KEPT, 'g'), ''))) return text
  const parts = text.split(KEPT).map((part, at) => (at % 2 === 1 ? part : accented(part)))
  return `⟦${parts.join('')}⟧`
}

function accented(words: string): string {
  return [...words]
    .map((letter) => {
      const sign = ACCENTS.get(letter) ?? letter
      return /[aeiou]/.test(letter) ? sign + sign : sign
    })
    .join('')
}

type Texts = string | { readonly [key: string]: Texts }

function pseudoTexts(texts: Texts): Texts {
  if (typeof texts === 'string') return pseudoText(texts)
  return Object.fromEntries(Object.entries(texts).map(([key, inner]) => [key, pseudoTexts(inner)]))
}

/** A script in place of the English texts of a file. */
export function pseudoScript(namespace: string): string {
  const path = join(root, 'packages', 'locales', 'en', `${namespace}.json`)
  return `export default ${JSON.stringify(pseudoTexts(JSON.parse(readFileSync(path, 'utf8'))))}`
}

/** Which script of the built site has which file of English texts. */
export function englishScripts(side: 'client' | 'server'): ReadonlyMap<string, string> {
  const english = [...textScripts(side)].filter(([, file]) => file.startsWith('en/'))
  return new Map(english.map(([script, file]) => [script, file.slice('en/'.length)]))
}

/** Which script of the built site has which file of texts, as `de/common`. */
export function textScripts(side: 'client' | 'server'): ReadonlyMap<string, string> {
  const assets = join(root, 'apps', 'web', 'dist', side, 'assets')
  const lists = readdirSync(assets)
    .filter(
      (file) => LANGUAGE_CODES.some((code) => file.startsWith(`${code}-`)) && file.endsWith('.js'),
    )
    .map((file) => readFileSync(join(assets, file), 'utf8'))
  const found = lists.flatMap((list) => [
    ...list.matchAll(/locales\/([\w-]+\/\w+)\.json["`'].*?import\(["`']\.\/(.*?)["`']\)/g),
  ])
  return new Map(found.map(([, file = '', script = '']) => [script, file]))
}
