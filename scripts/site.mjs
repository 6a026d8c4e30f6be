import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { inTurn } from './in-turn.mjs'
import { runToEnd } from './run.mjs'

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', '.tanstack', '.nitro', 'coverage'])
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt|xml|html|wasm)$/
const COMPRESS_FROM_BYTES = 1024

/**
 * Builds the site into `apps/web/dist` when its sources have changed since the last build. Where another process
 * builds it, this waits, and builds only what has changed since.
 *
 * @param {{ root: string, node: string, environment: NodeJS.ProcessEnv }} prepared
 * @param {() => void} [beforeBuild] called where it has to be built
 */
export async function ensureSite(prepared, beforeBuild) {
  if (isBuilt(prepared.root)) return
  beforeBuild?.()
  await inTurn(
    join(prepared.root, '.cache'),
    'build',
    'The site is being built by another process; waiting ...',
    async () => {
      if (!isBuilt(prepared.root)) await build(prepared)
    },
  )
}

const distOf = (root) => join(root, 'apps', 'web', 'dist')
const stampOf = (root) => join(distOf(root), '.stamp')

function isBuilt(root) {
  const isThere = existsSync(stampOf(root)) && existsSync(join(distOf(root), 'server', 'server.js'))
  return isThere && readFileSync(stampOf(root), 'utf8') === hashOfSources(root)
}

async function build({ root, node, environment }) {
  console.error('Building the site ...')
  const stamp = hashOfSources(root)
  rmSync(stampOf(root), { force: true })
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  // The service worker names the files of the site, so it comes after them.
  for (const config of ['vite.config.ts', join('worker', 'vite.config.ts')]) {
    const status = await runToEnd({
      command: node,
      options: [vite, 'build', '--config', config, '--logLevel', 'warn'],
      cwd: join(root, 'apps', 'web'),
      environment: { ...environment, NODE_ENV: 'production' },
      stdio: ['ignore', process.stderr, process.stderr],
    })
    if (status !== 0) {
      console.error('The site could not be built.')
      process.exit(1)
    }
  }
  await precompress(join(distOf(root), 'client'))
  writeFileSync(stampOf(root), stamp)
}

/** One hash over everything that the built site is made of. */
function hashOfSources(root) {
  const hash = createHash('sha256')
  const files = [
    join(root, 'package-lock.json'),
    join(root, 'tsconfig.base.json'),
    ...filesBelow(join(root, 'packages')),
    ...filesBelow(join(root, 'apps', 'web')),
  ]
  for (const file of files.sort()) {
    // Tests are not in the site, and generated files follow from the others.
    if (/\.(test|gen)\.tsx?$/.test(file)) continue
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : filesBelow(path)
    return entry.isFile() ? [path] : []
  })
}

/** Writes `.br` and `.gz` beside every file that becomes smaller by it. */
async function precompress(folder) {
  const files = filesBelow(folder).filter(
    (file) => COMPRESSIBLE.test(file) && statSync(file).size >= COMPRESS_FROM_BYTES,
  )
  for (const file of files) {
    const content = readFileSync(file)
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(content),
      promisify(gzip)(content, { level: 9 }),
    ])
    writeFileSync(`${file}.br`, br)
    writeFileSync(`${file}.gz`, gz)
  }
}
