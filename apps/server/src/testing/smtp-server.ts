import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { parseMail, type ReceivedMail } from './outbox.ts'

const PROGRAM = fileURLToPath(new URL('./smtp-program.ts', import.meta.url))

export interface TestSmtpServer {
  readonly port: number
  /** Waits until so many mails have come in. */
  mails(count: number): Promise<readonly ReceivedMail[]>
  /** How many mails have come in so far. */
  count(): number
  stop(): Promise<void>
}

type SmtpOption = 'secure' | 'starttls' | 'auth'

/** Starts the mail server of the tests; see `smtp-program.ts` for what it does. */
export async function startSmtpServer(
  options: readonly SmtpOption[] = [],
  port = 0,
): Promise<TestSmtpServer> {
  const child = spawn(process.execPath, [PROGRAM, String(port), ...options], {
    // It warns of its certificate, which everyone knows.
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const received: Buffer[] = []
  const listeners = new Set<() => void>()
  const ready = new Promise<number>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [word, first = '', content = ''] = line.split(' ')
      if (word === 'ready') resolve(Number(first))
      else received.push(Buffer.from(content, 'base64'))
      for (const listener of listeners) listener()
    })
  })
  return {
    port: await ready,
    mails: async (count) => {
      await until(() => received.length >= count, listeners)
      return Promise.all(received.map(parseMail))
    },
    count: () => received.length,
    stop: () => stop(child),
  }
}

function until(isDone: () => boolean, listeners: Set<() => void>): Promise<void> {
  return new Promise((resolve) => {
    const listener = () => {
      if (!isDone()) return
      listeners.delete(listener)
      resolve()
    }
    listeners.add(listener)
    listener()
  })
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const closed = once(child, 'close')
  child.kill()
  await closed
}
