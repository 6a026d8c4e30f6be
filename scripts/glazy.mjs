import { join, resolve } from 'node:path'
import { prepare } from './prepare.mjs'
import { runInPlace } from './run.mjs'

/** `npm run glazy -- COMMAND`: the operator's commands, with the pinned runtime. */
const { root, node, environment } = await prepare()
runInPlace([
  {
    command: node,
    options: [join(root, 'apps', 'server', 'src', 'cli', 'main.ts'), ...process.argv.slice(2)],
    cwd: environment.INIT_CWD ?? process.cwd(),
    // Files are named from where the operator stands, the data directory from the checkout.
    environment: {
      ...environment,
      GLAZY_DATA_DIR: resolve(root, environment.GLAZY_DATA_DIR || 'data'),
    },
  },
])
