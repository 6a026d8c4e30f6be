import { randomUUID } from 'node:crypto'
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepare } from './prepare.mjs'

/**
 * `node scripts/test-radosgw.mjs`: the tests of images on Ceph's S3 service, which checks every
 * signature. It brings up a cluster of one monitor and one store in memory for the time of the
 * tests, below a temporary folder. Debian has the programs in `ceph-mon`, `ceph-osd`, `ceph-common`
 * and `radosgw`; options are passed on to vitest.
 */

const PROGRAMS = ['ceph', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin']
const TESTS = ['src/platform/object-store', 'src/features/images']
const KEY = { id: 'GLAZYTESTKEY', secret: 'glazy-test-secret' }
/** Milliseconds until a program is up; Ceph is in no hurry. */
const PATIENCE = 120_000

const { root, environment } = await prepare()
const missing = PROGRAMS.filter((name) => spawnSync('which', [name]).status !== 0)
if (missing.length > 0) {
  console.error(`Not installed: ${missing.join(', ')}. See the first lines of this script.`)
  process.exit(1)
}

const home = mkdtempSync(join(tmpdir(), 'glazy-ceph-'))
const settings = join(home, 'ceph.conf')
const started = []
let status = 1
try {
  const endpoint = await startCeph()
  status = runTests(endpoint)
} catch (error) {
  console.error(error)
  for (const name of ['mon', 'osd', 'rgw']) console.error(lastLines(join(home, `${name}.log`)))
} finally {
  for (const child of started.reverse()) child.kill('SIGKILL')
  rmSync(home, { recursive: true, force: true })
}
process.exit(status)

async function startCeph() {
  const [monitorPort, gatewayPort] = [await freePort(), await freePort()]
  const cluster = randomUUID()
  writeFileSync(settings, configuration(cluster, monitorPort))
  for (const name of ['mon', 'osd', 'run']) mkdirSync(join(home, name))

  const map = join(home, 'monmap')
  const monitor = `[v1:127.0.0.1:${monitorPort}]`
  call('monmaptool', '--create', '--addv', 'a', monitor, '--fsid', cluster, map)
  call('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map)
  start('mon', 'ceph-mon', '-i', 'a')
  await until('the monitor', () => attempt('ceph', '--connect-timeout', '5', 'mon', 'stat'))

  const store = randomUUID()
  call('ceph', 'osd', 'new', store)
  call('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', store)
  let osd = start('osd', 'ceph-osd', '-i', '0')
  await until('the store', () => {
    // It gives up when it is sooner than what the monitor tells it about the cluster.
    if (osd.exitCode !== null) osd = start('osd', 'ceph-osd', '-i', '0')
    return / 1 up/.test(output('ceph', 'osd', 'stat'))
  })

  const owner = ['--uid', 'test', '--display-name', 'test']
  const keys = ['--access-key', KEY.id, '--secret-key', KEY.secret]
  call('radosgw-admin', 'user', 'create', ...owner, ...keys)
  const frontend = `beast endpoint=127.0.0.1:${gatewayPort}`
  start('rgw', 'radosgw', '-n', 'client.rgw', '--rgw-frontends', frontend)
  const endpoint = `http://127.0.0.1:${gatewayPort}`
  await until('the gateway', () =>
    fetch(endpoint).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  console.log(`${output('radosgw', '--version').trim()} at ${endpoint}`)
  return endpoint
}

/** Everything is for one moment: no copies, no keys among the parts, nothing on the disk. */
function configuration(cluster, monitorPort) {
  return `[global]
fsid = ${cluster}
mon host = v1:127.0.0.1:${monitorPort}
public addr = 127.0.0.1
ms bind msgr2 = false
auth cluster required = none
auth service required = none
auth client required = none
mon data = ${home}/mon
mon allow pool size one = true
mon max pg per osd = 1000
osd data = ${home}/osd
osd objectstore = memstore
memstore device bytes = 1073741824
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd crush chooseleaf type = 0
admin socket = ${home}/run/$name.$pid.asok
pid file = ${home}/run/$name.pid
log file = ${home}/$name.ceph.log
rgw enable usage log = false
`
}

function runTests(endpoint) {
  const options = ['run', '--project', 'server', ...TESTS, ...process.argv.slice(2)]
  const { status: result } = spawnSync('vitest', options, {
    cwd: root,
    env: {
      ...environment,
      TEST_S3_ENDPOINT: endpoint,
      TEST_S3_ACCESS_KEY_ID: KEY.id,
      TEST_S3_SECRET_ACCESS_KEY: KEY.secret,
    },
    stdio: 'inherit',
  })
  return result ?? 1
}

function withSettings(program, options) {
  return program === 'monmaptool' ? options : ['-c', settings, ...options]
}

function attempt(program, ...options) {
  return spawnSync(program, withSettings(program, options), { stdio: 'ignore' }).status === 0
}

function output(program, ...options) {
  const { stdout } = spawnSync(program, withSettings(program, options), { encoding: 'utf8' })
  return stdout ?? ''
}

function call(program, ...options) {
  const result = spawnSync(program, withSettings(program, options), { encoding: 'utf8' })
  if (result.status !== 0) throw new Error(`${program} ${options.join(' ')}: ${result.stderr}`)
}

/** Starts a part of the cluster; what it says is kept for the case that something fails. */
function start(name, program, ...options) {
  const log = join(home, `${name}.log`)
  const child = spawn(
    'sh',
    ['-c', `exec "$0" "$@" >${log} 2>&1`, program, ...withSettings(program, options), '-f'],
    {
      stdio: 'ignore',
    },
  )
  started.push(child)
  return child
}

async function until(what, isUp) {
  const end = Date.now() + PATIENCE
  while (Date.now() < end) {
    if (await isUp()) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`${what} did not come up`)
}

function lastLines(path) {
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(-20).join('\n') : ''
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
