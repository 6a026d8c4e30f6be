import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Part of `npm run check`: what is installed is what was decided. Every version is exact, the lock
 * file names each with a hash, install scripts run only where `allowScripts` says so, and every
 * package of the product comes under a licence that fits AGPL-3.0. `npm run -s sbom` prints those
 * packages as a CycloneDX document.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const readJson = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'))

const REGISTRY = 'https://registry.npmjs.org/'

/** `1.2.3`, or `npm:name@1.2.3` for a package that is installed under another name. */
const EXACT = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/

/** Licences under which code may be part of a work under AGPL-3.0. */
const LICENCES = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...[
    'Unlicense',
    'CC0-1.0',
    'CC-BY-4.0',
    'Python-2.0',
    'PostgreSQL',
    'OFL-1.1',
    'Zlib',
    'MPL-2.0',
  ],
  ...['LGPL-3.0-or-later', 'AGPL-3.0-or-later', 'MIT AND ISC', 'WTFPL'],
])

const top = readJson('package.json')

const lock = readJson('package-lock.json')
const manifests = ['.', ...workspaceFolders()].map((folder) => ({
  folder,
  manifest: folder === '.' ? top : readJson(folder, 'package.json'),
}))

const problems = [...checkExact(), ...checkLock(), ...checkScripts(), ...checkLicences()]
for (const problem of problems) console.error(problem)
if (process.argv.includes('--sbom')) {
  console.log(JSON.stringify(billOfMaterials(), null, 2))
} else {
  console.log(
    problems.length === 0
      ? `dependencies: in order, ${productPackages().length} packages in the product`
      : `dependencies: ${problems.length} problems`,
  )
}
process.exitCode = problems.length === 0 ? 0 : 1

function workspaceFolders() {
  return top.workspaces.flatMap((pattern) =>
    pattern.endsWith('/*')
      ? readdirSync(join(root, pattern.slice(0, -2))).map(
          (name) => `${pattern.slice(0, -2)}/${name}`,
        )
      : [pattern],
  )
}

function wantedBy({ manifest }) {
  return Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
}

function checkExact() {
  return manifests.flatMap((each) =>
    wantedBy(each)
      .filter(([, version]) => !EXACT.test(version))
      .map(([name, version]) => `${each.folder}: ${name} is "${version}", not an exact version`),
  )
}

function checkLock() {
  const inStep = manifests.flatMap((each) => {
    const locked = lock.packages[each.folder === '.' ? '' : each.folder]
    const lockedVersions = { ...locked?.dependencies, ...locked?.devDependencies }
    return wantedBy(each)
      .filter(([name, version]) => lockedVersions[name] !== version)
      .map(([name]) => `${each.folder}: the lock file does not know ${name} as it is wanted`)
  })
  const known = installedPackages().flatMap(([path, entry]) => {
    // An entry without an address is from the registry that npm is set to.
    const { resolved = REGISTRY, integrity } = entry
    if (resolved.startsWith(REGISTRY) && /^sha512-/.test(integrity ?? '')) return []
    return [`${path} is not from the registry with a hash`]
  })
  return [...inStep, ...known]
}

function installedPackages() {
  return Object.entries(lock.packages).filter(
    ([path, entry]) => path.includes('node_modules/') && entry.link !== true,
  )
}

function nameOf(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

function checkScripts() {
  const allowed = top.allowScripts ?? {}
  const unlisted = installedPackages()
    .filter(([path, entry]) => entry.hasInstallScript === true && !(nameOf(path) in allowed))
    .map(([path]) => nameOf(path))
    .map((name) => `${name} has an install script that nobody has decided about`)
  const names = new Set(installedPackages().map(([path]) => nameOf(path)))
  const stale = Object.keys(allowed)
    .filter((name) => !names.has(name))
    .map((name) => `allowScripts names ${name}, which is not installed`)
  return [...unlisted, ...stale]
}

/** Packages of the product: those that an installation without development packages has. */
function productPackages() {
  return installedPackages().filter(([, entry]) => entry.dev !== true)
}

function checkLicences() {
  return productPackages()
    .map(([path, entry]) => ({ path, licence: licenceOf(path, entry) }))
    .filter(({ licence }) => !isAllowed(licence))
    .map(({ path, licence }) => `${nameOf(path)} is under ${licence ?? 'no stated licence'}`)
}

function licenceOf(path, entry) {
  if (entry.license !== undefined) return entry.license
  try {
    const { license, licenses } = readJson(path, 'package.json')
    return license?.type ?? license ?? licenses?.[0]?.type
  } catch {
    return undefined
  }
}

/** `(MIT OR Apache-2.0)` is allowed when one of them is, `MIT AND ISC` when both are. */
function isAllowed(licence) {
  if (licence === undefined) return false
  const plain = licence.replace(/^\(|\)$/g, '')
  if (LICENCES.has(plain)) return true
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed)
  return plain.includes(' AND ') && plain.split(' AND ').every(isAllowed)
}

/** What the product is made of, https://cyclonedx.org/docs/1.6/json/. */
function billOfMaterials() {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', name: top.name, version: top.version },
    },
    components: productPackages().map(([path, entry]) => {
      const name = nameOf(path)
      const hash = Buffer.from(entry.integrity.slice('sha512-'.length), 'base64').toString('hex')
      return {
        type: 'library',
        name,
        version: entry.version,
        purl: `pkg:npm/${name.replace('@', '%40')}@${entry.version}`,
        licenses: [{ expression: licenceOf(path, entry) }],
        hashes: [{ alg: 'SHA-512', content: hash }],
      }
    }),
  }
}
