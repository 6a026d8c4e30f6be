import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LANGUAGE_CODES, type LanguageCode } from '@glazy/contract/languages'
import type { Page } from '@playwright/test'
import { type LetterWidths, longestText, longestWord, measureLetters } from './long-texts.ts'
import { pseudoText } from './pseudo-text.ts'
import { scriptAt, textScripts } from './text-scripts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

interface MadeUpLanguage {
  /** Languages whose texts it knows. */
  readonly from: readonly LanguageCode[]
  /** How it says what they say so, in any form of a plural. */
  readonly say: (texts: readonly string[], english: string, widths: LetterWidths) => string
}

/** Languages that are written without spaces, or in letters of which each is a square. */
const SIGNS: readonly LanguageCode[] = ['ja', 'ko', 'th', 'zh']
const SPELLED = LANGUAGE_CODES.filter((code) => !SIGNS.includes(code))

/**
 * Languages that nobody speaks, each in place of one that the site is offered in. They are there in
 * a process of the journeys alone.
 */
const MADE_UP: Partial<Record<LanguageCode, MadeUpLanguage>> = {
  // What shows without accents is in no file of texts.
  en: { from: [], say: (_, english) => pseudoText(english) },
  // What fits in these fits in all. A machine may have no letters for some languages: they are not
  // set against others.
  uk: { from: SPELLED, say: (texts, _, widths) => longestText(texts, widths) },
  de: { from: SPELLED, say: (texts, _, widths) => longestWord(texts, widths) },
  ja: { from: SIGNS, say: (texts, _, widths) => longestText(texts, widths) },
}

/** Measures in a page how much room the texts of all languages take. */
export async function widthsOfTexts(page: Page): Promise<LetterWidths> {
  const texts = [...textScripts('client').values()].flatMap(({ language, namespace }) =>
    leavesOf(readTexts(language, namespace), namespace).map(([, text]) => text),
  )
  return await measureLetters(page, texts)
}

/** Settings of a server that speaks the languages that are made up. */
export const settingsOf = (widths: LetterWidths) => ({
  NODE_OPTIONS: '--import ./e2e/made-up-hooks.ts',
  LETTER_WIDTHS: JSON.stringify(widths),
})

/** Answers a page's calls for texts in the languages that its server speaks. */
export async function speakTo(page: Page, widths: LetterWidths): Promise<void> {
  const scripts = madeUpScripts(widths, 'client')
  await page.route(
    (url) => scripts.has(scriptAt(url.href)),
    (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: scripts.get(scriptAt(route.request().url()))?.() ?? '',
      }),
  )
}

/** Writes the scripts of texts in languages that are made up, by the names of those they stand for. */
export function madeUpScripts(
  widths: LetterWidths,
  side: 'client' | 'server',
): ReadonlyMap<string, () => string> {
  return new Map(
    [...textScripts(side)].flatMap(([script, { language, namespace }]) => {
      const madeUp = MADE_UP[language]
      return madeUp ? [[script, () => scriptOf(namespace, madeUp, widths)] as const] : []
    }),
  )
}

/** What all languages have for the keys of a file, by key; forms of a plural together. */
function scriptOf(namespace: string, { from, say }: MadeUpLanguage, widths: LetterWidths): string {
  const byKey = Map.groupBy(
    from.flatMap((code) => leavesOf(readTexts(code, namespace), namespace)),
    ([key]) => withoutForm(key),
  )
  const sayAll = (texts: unknown, path: string): unknown => {
    if (typeof texts !== 'string') {
      const entries = Object.entries(texts ?? {})
      return Object.fromEntries(
        entries.map(([key, inner]) => [key, sayAll(inner, `${path}.${key}`)]),
      )
    }
    const known = byKey.get(withoutForm(path)) ?? []
    return say(
      known.map(([, text]) => text),
      texts,
      widths,
    )
  }
  return `export default ${JSON.stringify(sayAll(readTexts('en', namespace), namespace))}`
}

const withoutForm = (key: string) => key.replace(/_(?:zero|one|two|few|many|other|1)$/, '')

function readTexts(language: LanguageCode, namespace: string): unknown {
  const path = join(root, 'packages', 'locales', language, `${namespace}.json`)
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** Every text, with its key. */
function leavesOf(texts: unknown, path: string): [key: string, text: string][] {
  if (typeof texts === 'string') return [[path, texts]]
  return Object.entries(texts ?? {}).flatMap(([key, inner]) => leavesOf(inner, `${path}.${key}`))
}
