export interface BucketLimits {
  /** Calls that may start within `windowMs`. */
  readonly tokens: number
  readonly windowMs: number
  /** Calls that may wait; one more is refused. */
  readonly queue: number
}

/** Time and timer, passed in so that a test needs no waiting. */
export interface Clock {
  readonly now: () => number
  readonly after: (milliseconds: number, run: () => void) => void
}

const SYSTEM_CLOCK: Clock = {
  now: () => performance.now(),
  after: (milliseconds, run) => void setTimeout(run, milliseconds),
}

export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
  constructor() {
    super('Rate limiter queue is full')
  }
}

/**
 * A token bucket: `take()` resolves when the call may start. Tokens come back evenly over the
 * window, waiting calls start in their order, and a full queue rejects with
 * {@link QueueFullError}.
 */
export function tokenBucket(limits: BucketLimits, clock: Clock = SYSTEM_CLOCK) {
  const msPerToken = limits.windowMs / limits.tokens
  const waiting: (() => void)[] = []
  let tokens = limits.tokens
  let refilledAt = clock.now()

  function refill() {
    const now = clock.now()
    tokens = Math.min(limits.tokens, tokens + (now - refilledAt) / msPerToken)
    refilledAt = now
  }

  function serve() {
    refill()
    while (tokens >= 1 && waiting.length > 0) {
      tokens -= 1
      waiting.shift()?.()
    }
    if (waiting.length > 0) clock.after(Math.ceil((1 - tokens) * msPerToken), serve)
  }

  return {
    take(): Promise<void> {
      refill()
      if (waiting.length === 0 && tokens >= 1) {
        tokens -= 1
        return Promise.resolve()
      }
      if (waiting.length >= limits.queue) return Promise.reject(new QueueFullError())
      return new Promise((resolve) => {
        waiting.push(resolve)
        if (waiting.length === 1) clock.after(Math.ceil((1 - tokens) * msPerToken), serve)
      })
    },
  }
}
