import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * `docs/security.md` says which test shows which promise. This tells where that is no longer true:
 * a promise is missing or named twice, names no test and no reason, or a named file is gone.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const PAGE = join('docs', 'security.md')
const PROMISES = 56

/** A row: number, what holds, and the files that show it or a dash with the reason. */
const ROW = /^\| *(\d+) *\|([^|]*)\|([^|]*)\|$/

const rows = readFileSync(join(root, PAGE), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, number, promise, shown] = ROW.exec(line) ?? []
    return number === undefined ? [] : [{ number: Number(number), promise, shown: shown.trim() }]
  })

const problems = [
  ...Array.from({ length: PROMISES }, (_, index) => index + 1).flatMap((number) => {
    const count = rows.filter((row) => row.number === number).length
    return count === 1 ? [] : [`promise ${number} is there ${count} times`]
  }),
  ...rows.flatMap(({ number, promise, shown }) => {
    const files = [...shown.matchAll(/`([^`\s]+\/[^`\s]+)`/g)].map(([, file]) => file)
    return [
      ...(promise.trim() === '' ? [`promise ${number} says nothing`] : []),
      ...(files.length === 0 && !/^– \S/.test(shown)
        ? [`promise ${number} names no test and gives no reason`]
        : []),
      ...files
        .filter((file) => !existsSync(join(root, file)))
        .map((file) => `promise ${number} names ${file}, which is not there`),
    ]
  }),
]
for (const problem of problems) console.error(`${PAGE}: ${problem}`)
console.log(problems.length === 0 ? 'promises: in order' : `promises: ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
