import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { dataDirOf } from './data-dir.ts'
import { test } from './fixtures.ts'
import type { Person } from './people.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..')

/** Gives an order as the operator of the site does, while the site runs. */
async function order(...words: readonly string[]): Promise<void> {
  const { baseURL = '' } = test.info().project.use
  await run(process.execPath, [join(root, 'apps/server/src/cli/main.ts'), ...words], {
    cwd: root,
    env: { ...process.env, GLAZY_DATA_DIR: dataDirOf(new URL(baseURL).port) },
  })
}

/** Makes someone a patron. */
export const makePatron = ({ email }: Person) => order('user', 'set', email, '--patron')

/** Names someone an operator. */
export const makeOperator = ({ email }: Person) => order('operator', 'add', email)

/** Names someone a moderator, or no longer. */
export const makeModerator = ({ email }: Person) => order('moderator', 'add', email)
export const dismissModerator = ({ email }: Person) => order('moderator', 'remove', email)
