import { join } from 'node:path'
import { prepare } from './prepare.mjs'
import { runInPlace } from './run.mjs'

/**
 * `npm run dev`: the site with hot reload at PORT (3000 unless set), the server behind it on the
 * next port, restarted when a file of it changes.
 */
const { root, node, environment } = await prepare()
const port = Number(environment.PORT || 3000)
const apiPort = port + 1
runInPlace([
  {
    command: node,
    options: ['--watch', '--watch-preserve-output', join(root, 'apps', 'server', 'src', 'main.ts')],
    cwd: root,
    environment: {
      LOG_LEVEL: 'warn',
      RATE_LIMIT: 'off',
      // Where developers look: Vite, which passes the API's addresses on.
      PUBLIC_URL: `http://localhost:${port}`,
      ...environment,
      PORT: String(apiPort),
      HOST: '127.0.0.1',
    },
  },
  {
    command: node,
    options: [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'dev'],
    cwd: join(root, 'apps', 'web'),
    environment: {
      ...environment,
      GLAZY_API_URL: `http://127.0.0.1:${apiPort}`,
      WEB_PORT: String(port),
    },
  },
])
