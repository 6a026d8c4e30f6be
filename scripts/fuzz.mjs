import { join } from 'node:path'
import { prepare } from './prepare.mjs'
import { runInPlace } from './run.mjs'
import { ensureSite } from './site.mjs'

/**
 * `npm run fuzz -- [--requests N] [--seed N] [--operation "GET id"] [--only N] [--url URL]`: requests
 * of valid, almost valid and hostile shapes for every call of the API and every page, as nobody and
 * as four kinds of people. Ends with 1 when an answer was a fault.
 */
const prepared = await prepare()
await ensureSite(prepared)
const { root, node, environment } = prepared
runInPlace([
  {
    command: node,
    options: [
      join(root, 'apps', 'server', 'src', 'testing', 'fuzz', 'main.ts'),
      ...process.argv.slice(2),
    ],
    cwd: root,
    environment: { NODE_ENV: 'production', ...environment },
  },
])
