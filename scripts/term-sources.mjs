import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * `node scripts/term-sources.mjs [folder]`: every list of terms has so many words with a source
 * whose address stands under “Addresses” of the same list, and names none there that no row uses.
 */
const folder = process.argv[2] ?? join(fileURLToPath(import.meta.url), '..', '..', 'docs', 'terms')

/** So many words of a language were seen somewhere, at the least. */
const ENOUGH = 80
/** Lists that are not there yet; a number here only rises, and goes when it is at `ENOUGH`. */
const SO_FAR = {
  de: 37,
  es: 29,
  'es-419': 26,
  fr: 0,
  it: 22,
  pt: 32,
}
/** What stands in a row whose word was looked up nowhere. */
const NO_SOURCE = 'common usage'

const lists = readdirSync(folder).filter((file) => file.endsWith('.md'))
const problems = lists.flatMap((file) =>
  problemsOf(basename(file, '.md'), readFileSync(join(folder, file), 'utf8')),
)
for (const problem of problems) console.error(problem)
console.log(problems.length === 0 ? 'sources of terms: in order' : `${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1

function problemsOf(language, text) {
  const [table, addresses = ''] = text.split(/^## Addresses$/m)
  const sources = [...addresses.matchAll(/^- (.+?): .*\S/gm)].map(([, name]) => name)
  const seenAt = table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').at(-2).trim())
    .filter((seen) => !seen.startsWith(NO_SOURCE))
  const sourced = seenAt.filter((seen) => sources.some((source) => seen.includes(source)))
  const needed = SO_FAR[language] ?? ENOUGH
  return [
    ...(sourced.length < needed
      ? [`${language}: ${sourced.length} words have a source with an address, ${needed} are needed`]
      : []),
    ...(needed < ENOUGH && sourced.length > needed
      ? [`${language}: SO_FAR can rise to ${sourced.length}`]
      : []),
    ...sources
      .filter((source) => !seenAt.some((seen) => seen.includes(source)))
      .map((source) => `${language}: no word was seen at ${source}`),
  ]
}
