import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { explainFailure } from './explain-failure.ts'
import type { MailMessage } from './mail-message.ts'
import type { MailTransport } from './mail-transport.ts'

/** A mail that waits: it is put into words when its turn comes. */
export interface QueuedMail {
  /** What kind of mail it is, for the log. */
  readonly template: string
  readonly compose: () => MailMessage
}

export interface MailQueue {
  /** How many wait or are on their way, and how many were given up since the start. */
  state(): { readonly waiting: number; readonly failed: number }
  /** Takes a mail and returns at once; a full queue refuses it and says so in the log. */
  add(mail: QueuedMail): void
  /** Resolves when no mail is waiting or in progress. */
  idle(): Promise<void>
  /** Tries what is waiting once more and takes nothing else; after `ms` the rest is given up. */
  close(ms: number): Promise<void>
}

export interface MailQueueOptions {
  readonly transport: MailTransport
  readonly log: Logger
  /** Milliseconds before the second, third … try. */
  readonly delays?: readonly number[]
  /** Mails that may wait at once. */
  readonly limit?: number
}

/** Waits before a repeat, in milliseconds: after the last one a mail is given up. */
const RETRY_DELAYS_MS = [5_000, 30_000, 120_000, 600_000] as const
/** Mails that may wait at once; each takes about a kilobyte. */
const QUEUE_LIMIT = 1_000
/** Mails on their way at the same time. */
const WORKERS = 2

interface Waiting {
  readonly mail: QueuedMail
  readonly tries: number
}

/** Hands mails on in the background, two at a time, with few repeats that come ever later. */
export function createMailQueue(options: MailQueueOptions): MailQueue {
  const { transport, log, delays = RETRY_DELAYS_MS, limit = QUEUE_LIMIT } = options
  const ready: Waiting[] = []
  const delayed = createDelays<Waiting>((waiting) => {
    ready.push(waiting)
    work()
  })
  const idleListeners = new Set<() => void>()
  let working = 0
  let isClosing = false
  let failed = 0

  function work(): void {
    while (working < WORKERS) {
      const next = ready.shift()
      if (next === undefined) break
      working += 1
      void deliver(next).finally(() => {
        working -= 1
        work()
      })
    }
    if (isIdle()) for (const listener of idleListeners) listener()
  }

  const isIdle = () => working === 0 && ready.length === 0 && delayed.size() === 0

  async function deliver(waiting: Waiting): Promise<void> {
    const { template, compose } = waiting.mail
    try {
      await transport.deliver(compose())
      log.info({ template }, 'mail handed on')
    } catch (error) {
      const { reason, mayRepeat } = explainFailure(error)
      const delay = mayRepeat && !isClosing ? delays[waiting.tries] : undefined
      if (delay === undefined) {
        failed += 1
        log.error({ template, reason, tries: waiting.tries + 1 }, 'mail given up')
      } else {
        log.warn({ template, reason, nextTryMs: delay }, 'mail not handed on yet')
        delayed.add({ mail: waiting.mail, tries: waiting.tries + 1 }, delay)
      }
    }
  }

  function idle(): Promise<void> {
    if (isIdle()) return Promise.resolve()
    return new Promise((resolve) => {
      const listener = () => {
        idleListeners.delete(listener)
        resolve()
      }
      idleListeners.add(listener)
    })
  }

  return {
    add: (mail) => {
      if (isClosing || ready.length + delayed.size() >= limit) {
        const reason = isClosing ? 'the server is stopping' : 'too many mails are waiting'
        failed += 1
        log.error({ template: mail.template, reason }, 'mail given up')
        return
      }
      ready.push({ mail, tries: 0 })
      // Not within the request that asks for it, whose answer must not depend on it.
      setImmediate(work)
    },
    state: () => ({ waiting: working + ready.length + delayed.size(), failed }),
    idle,
    close: async (ms) => {
      isClosing = true
      delayed.hurry()
      await Promise.race([idle(), pause(ms, undefined, { ref: false })])
      const left = ready.splice(0).length + working
      if (left > 0) log.error({ mails: left }, 'mails given up: the server is stopping')
      transport.close()
    },
  }
}

/** Things that come up again after a time of their own, or all at once. */
function createDelays<TThing>(onDue: (thing: TThing) => void) {
  const timers = new Map<NodeJS.Timeout, TThing>()
  return {
    size: () => timers.size,
    add: (thing: TThing, ms: number) => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        onDue(thing)
      }, ms)
      timer.unref()
      timers.set(timer, thing)
    },
    hurry: () => {
      const things = [...timers]
      timers.clear()
      for (const [timer, thing] of things) {
        clearTimeout(timer)
        onDue(thing)
      }
    },
  }
}
