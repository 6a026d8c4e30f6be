import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Writes the list of decisions from the heads of their records. With `--check`, a part of
 * `npm run check`, it writes nothing and says what is out of step: a record that is not listed, one
 * whose head does not begin with its number, or one that was superseded and does not say so there.
 */
const folder = new URL('../docs/decisions/', import.meta.url)
const index = new URL('README.md', folder)

const INTRODUCTION = `# Decisions

One page each: what made a decision necessary, what was decided, what follows from it. A record is
dated and not rewritten; what changes later is a new record that names the old one, and the old one
then says at its head by which it was superseded. New ones begin as a copy of
[0000-template.md](0000-template.md), and \`node scripts/decisions.mjs\` lists them here.

`

const records = readdirSync(folder)
  .filter((file) => /^\d{4}-.+\.md$/.test(file) && !file.startsWith('0000'))
  .toSorted()
  .map(readRecord)

const listed = INTRODUCTION + records.map(listItem).join('')
const problems = [...untitled(), ...twice(), ...unmarked()]

if (process.argv.includes('--check')) {
  if (listed !== readFileSync(index, 'utf8')) {
    problems.push('docs/decisions/README.md is not in step: run node scripts/decisions.mjs')
  }
} else {
  writeFileSync(index, listed)
}
for (const problem of problems) console.error(problem)
console.log(`decisions: ${records.length} records, ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1

/** The head of a record: its title, and the lines of the form `Name: text` that follow. */
function readRecord(file) {
  const [head] = readFileSync(fileURLToPath(new URL(file, folder)), 'utf8').split('\n## ')
  const field = (name) => new RegExp(`^${name}: (.+)$`, 'm').exec(head)?.[1] ?? ''
  return {
    file,
    number: file.slice(0, 4),
    title: new RegExp(`^# ${file.slice(0, 4)}: (.+)\n`).exec(head)?.[1] ?? '',
    supersedes: numbersIn(field('Supersedes')),
    supersededBy: field('Superseded by'),
  }
}

function numbersIn(text) {
  return text.match(/\b\d{4}\b/g) ?? []
}

function listItem({ file, number, title, supersededBy }) {
  const mark = supersededBy === '' ? '' : ` (superseded by ${supersededBy})`
  return `- [${number}](${file}): ${title.charAt(0).toLowerCase()}${title.slice(1)}${mark}\n`
}

/** Records whose first line is not their number and what was decided. */
function untitled() {
  return records
    .filter(({ title }) => title === '')
    .map(({ file, number }) => `${file}: its first line is not "# ${number}: …"`)
}

/** Numbers that two records have. */
function twice() {
  return records
    .filter(({ number }, at) => records[at - 1]?.number === number)
    .map(({ file, number }) => `${file}: another record has the number ${number}`)
}

/** Records that another one supersedes, and that do not say so; and the other way round. */
function unmarked() {
  const byNumber = new Map(records.map((record) => [record.number, record]))
  return records.flatMap(({ file, number, supersedes, supersededBy }) => [
    ...supersedes
      .filter((old) => !numbersIn(byNumber.get(old)?.supersededBy ?? '').includes(number))
      .map((old) => `${old} does not say at its head "Superseded by: ${number}", as ${file} does`),
    ...numbersIn(supersededBy)
      .filter((next) => byNumber.get(next)?.supersedes.includes(number) !== true)
      .map((next) => `${file}: ${next} does not say at its head "Supersedes: ${number}"`),
  ])
}
