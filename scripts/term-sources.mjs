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
  return [
    ...(sourced.length < ENOUGH
      ? [`${language}: ${sourced.length} words have a source with an address, ${ENOUGH} are needed`]
      : []),
    ...sources
      .filter((source) => !seenAt.some((seen) => seen.includes(source)))
      .map((source) => `${language}: no word was seen at ${source}`),
  ]
}
