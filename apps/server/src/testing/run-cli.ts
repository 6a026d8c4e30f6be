import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const CLI = fileURLToPath(new URL('../cli/main.ts', import.meta.url))

/** What a program has said, and how it ended. */
export interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

export interface CliSurroundings {
  /** Settings besides those of the tests themselves. */
  readonly env: Readonly<Record<string, string>>
  /** Comes on its standard input, which is closed then. */
  readonly input?: string
}

/** `glazy …` as an operator types it. */
export async function runCli(
  args: readonly string[],
  { env, input = '' }: CliSurroundings,
): Promise<Ended> {
  const child = spawn(process.execPath, [CLI, ...args], { env: { ...process.env, ...env } })
  child.stdin.end(input)
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), closed])
  return { code, out, err }
}
