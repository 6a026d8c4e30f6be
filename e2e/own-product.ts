import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { dataDirOf } from './data-dir.ts'
import { expect } from './fixtures.ts'

/** The product in a process that a journey may kill, which no other journey uses. */
export interface OwnProduct {
  readonly url: string
  /** Starts it on the data that it had, with settings beside those that a journey needs. */
  readonly start: (settings?: Readonly<Record<string, string>>) => Promise<void>
  /** Ends it at once, whatever it is doing. Its PostgreSQL stays, as after a fault of the process. */
  readonly kill: () => void
  /** Ends it in order, and leaves nothing of it. */
  readonly remove: () => Promise<void>
}

/**
 * @param port that nobody uses
 * @param library whether it begins with the starter library, or with nothing
 */
export function ownProduct(port: number, library: 'on' | 'off' = 'off'): OwnProduct {
  const url = `http://127.0.0.1:${port}`
  const dataDir = dataDirOf(port)
  // A run that was killed has left its own.
  rmSync(dataDir, { recursive: true, force: true })
  // The embedded PostgreSQL never runs as root; its own user must be able to enter.
  mkdirSync(dataDir, { mode: 0o755 })
  let server: ChildProcess | undefined

  async function hasEnded() {
    if (server && server.exitCode === null && server.signalCode === null) {
      await once(server, 'exit')
    }
  }

  async function start(settings: Readonly<Record<string, string>> = {}) {
    await hasEnded()
    server = spawn(process.execPath, ['apps/server/src/main.ts'], {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      env: {
        ...process.env,
        NODE_ENV: 'production',
        GLAZY_DATA_DIR: dataDir,
        PORT: String(port),
        HOST: '127.0.0.1',
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'warn',
        STARTER_LIBRARY: library,
        TELEMETRY: 'off',
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const isReady = async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok
    await expect.poll(isReady, { timeout: 90_000 }).toBe(true)
  }

  return {
    url,
    start,
    kill: () => void server?.kill('SIGKILL'),
    remove: async () => {
      server?.kill('SIGTERM')
      await hasEnded()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
