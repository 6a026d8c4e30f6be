import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP']

const parent = process.ppid

/**
 * @typedef {{
 *   command: string, options: string[], cwd: string, environment: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions
 * }} Program
 */

/**
 * Runs programs in our place: they get our terminal and our signals, and we end with the first one
 * that ends, after the others have ended too.
 *
 * @param {Program[]} programs
 */
export function runInPlace(programs) {
  const children = programs.map(start)
  let running = children.length
  let result
  const { signalAll } = handOn(children)
  for (const child of children) {
    child.on('error', (error) => {
      console.error(error.message)
      process.exit(1)
    })
    child.on('exit', (status, signal) => {
      result ??= statusOf(status, signal)
      running -= 1
      if (running === 0) process.exit(result)
      signalAll('SIGTERM')
    })
  }
}

/**
 * Runs a program to its end. When we are told to stop meanwhile, it is told so, and we end with it.
 *
 * @param {Program} program
 * @returns {Promise<number>} its status
 */
export async function runToEnd(program) {
  const child = start(program)
  const handing = handOn([child])
  const status = await new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.on('exit', (status, signal) => resolve(statusOf(status, signal)))
  })
  if (handing.isTold()) process.exit(status)
  handing.end()
  return status
}

const start = ({ command, options, cwd, environment, stdio = 'inherit' }) =>
  spawn(command, options, { cwd, env: environment, stdio })

const statusOf = (status, signal) => status ?? 128 + (constants.signals[signal] ?? 0)

/** Hands what we are told on to programs that we have started, until the end of that. */
function handOn(children) {
  let told = false
  const signalAll = (signal) => children.forEach((child) => child.kill(signal))
  const tell = (signal) => {
    told = true
    signalAll(signal)
  }
  for (const signal of SIGNALS) process.on(signal, tell)
  const timer = onParentEnd(() => tell('SIGTERM'))
  const end = () => {
    for (const signal of SIGNALS) process.off(signal, tell)
    clearInterval(timer)
  }
  return { signalAll, isTold: () => told, end }
}

/**
 * npm starts scripts through a shell. When npm is told to stop, the shell ends and tells nobody:
 * that our parent is another one now is all we notice.
 */
function onParentEnd(callback) {
  if (process.env.npm_lifecycle_event === undefined) return undefined
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    callback()
  }, 250)
  return timer
}
