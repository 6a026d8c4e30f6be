import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Classes of CSS modules and the files that import them: a class that none of these uses is dead, and
 * one that is used and not there shows nothing. `classes[name]` may be any class of its module.
 */
const source = fileURLToPath(new URL('../apps/web/src', import.meta.url))
const read = (file) => readFileSync(join(source, file), 'utf8')

const IMPORT = /^import (\w+) from '([^']+\.module\.css)'/gm
const IN_CSS = /\.([A-Za-z_][\w-]*)/g
/** Comments, texts, classes of others, and declarations: what stands between braces without braces. */
const NO_SELECTORS = /\/\*.*?\*\/|'[^'\n]*'|"[^"\n]*"|:global\([^)]*\)|(?<=\{)[^{}]*(?=\})/gs
const NO_CODE = /\/\*.*?\*\/|\/\/.*?$|'[^'\n]*'/gms

const modules = new Map(
  globSync('**/*.module.css', { cwd: source }).map((file) => {
    const selectors = read(file).replace(NO_SELECTORS, '')
    const names = new Set([...selectors.matchAll(IN_CSS)].map(([, name]) => name))
    return [join(source, file), { file, names, used: new Set(), isImported: false }]
  }),
)

const problems = []
for (const file of globSync('**/*.{ts,tsx}', { cwd: source })) {
  const text = read(file)
  for (const [, local, path] of text.matchAll(IMPORT)) {
    const place = path.startsWith('#')
      ? join(source, path.slice(1))
      : resolve(source, dirname(file), path)
    const module = modules.get(place)
    if (!module) continue
    module.isImported = true
    const uses = text.replace(NO_CODE, '').matchAll(new RegExp(`\\b${local}(?:\\.(\\w+)|\\[)`, 'g'))
    for (const [, name] of uses) {
      if (name === undefined) module.names.forEach((any) => module.used.add(any))
      else if (module.names.has(name)) module.used.add(name)
      else problems.push(`${file}: ${path} has no class ${name}`)
    }
  }
}

for (const { file, names, used, isImported } of modules.values()) {
  if (!isImported) problems.push(`${file}: nothing imports it`)
  else
    for (const name of names)
      if (!used.has(name)) problems.push(`${file}: .${name} is used nowhere`)
}
for (const problem of problems) console.error(problem)
console.log(`classes: ${modules.size} modules, ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
