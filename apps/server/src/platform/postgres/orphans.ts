import { readdir, readlink, realpath } from 'node:fs/promises'
import { basename } from 'node:path'

/**
 * Processes of PostgreSQL that work on a cluster, whoever has started them; none where the system does not
 * tell who works in a folder (it does on Linux).
 */
export async function processesOn(cluster: string): Promise<readonly number[]> {
  const folder = await realpath(cluster)
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const isOn = async (pid: string) =>
    (await follow(`/proc/${pid}/cwd`)) === folder &&
    basename(await follow(`/proc/${pid}/exe`)).startsWith('postgres')
  const found = await Promise.all(pids.map(isOn))
  return pids.filter((_, place) => found[place]).map(Number)
}

/** Where a link of the system leads; nowhere for a process that has gone, or is somebody else's. */
function follow(link: string): Promise<string> {
  return readlink(link).catch(() => '')
}
