import type { Browser, Page } from 'playwright-core'

/** How long the main thread of a page was held, in milliseconds. */
export interface Held {
  /** The longest task by the clock: with whatever else the machine did meanwhile. */
  readonly longest: number
  /** The longest task by the processor's time, slowed down as it is. */
  readonly longestOfProcessor: number
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds by the clock, and of the processor. */
  readonly dur?: number
  readonly tdur?: number
}

/** Measures every task of the main thread of a page while something is done with it. */
export async function holdTimes(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<Held> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  await work()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[]
  }
  const thread = mainThreadOf(traceEvents)
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && /RunTask$/.test(name) && `${pid}/${tid}` === thread,
  )
  if (tasks.length === 0) throw new Error('The browser has traced no task of the page')
  const longestOf = (key: 'dur' | 'tdur') =>
    tasks.reduce((most, task) => Math.max(most, task[key] ?? 0), 0) / 1_000
  return { longest: longestOf('dur'), longestOfProcessor: longestOf('tdur') }
}

/** The thread that handles the keys of the page. */
function mainThreadOf(events: readonly TraceEvent[]): string {
  const handled = events.find(({ name, ph }) => ph === 'X' && name === 'EventDispatch')
  if (handled === undefined) throw new Error('No key has arrived at the page')
  return `${handled.pid}/${handled.tid}`
}
