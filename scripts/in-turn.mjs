import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join, relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** What a file system says that has no sockets, or no links: on it nobody waits. */
const WITHOUT = new Set(['ENOTSUP', 'EOPNOTSUPP', 'EPERM', 'EINVAL', 'ENOSYS'])

/**
 * Does some work while no other process does it in the same folder; whoever comes second says so and waits. Everybody
 * listens on a socket meanwhile, which the system closes with the process, however that ends.
 *
 * @param {string} folder
 * @param {string} name of the work
 * @param {string} waiting the line that is said before waiting
 * @param {() => Promise<void>} work
 */
export async function inTurn(folder, name, waiting, work) {
  let hasSaid = false
  const say = () => {
    if (!hasSaid) console.error(waiting)
    hasSaid = true
  }
  const take = process.platform === 'win32' ? takePipe : takeNumber
  const giveUp = await take(folder, name, say).catch((error) => {
    if (!WITHOUT.has(error.code)) throw error
    return () => undefined
  })
  try {
    await work()
  } finally {
    giveUp()
  }
}

/**
 * A socket has a number in its name, the one after the highest, and whoever has a lower one goes first. It listens
 * before it has that name, so that one who comes is never taken for one who is gone; and the highest number stays
 * when its process has ended, so that none is given twice.
 */
async function takeNumber(folder, name, onWaiting) {
  mkdirSync(folder, { recursive: true })
  // A socket's path may have some hundred characters, so it is said from where we are.
  const pathOf = (file) => relative(process.cwd(), join(folder, `${file}.sock`))
  const numbers = () => numbersIn(folder, name)
  for (;;) {
    const unnumbered = pathOf(randomUUID())
    const close = await listen(unnumbered)
    try {
      const number = Math.max(0, ...numbers()) + 1
      const isNumbered = isNewName(unnumbered, pathOf(`${name}-${number}`))
      rmSync(unnumbered)
      if (isNumbered && Math.max(...numbers()) === number) {
        const lower = numbers().filter((other) => other < number)
        for (const path of lower.map((other) => pathOf(`${name}-${other}`))) {
          await untilGone(path, onWaiting)
          rmSync(path, { force: true })
        }
        return close
      }
    } catch (error) {
      close()
      throw error
    }
    // Somebody was faster.
    close()
  }
}

function numbersIn(folder, name) {
  const numbered = new RegExp(`^${name}-(\\d+)\\.sock$`)
  return readdirSync(folder).flatMap((file) => numbered.exec(file)?.slice(1).map(Number) ?? [])
}

/** Gives a file another name, unless that is taken. */
function isNewName(file, path) {
  try {
    linkSync(file, path)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** Pipes of Windows have names that go with them. */
async function takePipe(folder, name, onWaiting) {
  const path = `\\\\.\\pipe\\${folder.replaceAll('\\', '/')}/${name}`
  for (;;) {
    try {
      return await listen(path)
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error
      onWaiting()
      await pause(250)
    }
  }
}

/** @returns how to stop, which those who wait are told of */
function listen(path) {
  const callers = new Set()
  const server = createServer((socket) => callers.add(socket.on('error', () => undefined)))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, () =>
      resolve(() => {
        server.close()
        for (const socket of callers) socket.destroy()
      }),
    )
  })
}

/** Waits until nobody listens; a connection lasts as long as who has accepted it, or would have. */
function untilGone(path, onWaiting) {
  return new Promise((resolve, reject) => {
    let isThere = false
    const socket = connect(path, () => {
      isThere = true
      onWaiting()
    })
    socket.resume()
    socket.once('error', (error) => {
      if (!isThere && error.code !== 'ENOENT' && error.code !== 'ECONNREFUSED') reject(error)
    })
    socket.once('close', resolve)
  })
}
