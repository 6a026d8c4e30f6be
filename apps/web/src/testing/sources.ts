import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const SOURCES = join(import.meta.dirname, '..')

/** What is written in a file of the site. */
export const sourceOf = (file: string): string => readFileSync(join(SOURCES, file), 'utf8')

/** The components of the site in which something is written, tests left out. */
export function componentsWith(written: RegExp): readonly string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !/\.test\.|^testing/.test(file))
    .filter((file) => written.test(sourceOf(file)))
}

/** The files of the site that a file imports, now or later, and theirs, but for those `beyond` which it ends. */
export function reachedFrom(
  file: string,
  beyond: readonly string[] = [],
  seen = new Set<string>(),
): ReadonlySet<string> {
  if (seen.has(file) || !existsSync(join(SOURCES, file))) return seen
  seen.add(file)
  const imports = sourceOf(file).matchAll(/(?:from|import\() ?'(?:#|(\.))([^']+\.tsx?)'/g)
  for (const [, isBeside, path = ''] of imports) {
    const next = isBeside ? join(dirname(file), `.${path}`) : path
    if (!beyond.includes(next)) reachedFrom(next, beyond, seen)
  }
  return seen
}
