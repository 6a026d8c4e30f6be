import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { prepare } from './prepare.mjs'
import { runInPlace } from './run.mjs'
import { ensureSite } from './site.mjs'

/** `npm run bench -- [NAME…]`: measurements of the product as it is built and run. */
const prepared = await prepare()
await ensureSite(prepared)
const { root, node, environment } = prepared
runInPlace([
  {
    command: node,
    options: [join(root, 'bench', 'src', 'main.ts'), ...process.argv.slice(2)],
    cwd: root,
    environment: { ...environment, CHROMIUM_PATH: findChromium(environment) },
  },
])
