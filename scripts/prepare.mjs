import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inTurn } from './in-turn.mjs'
import { runToEnd } from './run.mjs'

/** Oldest Node that can run these scripts and install the rest. */
const OLDEST_NODE = [20, 19]

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const pinnedNode = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/**
 * Makes a fresh checkout ready: installs what the lock file says when that has not been done. Where
 * another process does it, this waits.
 *
 * @returns {Promise<{ root: string, node: string, environment: NodeJS.ProcessEnv }>} the pinned Node,
 *   and an environment in which it and the installed tools are found first
 */
export async function prepare() {
  demandNode()
  if (!isInstalled()) {
    await inTurn(
      join(root, '.cache'),
      'install',
      'Packages are being installed by another process; waiting ...',
      async () => {
        if (!isInstalled()) await install()
      },
    )
  }
  const environment = { ...process.env }
  environment.PATH = [join(modules, '.bin'), environment.PATH].filter(Boolean).join(delimiter)
  return { root, node: pinnedNode, environment }
}

function demandNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const isNewEnough =
    major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])
  if (isNewEnough) return
  fail(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`)
}

/** Whether every package of the lock file is there, in its version. */
function isInstalled() {
  const installed = readPackages(join(modules, '.package-lock.json'))
  if (installed === undefined || !existsSync(pinnedNode)) return false
  return Object.entries(readPackages(join(root, 'package-lock.json')) ?? {})
    .filter(([path, wanted]) => path.includes('node_modules/') && !wanted.link)
    .every(([path, wanted]) => {
      const found = installed[path]
      // Packages for other systems are named in the lock file and not installed.
      if (found === undefined) return wanted.optional === true || wanted.devOptional === true
      return found.version === wanted.version && found.integrity === wanted.integrity
    })
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined
}

async function install() {
  console.error('Installing packages ...')
  await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  // Where install scripts are switched off, the pinned runtime is only an empty shell.
  if (!existsSync(pinnedNode)) await npm(['rebuild', 'node', '--ignore-scripts=false'])
  if (!existsSync(pinnedNode)) fail('The package "node" did not install its program.')
}

async function npm(options) {
  const script = process.env.npm_execpath
  const viaNode = script !== undefined && /\.[cm]?js$/.test(script)
  const [command, first] = viaNode ? [process.execPath, [script]] : ['npm', []]
  const status = await runToEnd({
    command,
    options: [...first, ...options],
    cwd: root,
    environment: process.env,
    // What npm says must not mix with what a command prints.
    stdio: ['ignore', process.stderr, process.stderr],
  })
  if (status !== 0) fail(`npm ${options[0]} failed.`)
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
