import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { dataDirOf } from './data-dir.ts'
import { test } from './fixtures.ts'
import type { Person } from './people.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..')

/** Makes someone a patron, as the operator of the site does, while the site runs. */
export async function makePatron({ email }: Person): Promise<void> {
  const { baseURL = '' } = test.info().project.use
  const command = [join(root, 'apps/server/src/cli/main.ts'), 'user', 'set', email, '--patron']
  await run(process.execPath, command, {
    cwd: root,
    env: { ...process.env, GLAZY_DATA_DIR: dataDirOf(new URL(baseURL).port) },
  })
}
