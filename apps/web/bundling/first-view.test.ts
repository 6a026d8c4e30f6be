import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const WEB = fileURLToPath(new URL('../', import.meta.url))
const PACKAGES = fileURLToPath(new URL('../../../packages/', import.meta.url))

/** What every page runs before anything of its own. */
const BEGINNINGS = ['src/client.tsx', 'src/router.tsx', 'src/start.ts', 'src/routes/__root.tsx']
/** Declarations of routes; what they show is a piece of its own, loaded with its page. */
const ROUTES = globSync('src/routes/**/*.{ts,tsx}', { cwd: WEB }).filter(
  (file) => !file.includes('.test.') && !BEGINNINGS.includes(file),
)
const SHOWN = /^#(screens|features)\/.*\.tsx$/

/** What a module imports to run, not what it names in types or loads later. */
function importsOf(file: string): string[] {
  return parseSync(file, readFileSync(file, 'utf8')).program.body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') return []
    const { importKind, specifiers, source } = statement
    const isOfTypes = specifiers.map((one) => 'importKind' in one && one.importKind === 'type')
    const isType = importKind === 'type' || (isOfTypes.length > 0 && isOfTypes.every(Boolean))
    return isType ? [] : [source.value]
  })
}

/** File of a module of ours; nothing for a library's. */
function fileOf(source: string, importer: string): string | undefined {
  if (source.startsWith('#')) return join(WEB, 'src', source.slice(1))
  if (source.startsWith('.')) return join(dirname(importer), source)
  const [, name, path] = /^@glazy\/(\w+)\/(.+)$/.exec(source) ?? []
  return name === undefined ? undefined : join(PACKAGES, name, 'src', `${path}.ts`)
}

/** Ways from the first modules to those that import a library: each way as the files along it. */
function waysTo(library: string): string[] {
  const seen = new Set<string>()
  const ways: string[] = []
  const visit = (file: string, way: readonly string[]) => {
    if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return
    seen.add(file)
    const here = [...way, file.replace(/.*\/(apps|packages)\//, '')]
    const isRoute = ROUTES.some((route) => file.endsWith(route))
    for (const source of importsOf(file)) {
      if (source === library) ways.push(here.join(' → '))
      const next = isRoute && SHOWN.test(source) ? undefined : fileOf(source, file)
      if (next !== undefined) visit(next, here)
    }
  }
  for (const file of [...BEGINNINGS, ...ROUTES]) visit(join(WEB, file), [])
  expect(seen.size).toBeGreaterThan(100)
  return ways
}

test('a page begins without schemas: forms bring them', () => {
  expect(waysTo('zod')).toEqual([])
})

test('ways to a library are found', () => {
  expect(waysTo('@tanstack/react-query').length).toBeGreaterThan(0)
})
