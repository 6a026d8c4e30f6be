import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { isAlive } from './process-state.ts'

/** A process number above what any system hands out. */
const IMPOSSIBLE_PID = 2_147_483_646

const path = (cluster: string) => join(cluster, 'postmaster.pid')

/** Process number of the living postmaster of this cluster, if there is one. */
export async function findPostmaster(cluster: string): Promise<number | undefined> {
  const pid = await readPid(cluster)
  if (pid === undefined || !(await isAlive(pid))) return undefined
  return (await isPostmasterOf(pid, cluster)) ? pid : undefined
}

/**
 * Defuses a `postmaster.pid` whose process number has gone to another program, which would keep
 * PostgreSQL from starting. Only the number is replaced: from the rest PostgreSQL finds out
 * whether orphans of the old postmaster still work on the cluster.
 */
export async function defuseStalePostmasterFile(cluster: string): Promise<void> {
  const pid = await readPid(cluster)
  if (pid === undefined || !(await isAlive(pid))) return
  const text = await readFile(path(cluster), 'utf8')
  await writeFile(path(cluster), text.replace(/^.*/, String(IMPOSSIBLE_PID)))
}

async function readPid(cluster: string): Promise<number | undefined> {
  const text = await readFile(path(cluster), 'utf8').catch(() => '')
  const pid = Number.parseInt(text, 10)
  return Number.isInteger(pid) && pid > 0 && pid !== IMPOSSIBLE_PID ? pid : undefined
}

async function isPostmasterOf(pid: number, cluster: string): Promise<boolean> {
  const proc = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
  const words = proc === undefined ? await commandLine(pid) : proc.split('\0').join(' ')
  return words.includes('postgres') && words.includes(cluster)
}

async function commandLine(pid: number): Promise<string> {
  const result = await promisify(execFile)('ps', [
    '-ww',
    '-o',
    'command=',
    '-p',
    String(pid),
  ]).catch(() => undefined)
  return result?.stdout ?? ''
}
