import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { databaseUrlOf } from './database-url.ts'
import type { TestApp } from './test-app.ts'

const PROGRAM = fileURLToPath(new URL('server-program.ts', import.meta.url))
/** What `npm start` tells the runtime. */
const RUNTIME = JSON.parse(
  readFileSync(new URL('../../runtime.json', import.meta.url), 'utf8'),
) as { readonly options: readonly string[]; readonly environment: Record<string, string> }

/** A server in a process of its own, which can be killed. */
export interface ServerProcess {
  readonly child: ChildProcess
  /** Where its calls begin. */
  readonly site: string
}

/** Starts a server over the database of a test, ready to be asked. */
export async function startServerProcess(test: TestApp): Promise<ServerProcess> {
  const args = [...RUNTIME.options, PROGRAM, await databaseUrlOf(test.db), test.dataDir]
  // That of the tests, if they have one: the place that `npm start` names is beside its own folder.
  const { NODE_COMPILE_CACHE = '' } = process.env
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...RUNTIME.environment, NODE_COMPILE_CACHE },
  })
  const [ready] = (await once(createInterface(child.stdout), 'line')) as [string]
  return { child, site: `http://127.0.0.1:${ready.replace('ready ', '')}/v2` }
}
