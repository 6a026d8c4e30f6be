import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { placesOf, PLURAL, pluralProblems } from '../packages/locales/src/plural-forms.ts'
import { emptyPlaces, textCalls } from './text-calls.mjs'

/**
 * `npm run i18n:check`: every language has the keys and placeholders of English, no English key
 * is unused, every file is registered for the types, plurals have the forms of their language and
 * are true of every count, every place of a text gets a value, no text is empty or far longer or shorter than the English one, and no
 * component holds literal text.
 */
const root = join(fileURLToPath(import.meta.url), '..', '..')
const locales = join(root, 'packages', 'locales')
const sources = ['web/src', 'web/worker', 'server/src'].map((folder) => join(root, 'apps', folder))

/** Files whose keys are codes and ids of tables, which tests and types keep complete. */
const TABLES = new Set([
  ...['errors', 'lookups', 'countries', 'materials', 'problems', 'importProblems'],
])
/** Written by `scripts/material-names.mjs`: English names are the keys. */
const WRITTEN = 'materials'
/** So many columns more than half as wide again as in English have room where the text stands. */
const SPARE_COLUMNS = 28
/** English texts of so many columns say something that no language says in an eighth of them. */
const LONG_TEXT = 40
/** Attributes that are shown or read out. */
const SPOKEN = /^(?:alt|title|label|placeholder|aria-label|aria-description|aria-roledescription)$/
/** Signs of chemistry, units and keys, which no language has words of its own for. */
const SIGNS = /^(?:R2O:RO|SiO2:Al2O3|\(?Ctrl [A-Z]\)?)$/
const EAST_ASIAN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u
/** Texts that are the same in every language, by file: it shows when no translation is there. */
const LITERALS_ALLOWED = new Set(['components/loading-screen.tsx'])

/** Texts of files, by their paths: many calls ask for the same. */
const filesRead = new Map()

const problems = [
  ...checkRegistered(),
  ...languages().flatMap(checkLanguage),
  ...checkUsed(),
  ...checkCalls(),
  ...checkLiterals(),
]
for (const problem of new Set(problems)) console.error(problem)
console.log(problems.length === 0 ? 'texts: in order' : `texts: ${new Set(problems).size} problems`)
process.exitCode = problems.length === 0 ? 0 : 1

function languages() {
  return readdirSync(locales, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2}(-\d+)?$/.test(entry.name))
    .map((entry) => entry.name)
}

function namespaces(language) {
  return readdirSync(join(locales, language)).map((file) => file.replace(/\.json$/, ''))
}

/** Texts of a file by their whole key, `thing.state`. */
function textsOf(language, namespace) {
  const path = join(locales, language, `${namespace}.json`)
  const known = filesRead.get(path) ?? readTexts(path)
  filesRead.set(path, known)
  return known
}

function readTexts(path) {
  const flatten = (value, prefix) =>
    typeof value === 'string'
      ? [[prefix, value]]
      : Object.entries(value).flatMap(([key, inner]) =>
          flatten(inner, prefix === '' ? key : `${prefix}.${key}`),
        )
  return new Map(flatten(JSON.parse(readFileSync(path, 'utf8')), ''))
}

function checkRegistered() {
  const types = readFileSync(join(locales, 'src', 'messages.ts'), 'utf8')
  return namespaces('en')
    .filter((namespace) => !types.includes(`../en/${namespace}.json`))
    .map(
      (namespace) => `en/${namespace}.json is not registered in packages/locales/src/messages.ts`,
    )
}

function checkLanguage(language) {
  if (language === 'en') return []
  return namespaces('en').flatMap((namespace) => {
    if (!namespaces(language).includes(namespace))
      return [`${language}/${namespace}.json is missing`]
    if (namespace === WRITTEN) return []
    const texts = textsOf(language, namespace)
    const base = (key) => key.replace(PLURAL, '')
    const known = new Set([...texts.keys()].map(base))
    const english = textsOf('en', namespace)
    const englishKeys = new Set([...english.keys()].map(base))
    return [
      ...[...englishKeys]
        .filter((key) => !known.has(key))
        .map((key) => `${language}/${namespace}.json has no ${key}`),
      ...[...known]
        .filter((key) => !englishKeys.has(key))
        .map((key) => `${language}/${namespace}.json has ${key}, which English has not`),
      ...checkPlurals(language, namespace, texts),
      ...checkLengths(language, namespace, texts, english),
      ...[...texts]
        .filter(([key]) => !PLURAL.test(key) && english.has(key))
        .filter(([key, text]) => placesOf(text).join() !== placesOf(english.get(key)).join())
        .map(([key]) => `${language}/${namespace}.json: placeholders of ${key} differ`),
    ]
  })
}

