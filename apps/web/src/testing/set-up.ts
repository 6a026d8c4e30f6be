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

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  refillTurns()
})
