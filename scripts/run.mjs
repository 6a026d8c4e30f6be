import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP']

/**
 * Runs programs in our place: they get our terminal and our signals, and we end with the first one
 * that ends, after the others have ended too.
 *
 * @param {{ command: string, options: string[], cwd: string, environment: NodeJS.ProcessEnv }[]} programs
 */
export function runInPlace(programs) {
  const children = programs.map(({ command, options, cwd, environment }) =>
    spawn(command, options, { cwd, env: environment, stdio: 'inherit' }),
  )
  let running = children.length
  let result
  const signalAll = (signal) => children.forEach((child) => child.kill(signal))
  for (const signal of SIGNALS) process.on(signal, () => signalAll(signal))
  onParentEnd(() => signalAll('SIGTERM'))
  for (const child of children) {
    child.on('error', (error) => {
      console.error(error.message)
      process.exit(1)
    })
    child.on('exit', (status, signal) => {
      result ??= status ?? 128 + (constants.signals[signal] ?? 0)
      running -= 1
      if (running === 0) process.exit(result)
      signalAll('SIGTERM')
    })
  }
}

/**
 * npm starts scripts through a shell. When npm is told to stop, the shell ends and tells nobody:
 * that our parent is another one now is all we notice.
 */
function onParentEnd(callback) {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    callback()
  }, 250)
}
