import { spawn, spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT } from '#product/checkout.ts'
import { stopper } from '#product/processes.ts'

const SITE = join(ROOT, 'bench', 'reference-site')
/** Where the bare site is built. */
export const REFERENCE_DIST = join(SITE, 'dist')
const SERVER = fileURLToPath(new URL('./reference-server.ts', import.meta.url))
const START_LIMIT = 20_000

export interface ReferenceSite {
  readonly url: string
  stop(): Promise<void>
}

/** Builds the bare site of the same framework when that has not been done, and serves it. */
export async function startReferenceSite(port: number): Promise<ReferenceSite> {
  if (!isBuilt()) buildReferenceSite()
  const child = spawn(process.execPath, [SERVER, String(port)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  const stop = stopper(child)
  const end = performance.now() + START_LIMIT
  for (;;) {
    const answer = await fetch(url).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return { url, stop }
    if (performance.now() > end || child.exitCode !== null) {
      await stop()
      throw new Error('The bare site does not start')
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Whether the bare site stands as its pages are now. */
function isBuilt(): boolean {
  const built = statSync(join(REFERENCE_DIST, 'server', 'server.js'), { throwIfNoEntry: false })
  const routes = join(SITE, 'src', 'routes')
  const changed = readdirSync(routes).map((name) => statSync(join(routes, name)).mtimeMs)
  return built !== undefined && built.mtimeMs > Math.max(...changed)
}

function buildReferenceSite(): void {
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: SITE,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) throw new Error('The bare site could not be built')
}