function checkPlurals(language, namespace, texts) {
  return pluralProblems(language, texts).map(
    (problem) => `${language}/${namespace}.json: ${problem}`,
  )
}

function checkLengths(language, namespace, texts, english) {
  return [...texts].flatMap(([key, text]) => {
    const name = `${language}/${namespace}.json: ${key}`
    const original = english.get(key)
    if (original === undefined || original === '') return []
    if (text.trim() === '') return [`${name} is empty`]
    const [width, usual] = [columnsOf(text), columnsOf(original)]
    if (width > 1.5 * usual + SPARE_COLUMNS) {
      return [`${name} is ${width} columns wide, English ${usual}`]
    }
    const isCut = usual >= LONG_TEXT && width < usual / 8
    return isCut ? [`${name} has ${width} columns of English ${usual}`] : []
  })
}

/** How wide a text is, in Latin letters: marks above and below take no room, East Asian signs two. */
function columnsOf(text) {
  return [...text.replaceAll(/{{.*?}}/g, 'x')].reduce(
    (sum, sign) => sum + (/\p{M}/u.test(sign) ? 0 : EAST_ASIAN.test(sign) ? 2 : 1),
    0,
  )
}

function sourceFiles() {
  return sources.flatMap((source) =>
    readdirSync(source, { recursive: true })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|gen)\.tsx?$/.test(file))
      .map((file) => ({ source, file, code: readFileSync(join(source, file), 'utf8') })),
  )
}

/**
 * A key is used when it is in the code as a whole, or when the code builds keys that begin
 * like it: `cones.${group}` uses all of `cones.`.
 */
function checkUsed() {
  const files = sourceFiles()
  const code = files.map((file) => file.code).join('\n')
  const whole = new Set([...code.matchAll(/['"`](?:\w+:)?([\w.]+)['"`]/g)].map(([, key]) => key))
  const built = [...code.matchAll(/[`](?:\w+:)?([^`\n]*\$\{[^`\n]*)`/g)]
    .map(([, text]) => text)
    .filter((text) => /^[\w.]*\.\$|\}\.\w+/.test(text))
    .map((text) => new RegExp(`^${escape(text).replaceAll(/\\\$\\\{.*?\\\}/g, '[\\w.-]+')}$`))
  return namespaces('en')
    .filter((namespace) => !TABLES.has(namespace))
    .flatMap((namespace) =>
      [...textsOf('en', namespace).keys()]
        .map((key) => key.replace(PLURAL, ''))
        .filter((key) => !whole.has(key) && !built.some((pattern) => pattern.test(key)))
        .map((key) => `en/${namespace}.json: ${key} is not used`),
    )
}

function escape(text) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** What a text has a place for, whoever asks for it has to say. */
function checkCalls() {
  return sourceFiles()
    .flatMap(({ source, file, code }) =>
      textCalls(parse(file, code)).map((call) => ({
        ...call,
        at: relative(root, join(source, file)),
      })),
    )
    .flatMap(({ at, namespace, key, values, written }) =>
      [...textsOf('en', namespace)]
        .filter(([name]) => key === name.replace(PLURAL, ''))
        .flatMap(([, text]) => emptyPlaces(placesOf(text), values))
        .map((place) => `${at}: ${written} leaves {{${place}}} empty`),
    )
}

function parse(file, code) {
  return ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
}

/** Words between tags, and words in attributes that are read out or shown, also as one of two. */
function checkLiterals() {
  return sourceFiles()
    .filter(({ file }) => file.endsWith('.tsx') && !LITERALS_ALLOWED.has(file))
    .flatMap(({ source, file, code }) => {
      return literalTexts(parse(file, code)).map(
        (text) => `${relative(root, join(source, file))}: literal text “${text.trim()}”`,
      )
    })
}

/** Texts of a part of the syntax tree that are no words of code. */
function literalTexts(node) {
  if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'style') return []
  const own = ts.isJsxText(node)
    ? [node.text]
    : ts.isJsxAttribute(node) && SPOKEN.test(node.name.getText())
      ? shownStrings(node.initializer)
      : ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)
        ? shownStrings(node.expression)
        : []
  const inner = []
  ts.forEachChild(node, (child) => void inner.push(...literalTexts(child)))
  return [...own.filter((text) => /\p{L}{2,}/u.test(text) && !SIGNS.test(text.trim())), ...inner]
}

/** What an expression may come to be shown as: strings, either of two, the fixed parts of a template. */
function shownStrings(node) {
  if (node === undefined) return []
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) {
    return shownStrings(node.expression)
  }
  if (ts.isConditionalExpression(node)) {
    return [...shownStrings(node.whenTrue), ...shownStrings(node.whenFalse)]
  }
  if (ts.isBinaryExpression(node)) return shownStrings(node.right)
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
  }
  return []
}
