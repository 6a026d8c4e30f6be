import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

const SERVER = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url))

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product keeps what is its own. */
    readonly dataDir: string
  }
}

/** Starts the product on an empty data directory, as its command does, at the address of the page. */
export default async function startServer(project: TestProject): Promise<() => Promise<void>> {
  const { happyDOM } = project.config.environmentOptions as { happyDOM: { url: string } } // as configured
  const { port } = new URL(happyDOM.url)
  const dataDir = mkdtempSync(join(tmpdir(), 'glazy-forms-'))
  // The embedded PostgreSQL never runs as root; its own user must be able to enter.
  chmodSync(dataDir, 0o755)
  project.provide('dataDir', dataDir)
  const server = spawn(process.execPath, [SERVER], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: port,
      HOST: '127.0.0.1',
      GLAZY_DATA_DIR: dataDir,
      STARTER_LIBRARY: 'off',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(server, 'exit')
  await ready(`${happyDOM.url}readyz`, () => server.exitCode !== null)
  return async () => {
    server.kill()
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function ready(url: string, hasEnded: () => boolean): Promise<void> {
  while (!hasEnded()) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await setTimeout(100)
  }
  throw new Error('the server for the forms has ended before it was ready')
}
