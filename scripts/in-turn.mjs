import { mkdirSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join, relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Does some work while no other process does it in the same folder; whoever comes second says so and waits. It
 * listens on a socket meanwhile, which the system closes with the process, however that ends.
 *
 * @param {string} folder
 * @param {string} waiting the line that is said before waiting
 * @param {() => Promise<void>} work
 */
export async function inTurn(folder, waiting, work) {
  const address = addressIn(folder)
  let server = await listen(address)
  if (server === undefined) console.error(waiting)
  while (server === undefined) {
    await pause(250)
    server = await listen(address)
  }
  try {
    await work()
  } finally {
    server.close()
  }
}

/** A socket's path may have some hundred characters, so it is said from where we are. */
function addressIn(folder) {
  if (process.platform === 'win32') return `\\\\.\\pipe\\${folder.replaceAll('\\', '/')}/build`
  mkdirSync(folder, { recursive: true })
  return relative(process.cwd(), join(folder, 'build.sock'))
}

/** The server, or undefined where another process has the address. A socket that was left behind is replaced. */
async function listen(address) {
  const server = await tryToListen(address)
  if (server !== undefined || (await isHeld(address))) return server
  if (process.platform !== 'win32') rmSync(address, { force: true })
  return tryToListen(address)
}

function tryToListen(address) {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE') resolve(undefined)
      else reject(error)
    })
    server.listen(address, () => resolve(server))
  })
}

/** A socket whose process has ended refuses; one that works accepts, though it does not answer. */
function isHeld(address) {
  return new Promise((resolve, reject) => {
    const socket = connect(address, () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', (error) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(false)
      else reject(error)
    })
  })
}
