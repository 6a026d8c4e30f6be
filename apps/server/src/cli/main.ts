import { constants } from 'node:os'
import { explain } from '#platform/explain.ts'
import { pause } from '#platform/postgres/process-state.ts'
import { beforeEnd } from './before-end.ts'
import { UsageError } from './command.ts'
import { COMMANDS } from './commands.ts'
import { explainFileError, isReaderGone } from './file-error.ts'
import { print, printNotice } from './output.ts'

const [name = 'help', ...args] = process.argv.slice(2)

async function main(): Promise<void> {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (load !== undefined) {
    const command = await load()
    if (!args.some((arg) => arg === '--help' || arg === '-h')) return command.run(args)
    await print(`npm run glazy -- ${name} ${command.usage}\n  ${command.summary}`)
    return
  }
  if (!['help', '--help', '-h'].includes(name)) {
    throw new UsageError(`There is no command "${name}"; "help" lists them`)
  }
  for (const [each, loadEach] of Object.entries(COMMANDS)) {
    const { usage, summary } = await loadEach()
    await print(`${each} ${usage}`.trimEnd())
    await print(`    ${summary}`)
  }
}

/** Milliseconds after which a process ends although something of it hangs. */
const TIDY_UP_MS = 15_000

let isEnding = false

/** Ends the process after what it has begun is put in order; the first call counts. */
async function end(status?: number, message?: string): Promise<void> {
  if (isEnding) return
  isEnding = true
  if (message !== undefined) printNotice(message)
  await Promise.race([beforeEnd(), pause(TIDY_UP_MS)])
  // Handles that are left over, such as an idle connection, must not keep the command alive.
  process.exit(status ?? process.exitCode)
}

function fail(error: unknown): Promise<void> {
  if (isReaderGone(error)) return end()
  return end(error instanceof UsageError ? 2 : 1, explainFileError(error) ?? explain(error))
}

// What cannot be written is told as an event too, which would end the process with a trace.
process.stdout.on('error', (error) => void fail(error))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void end(128 + constants.signals[signal]))
}

void main().then(() => end(), fail)
