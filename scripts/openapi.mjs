import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { prepare } from './prepare.mjs'

/** Writes docs/openapi.json, or with --check compares it with the contract. */
const { root, node, environment } = await prepare()
const { status } = spawnSync(
  node,
  [join(root, 'apps/server/src/cli/main.ts'), 'openapi', ...process.argv.slice(2)],
  { cwd: root, env: environment, stdio: 'inherit' },
)
process.exit(status ?? 1)
