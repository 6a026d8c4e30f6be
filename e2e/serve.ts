import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { dataDirOf } from './data-dir.ts'

/**
 * Starts the built product on an empty data directory, so that every run of the journeys begins
 * with nothing but the starter library, and removes the directory afterwards.
 */
const dataDir = dataDirOf(process.env.PORT ?? '')
// A run that was killed has left its own.
rmSync(dataDir, { recursive: true, force: true })
// The embedded PostgreSQL never runs as root; its own user must be able to enter.
mkdirSync(dataDir, { mode: 0o755 })

const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
  env: { ...process.env, NODE_ENV: 'production', GLAZY_DATA_DIR: dataDir },
  stdio: 'inherit',
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (status) => {
  rmSync(dataDir, { recursive: true, force: true })
  process.exitCode = status ?? 1
})
