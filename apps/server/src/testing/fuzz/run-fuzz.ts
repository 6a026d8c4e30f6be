import { type Problem, problem } from '@glazy/contract/errors'
import fc from 'fast-check'
import { NOT_OURS } from '#testing/not-ours.ts'
import { type FuzzRequest, requestsOf } from './fuzz-request.ts'
import type { OpenApiDocument, Operation } from './openapi-document.ts'
import type { KnownValues } from './schema-values.ts'

export interface FuzzAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly text: string
}

/** Sends one request to the server under test, as whoever it is to come from. */
export type SendRequest = (request: FuzzRequest) => Promise<FuzzAnswer>

export interface FuzzOptions {
  readonly document: OpenApiDocument
  readonly operations: readonly Operation[]
  readonly known: KnownValues
  readonly send: SendRequest
  /** The same seed and the same number of requests make the same requests. */
  readonly seed: number
  /** Requests for each operation. */
  readonly each: number
  /** Only this request of each operation, counted from 0. */
  readonly only?: number
}

export interface Finding {
  readonly operation: string
  /** Number of the request within its operation, from 0. */
  readonly index: number
  readonly what: string
  readonly request: FuzzRequest
}

export interface FuzzReport {
  readonly sent: number
  readonly byStatus: ReadonlyMap<number, number>
  /** Operations of which no request was in order. */
  readonly refused: readonly string[]
  readonly findings: readonly Finding[]
}

/** Milliseconds that no answer may take, whatever was asked. */
const SLOW_MS = 5_000
/** Requests that are in progress at the same time. */
const AT_ONCE = 4
/** What only a fault shows: a trace, a path of ours, a sentence of the database. */
const LEAK =
  /node_modules\/|\bat [^\n]{1,80}\.[jt]s:\d+|syntax error at or near|violates \w+(-\w+)? constraint|relation "\w+" does not exist|column "\w+" does not exist/

/** Sends requests for every operation and reports every answer that must not be. */
export async function runFuzz(options: FuzzOptions): Promise<FuzzReport> {
  const byStatus = new Map<number, number>()
  const findings: Finding[] = []
  const refused = new Set(options.operations.map(({ id }) => id))
  let sent = 0
  for (const operation of options.operations) {
    const requests = fc
      .sample(requestsOf(options.document, operation, options.known), {
        seed: options.seed,
        numRuns: options.each,
      })
      .map((request, index) => ({ request, index }))
      .filter(({ index }) => options.only === undefined || options.only === index)
    for (let begin = 0; begin < requests.length; begin += AT_ONCE) {
      const batch = requests.slice(begin, begin + AT_ONCE)
      await Promise.all(
        batch.map(async ({ request, index }) => {
          const { status, faults } = await sendAndJudge(options.send, request)
          sent += 1
          if (status >= 200 && status < 400) refused.delete(operation.id)
          byStatus.set(status, (byStatus.get(status) ?? 0) + 1)
          for (const what of faults)
            findings.push({ operation: operation.id, index, what, request })
        }),
      )
    }
  }
  return { sent, byStatus, refused: [...refused], findings }
}

async function sendAndJudge(
  send: SendRequest,
  request: FuzzRequest,
): Promise<{ status: number; faults: readonly string[] }> {
  const began = performance.now()
  try {
    const answer = await send(request)
    const ms = Math.round(performance.now() - began)
    const faults = faultsOf(request, answer)
    return { status: answer.status, faults: ms > SLOW_MS ? [...faults, `took ${ms} ms`] : faults }
  } catch (error) {
    return { status: 0, faults: [`no answer: ${String(error)}`] }
  }
}

function faultsOf({ url }: FuzzRequest, { status, headers, text }: FuzzAnswer): string[] {
  const faults: string[] = []
  if (status >= 500) faults.push(`answered ${status}: ${text.slice(0, 300)}`)
  if (LEAK.test(text)) faults.push(`shows its insides: ${LEAK.exec(text)?.[0]}`)
  if (headers['x-content-type-options'] !== 'nosniff') faults.push('has no security headers')
  if (!staysHere(headers.location)) faults.push(`leads elsewhere: ${String(headers.location)}`)
  if (status < 400 || !/^\/(v2|api)\//.test(url)) return faults
  const told = problemIn(text)
  if (!told) faults.push(`answered ${status} without the body of an error: ${text.slice(0, 200)}`)
  for (const { field, message } of told?.error.fields ?? []) {
    if (NOT_OURS.test(message)) faults.push(`says of ${field} what is not ours: ${message}`)
  }
  return faults
}

/** A redirect names a path of this server, or an address on this machine. */
function staysHere(location: FuzzAnswer['headers'][string]): boolean {
  if (location === undefined || /^\/(?![/\\])/.test(String(location))) return true
  const base = 'http://localhost'
  return URL.canParse(String(location), base)
    ? ['localhost', '127.0.0.1'].includes(new URL(String(location), base).hostname)
    : false
}

function problemIn(text: string): Problem | undefined {
  try {
    return problem.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
