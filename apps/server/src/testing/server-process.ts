import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { databaseUrlOf } from './database-url.ts'
import type { TestApp } from './test-app.ts'

const PROGRAM = fileURLToPath(new URL('server-program.ts', import.meta.url))

/** A server in a process of its own, which can be killed. */
export interface ServerProcess {
  readonly child: ChildProcess
  /** Where its calls begin. */
  readonly site: string
}

/** Starts a server over the database of a test, ready to be asked. */
export async function startServerProcess(test: TestApp): Promise<ServerProcess> {
  const args = [PROGRAM, await databaseUrlOf(test.db), test.dataDir]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [ready] = (await once(createInterface(child.stdout), 'line')) as [string]
  return { child, site: `http://127.0.0.1:${ready.replace('ready ', '')}/v2` }
}
