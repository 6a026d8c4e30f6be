import { join } from 'node:path'
import { prepare } from './prepare.mjs'
import { runInPlace } from './run.mjs'
import { ensureSite } from './site.mjs'

/**
 * `npm start`: installs and builds what is missing, then runs the server, which brings its own
 * database and says where it can be reached.
 */
const prepared = prepare()
await ensureSite(prepared)
const { root, node, environment } = prepared
runInPlace([
  {
    command: node,
    options: [join(root, 'apps', 'server', 'src', 'main.ts')],
    cwd: root,
    environment: { NODE_ENV: 'production', ...environment },
  },
])
