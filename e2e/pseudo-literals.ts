import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Everything that the starter library calls something, or says: it is nobody's text of the site. */
const LIBRARY = ['materials', 'analyses', 'recipes']
  .flatMap((folder) =>
    readdirSync(join(root, 'library', folder)).map((file) =>
      readFileSync(join(root, 'library', folder, file), 'utf8'),
    ),
  )
  .join('\n')
const WORDS = LIBRARY.replaceAll(/\s+/g, ' ')
const NAMES = new Set(
  [...LIBRARY.matchAll(/^ {2}(?:name|otherNames): (.*)$/gm)].flatMap(([, line = '']) => [
    unquoted(line),
    ...line
      .replaceAll(/^\[|\]$/g, '')
      .split(', ')
      .map(unquoted),
  ]),
)

function unquoted(name: string): string {
  return name.replaceAll(/^['"]|['"]$/g, '').replaceAll("''", "'")
}

/** What is the same in every language: the site's name, names of languages, units, symbols. */
const SAME = new Set(
  `Glazy English Dansk Deutsch Español Español (Latinoamérica) Français Hrvatski Italiano Nederlands
  Português Slovenščina Svenska UMF CSV JSON YAML GlazeChem Insight Ctrl qqqq celadon
  Celadon leach potash`.split(/\s+/),
)

/** Words that are read on a page and that no accents stand on, but for what is the same everywhere. */
export async function literalsOf(page: Page): Promise<readonly string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      // What is written in the language of somebody, numbers of chemistry, and code.
      if (!parent || parent.closest('script, style, noscript, [lang]:not(html), code')) continue
      if (parent.checkVisibility()) found.push(node.textContent ?? '')
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      for (const element of document.body.querySelectorAll(`[${name}]`)) {
        if (!element.closest('[lang]:not(html)')) found.push(element.getAttribute(name) ?? '')
      }
    }
    return found
  })
  return [...new Set(texts)].map(withoutPeople).filter(isLiteral)
}

/** Whoever the journeys have registered. */
function withoutPeople(text: string): string {
  return text.replaceAll(/Test[ _][\da-f]{8}|test-[\da-f]{8}@example\.org/g, ' · ')
}

/** What `Intl` writes: `1 minute ago`, `Nov 26, 2026`. */
const MOMENT = /^(?:\d+ \w+ ago|[A-Z][a-z]{2} \d+, \d{4})$/
/** Oxides are explained by their English names in every language. */
const OXIDE_NAME =
  /^[A-Z][a-z]+(?:\([IV]+\))? (?:\w*oxide|\([\w ]+oxide\))(?: \([a-z]+\))?$|^(?:Alumina|Boric oxide) \([\w ]+\)$|^Fluorine$/
/** Codes of batches and labels, addresses, the version of the program, and what stands there before any text has come. */
const CODE =
  /^(?:Loading Glazy\.\.\.|[a-z]{3}-[a-z]{3}|https?:\/\/\S+|[a-z]+\.(?:com|me|org)|\d+\.\d+\.\d+\S*)$/
const FORMULA = /^[·\d]*(?:[A-Z][a-z]?[\d₀-₉]*)+$/

function isLiteral(text: string): boolean {
  return outsideTexts(text.replaceAll(/\s+/g, ' ').trim())
    .split(' · ')
    .some((part) => !isKnown(part.trim()) && part.split(', ').some((one) => !isKnown(one)))
}

/** In brackets there are names that texts are about, and texts that are filled into others. */
function outsideTexts(text: string): string {
  const without = text.replaceAll(/⟦[^⟦⟧]*⟧/g, ' · ')
  return without === text ? text : outsideTexts(without)
}

function isKnown(part: string): boolean {
  const words = part.replaceAll(/^[\s+(“]+|[\s+)”.,:]+$/g, '')
  if (!/[a-z]{3}/i.test(words) || NAMES.has(words) || MOMENT.test(words)) return true
  if (OXIDE_NAME.test(part) || CODE.test(part)) return true
  if (words.split(' ').length > 2 && WORDS.includes(words)) return true
  const [name = words] = words.split(/ [\d.,]+%?$/)
  if (NAMES.has(name)) return true
  return words
    .split(' ')
    .every((word) => SAME.has(word) || FORMULA.test(word) || !/[a-z]{3}/i.test(word))
}
