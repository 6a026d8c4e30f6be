import { setTimeout as wait } from 'node:timers/promises'
import type {} from '@testing-library/jest-dom/vitest'
import * as matchers from '@testing-library/jest-dom/matchers'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, expect } from 'vitest'
import { refillTurns } from '#lib/api/throttle.ts'

expect.extend(matchers)

configure({
  // Long, for slow machines: only what fails waits for its end.
  asyncUtilTimeout: 20_000,
  // What was looked for says enough; the whole document says too much.
  getElementError: (message) => new Error(message ?? 'not found'),
})

/** What the page has asked for, until the answer is there. */
const asked = new Set<Promise<unknown>>()
const { fetch } = globalThis
const nothing = () => undefined
globalThis.fetch = (...request) => {
  const answer = fetch(...request)
  const over: Promise<unknown> = answer.then(nothing, nothing).finally(() => asked.delete(over))
  asked.add(over)
  return answer
}
/** Milliseconds in which an answer comes at the latest, and in which whoever has it goes on. */
const [ANSWER_MS, GOING_ON_MS] = [5_000, 50]

/** A test that ends with what the server holds leaves nobody who goes on when there is no window any more. */
async function untilAnswered(): Promise<void> {
  if (asked.size === 0) return
  await Promise.race([Promise.all(asked), wait(ANSWER_MS)])
  await wait(GOING_ON_MS)
}

afterEach(async () => {
  cleanup()
  await untilAnswered()
  localStorage.clear()
  sessionStorage.clear()
  refillTurns()
})
