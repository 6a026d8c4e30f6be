import type pg from 'pg'
import { type Answer, type HttpClient, inParallel } from '#http-client.ts'
import { type Durations, summarise } from '#percentiles.ts'
import { type Figure, ms, times } from '#report.ts'

const WARM_UP = 20
const ROUNDS = 200
const TIMES_MAX = 1.5

/** What is asked of the server, and what the database alone is asked for the same. */
export interface Asked {
  readonly what: string
  /** Addresses that are asked for at once. */
  readonly paths: readonly string[]
  readonly headers?: Readonly<Record<string, string>>
  readonly statements: readonly string[]
  /** Milliseconds that 99 of 100 answers may take. */
  readonly p99Max: number
}

/** The server beside the statements alone, by turns. */
export async function besideSql(
  http: HttpClient,
  client: pg.Client,
  asked: Asked,
): Promise<readonly Figure[]> {
  const ours: number[] = []
  const alone: number[] = []
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const mine = await timeOf(() => inParallel(asked.paths, 2, (path) => open(http, path, asked)))
    const theirs = await timeOf(async () => {
      for (const text of asked.statements) await client.query({ name: nameOf(text), text })
    })
    if (round < 0) continue
    ours.push(mine)
    alone.push(theirs)
  }
  return figuresOf(asked, summarise(ours), summarise(alone))
}

/** @throws Error unless the answer is a good one */
async function open(http: HttpClient, path: string, { headers }: Asked): Promise<Answer> {
  const answer = await http.get(path, headers)
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  return answer
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** A statement is planned once, as ours are. */
const names = new Map<string, string>()

function nameOf(text: string): string {
  const name = names.get(text) ?? `alone ${names.size}`
  names.set(text, name)
  return name
}

function figuresOf({ what, p99Max }: Asked, ours: Durations, alone: Durations): readonly Figure[] {
  return [
    {
      what: `${what}: p50`,
      ours: ms(ours.p50),
      reference: `${ms(alone.p50)} the SQL alone`,
      target: `≤ ${TIMES_MAX} ×, is ${times(ours.p50, alone.p50)}`,
      isReached: ours.p50 <= TIMES_MAX * alone.p50,
    },
    {
      what: `${what}: p99`,
      ours: ms(ours.p99),
      reference: ms(alone.p99),
      target: `≤ ${p99Max} ms`,
      isReached: ours.p99 <= p99Max,
    },
  ]
}
