import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * `npm run i18n:check`: every language has the keys and placeholders of English, no English key
 * is unused, every file is registered for the types, and no component holds literal text.
 */
const root = join(fileURLToPath(import.meta.url), '..', '..')
const locales = join(root, 'packages', 'locales')
const sources = ['web/src', 'web/worker', 'server/src'].map((folder) => join(root, 'apps', folder))

/** Plural forms of a key are one text: `count_one` and `count_other` are both `count`. */
const PLURAL = /_(zero|one|two|few|many|other)$/
/** Files whose keys are codes and ids of tables, which tests and types keep complete. */
const TABLES = new Set(['errors', 'lookups', 'countries', 'materials'])
/** Written by `scripts/material-names.mjs`: English names are the keys. */
const WRITTEN = 'materials'
/** Texts that are the same in every language, by file: it shows when no translation is there. */
const LITERALS_ALLOWED = new Set(['components/loading-screen.tsx'])

const problems = [
  ...checkRegistered(),
  ...languages().flatMap(checkLanguage),
  ...checkUsed(),
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
  const flatten = (value, prefix) =>
    typeof value === 'string'
      ? [[prefix, value]]
      : Object.entries(value).flatMap(([key, inner]) =>
          flatten(inner, prefix === '' ? key : `${prefix}.${key}`),
        )
  return new Map(flatten(JSON.parse(readFileSync(path, 'utf8')), ''))
}

function placeholders(text) {
  return [...text.matchAll(/{{\s*([\w.]+)/g)]
    .map(([, name]) => name)
    .sort()
    .join()
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
      ...[...texts]
        .filter(([key]) => !PLURAL.test(key) && english.has(key))
        .filter(([key, text]) => placeholders(text) !== placeholders(english.get(key)))
        .map(([key]) => `${language}/${namespace}.json: placeholders of ${key} differ`),
    ]
  })
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

/** Words between tags, and words in attributes that are read out or shown. */
function checkLiterals() {
  const words = /[A-Za-z]{2,}/
  return sourceFiles()
    .filter(({ file }) => file.endsWith('.tsx') && !LITERALS_ALLOWED.has(file))
    .flatMap(({ source, file, code }) => {
      const markup = code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
      const between = [...markup.matchAll(/>([^<>{}()=;:&|?]+)<\/[a-zA-Z]/g)].map(
        ([, text]) => text,
      )
      const attributes = [
        ...markup.matchAll(/\b(?:alt|title|label|placeholder|aria-label)="([^"]*)"/g),
      ].map(([, text]) => text)
      return [...between, ...attributes]
        .filter((text) => words.test(text))
        .map((text) => `${relative(root, join(source, file))}: literal text “${text.trim()}”`)
    })
}
