import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { dataDirOf } from './data-dir.ts'
import { test } from './fixtures.ts'
import type { Person } from './people.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..')

/** Gives an order as the operator of the site does, while the site runs. */
async function order(words: readonly string[], site = test.info().project.use.baseURL) {
  await run(process.execPath, [join(root, 'apps/server/src/cli/main.ts'), ...words], {
    cwd: root,
    env: { ...process.env, GLAZY_DATA_DIR: dataDirOf(new URL(site ?? '').port) },
  })
}

/** Makes someone a patron. */
export const makePatron = ({ email }: Person) => order(['user', 'set', email, '--patron'])

/**
 * Names someone an operator.
 *
 * @param site where, unless it is the product of all journeys
 */
export const makeOperator = ({ email }: Person, site?: string) =>
  order(['operator', 'add', email], site)

/** Names someone a moderator, or no longer. */
export const makeModerator = ({ email }: Person, site?: string) =>
  order(['moderator', 'add', email], site)
export const dismissModerator = ({ email }: Person) => order(['moderator', 'remove', email])
