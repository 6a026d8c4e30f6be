import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepare } from './prepare.mjs'
import { SAME_ON_EVERY_POSTGRES } from './same-on-every-postgres.mjs'

/**
 * `npm run test:postgres`: the tests of the server on another PostgreSQL than the embedded one: the
 * one of TEST_DATABASE_URL, else the oldest supported one that is installed. Without either there is
 * nothing to test, and that is no failure. Options are passed on to vitest. Files that would only
 * say the same again are left out: same-on-every-postgres.mjs.
 */

const SERVER = 'apps/server'
const SUPPORTED = [15, 16, 17]
/** Where Debian, Red Hat and Homebrew put it. */
const PLACES = [
  (major) => `/usr/lib/postgresql/${major}/bin`,
  (major) => `/usr/pgsql-${major}/bin`,
  (major) => `/opt/homebrew/opt/postgresql@${major}/bin`,
]

const { root, environment } = await prepare()
const gone = SAME_ON_EVERY_POSTGRES.filter((file) => !existsSync(join(root, SERVER, file)))
if (gone.length > 0) {
  console.error(`scripts/same-on-every-postgres.mjs names what is not there: ${gone.join(', ')}`)
  process.exit(1)
}
const options = process.argv.slice(2)
const given = environment.TEST_DATABASE_URL
const programs = SUPPORTED.flatMap((major) => PLACES.map((place) => place(major))).find((folder) =>
  existsSync(join(folder, 'initdb')),
)

if (given) {
  process.exit(runTests(given))
} else if (programs) {
  process.exit(withServer(programs, runTests))
} else {
  console.log('No other PostgreSQL is installed: nothing to test.')
}

function runTests(url) {
  const exclude = SAME_ON_EVERY_POSTGRES.flatMap((file) => ['--exclude', `**/${file}`])
  const { status } = spawnSync('vitest', ['run', '--project', 'server', ...exclude, ...options], {
    cwd: root,
    env: { ...environment, TEST_DATABASE_URL: url },
    stdio: 'inherit',
  })
  return status ?? 1
}

/** A cluster for the time of the tests; nothing in it needs to last. */
function withServer(folder, work) {
  const home = mkdtempSync(join(tmpdir(), 'glazy-postgres-'))
  const data = join(home, 'data')
  const user = unprivilegedUser()
  if (user) chownSync(home, user.uid, user.gid)
  const call = (program, ...args) => {
    const { status, stderr, error } = spawnSync(join(folder, program), args, {
      ...user,
      cwd: home,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    if (status !== 0) throw new Error(`${program}: ${error?.message ?? stderr}`)
  }
  try {
    call('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C')
    const settings = `-k ${home} -c listen_addresses= -c fsync=off -c synchronous_commit=off`
    call('pg_ctl', '-D', data, '-w', '-l', join(home, 'log'), '-o', settings, 'start')
    console.log(`Testing on the PostgreSQL of ${folder}`)
    try {
      return work(`postgres://postgres@localhost/postgres?host=${encodeURIComponent(home)}`)
    } finally {
      call('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
    }
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

/** PostgreSQL does not run as root. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined
  const line = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m)
  if (!line) throw new Error('There is no user "nobody" to run PostgreSQL as.')
  return { uid: Number(line[1]), gid: Number(line[2]) }
}
