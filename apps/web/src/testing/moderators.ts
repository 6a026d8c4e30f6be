import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import type { Person } from './people.ts'

const CLI = join(import.meta.dirname, '../../../server/src/cli/main.ts')
const run = promisify(execFile)

/** Names somebody a moderator, as the operator of the site does. */
export async function makeModerator({ email }: Person): Promise<void> {
  const env = { ...process.env, GLAZY_DATA_DIR: inject('dataDir') }
  await run(process.execPath, [CLI, 'moderator', 'add', email], { env })
}
