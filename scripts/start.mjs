import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { prepare } from './prepare.mjs'
import { runInPlace } from './run.mjs'
import { ensureSite } from './site.mjs'

/**
 * `npm start`: installs and builds what is missing, then runs the server, which brings its own
 * database and says where it can be reached.
 */
const prepared = await prepare()
const { root, node, environment } = prepared
const server = join(root, 'apps', 'server')
await ensureSite(prepared, refuseWrongSettings)
/** Young objects and pieces of memory in few places: the server holds half as much, as fast. */
const runtime = JSON.parse(readFileSync(join(server, 'runtime.json'), 'utf8'))
runInPlace([
  {
    command: node,
    options: [...runtime.options, join(server, 'src', 'main.ts')],
    cwd: root,
    environment: { NODE_ENV: 'production', ...runtime.environment, ...environment },
  },
])

/** A setting that is wrong is told at once, and not after the minute of a build. */
function refuseWrongSettings() {
  const program = join(server, 'src', 'check-settings.ts')
  const { status } = spawnSync(node, [program], { cwd: root, env: environment, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
