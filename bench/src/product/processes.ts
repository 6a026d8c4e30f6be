import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT } from './checkout.ts'

const SERVER = join(ROOT, 'apps', 'server', 'src', 'main.ts')
/** What `npm start` tells the runtime. */
const RUNTIME = JSON.parse(readFileSync(join(ROOT, 'apps', 'server', 'runtime.json'), 'utf8')) as {
  readonly options: readonly string[]
  readonly environment: Record<string, string>
}
const CLI = join(ROOT, 'apps', 'server', 'src', 'cli', 'main.ts')
const MEMORY_REPORT = new URL('./memory-report.ts', import.meta.url)
/** Milliseconds that a server may take until it serves, when it has to read its library from tables. */
const START_LIMIT = 120_000

export interface ServerOptions {
  readonly dataDir: string
  readonly port: number
  readonly environment?: Readonly<Record<string, string>>
}

/** The product, running as it would for an operator; only its rate limits are off. */
export interface RunningServer {
  readonly url: string
  readonly process: ChildProcess
  stop(): Promise<void>
}

/** Starts the server and waits until it is ready. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { port } = options
  const child = spawn(process.execPath, [...RUNTIME.options, SERVER], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...RUNTIME.environment,
      NODE_ENV: 'production',
      GLAZY_DATA_DIR: options.dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      ...options.environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = stopper(child)
  const url = `http://127.0.0.1:${port}`
  try {
    await untilReady(url, child)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, process: child, stop }
}

/** Bytes of memory that a server holds at the moment. */
export async function residentMemory({ process: { pid } }: RunningServer): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return 1_024 * Number(/VmRSS:\s+(\d+)/.exec(status)?.[1])
}

/** Ends a process when it is told to, and when ours ends. */
export function stopper(child: ChildProcess): () => Promise<void> {
  const kill = () => child.kill('SIGTERM')
  process.once('exit', kill)
  return async () => {
    process.off('exit', kill)
    if (child.exitCode !== null || child.signalCode !== null) return
    kill()
    await once(child, 'exit')
  }
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const end = performance.now() + START_LIMIT
  while (performance.now() < end) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`)
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The server did not become ready')
}

/** What an operator's command took. */
export interface CommandResult {
  readonly seconds: number
  /** Largest resident memory of the command's process, bytes. */
  readonly peakBytes: number
  readonly stdout: string
}

/**
 * Runs `npm run glazy -- …` in its own process.
 *
 * @throws Error when the command fails
 */
export async function runGlazy(dataDir: string, args: readonly string[]): Promise<CommandResult> {
  const start = performance.now()
  const child = spawn(process.execPath, ['--import', fileURLToPath(MEMORY_REPORT), CLI, ...args], {
    cwd: ROOT,
    env: { ...process.env, GLAZY_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  let peakBytes = 0
  let stdout = ''
  child.on('message', (message: { peakBytes: number }) => (peakBytes = message.peakBytes))
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  const [status] = (await once(child, 'close')) as [number | null]
  if (status !== 0) throw new Error(`glazy ${args.join(' ')} ended with ${status}`)
  return { seconds: (performance.now() - start) / 1_000, peakBytes, stdout }
}
