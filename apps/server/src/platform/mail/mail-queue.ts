import { EventEmitter, once } from 'node:events'
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
  const workers = createWorkers(deliver, () => {
    if (waiting() === 0) events.emit('idle')
  })
  const delayed = createDelays<Waiting>((mail) => {
    workers.add(mail)
    workers.go()
  })
  const events = new EventEmitter()
  let isClosing = false
  let failed = 0

  const waiting = () => workers.ready() + workers.busy() + delayed.size()

  async function deliver({ mail, tries }: Waiting): Promise<void> {
    const { template, compose } = mail
    try {
      await transport.deliver(compose())
      log.info({ template }, 'mail handed on')
    } catch (error) {
      const { reason, mayRepeat } = explainFailure(error)
      const delay = mayRepeat && !isClosing ? delays[tries] : undefined
      if (delay === undefined) return giveUp(template, { reason, tries: tries + 1 })
      log.warn({ template, reason, nextTryMs: delay }, 'mail not handed on yet')
      delayed.add({ mail, tries: tries + 1 }, delay)
    }
  }

  function giveUp(template: string, why: { readonly reason: string; readonly tries?: number }) {
    failed += 1
    log.error({ template, ...why }, 'mail given up')
  }

  async function idle(): Promise<void> {
    if (waiting() > 0) await once(events, 'idle')
  }

  return {
    add: (mail) => {
      if (isClosing) return giveUp(mail.template, { reason: 'the server is stopping' })
      if (workers.ready() + delayed.size() >= limit) {
        return giveUp(mail.template, { reason: 'too many mails are waiting' })
      }
      workers.add({ mail, tries: 0 })
      // Not within the request that asks for it, whose answer must not depend on it.
      setImmediate(workers.go)
    },
    state: () => ({ waiting: waiting(), failed }),
    idle,
    close: async (ms) => {
      isClosing = true
      delayed.hurry()
      await Promise.race([idle(), pause(ms, undefined, { ref: false })])
      const left = workers.drop() + workers.busy()
      if (left > 0) log.error({ mails: left }, 'mails given up: the server is stopping')
      transport.close()
    },
  }
}

/** Takes things one after the other, few at the same time; each time that nothing is left to take, it says so. */
function createWorkers<TThing>(work: (thing: TThing) => Promise<void>, onRest: () => void) {
  const ready: TThing[] = []
  let busy = 0

  function go(): void {
    while (busy < WORKERS) {
      const next = ready.shift()
      if (next === undefined) break
      busy += 1
      void work(next).finally(() => {
        busy -= 1
        go()
      })
    }
    if (ready.length === 0) onRest()
  }

  return {
    ready: () => ready.length,
    busy: () => busy,
    add: (thing: TThing) => void ready.push(thing),
    go,
    /** Takes nothing more of what is ready, and says how much that was. */
    drop: () => ready.splice(0).length,
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
