import { afterEach, expect, it, vi } from 'vitest'
import { solveInWorker } from './solve-in-worker.ts'

afterEach(() => vi.unstubAllGlobals())

it('starts no solver for a question that was given up before it is asked', async () => {
  const started = vi.fn()
  vi.stubGlobal('Worker', started)
  const question = { demands: [], materials: [] } as never // looked at by nobody
  await expect(solveInWorker(question, AbortSignal.abort())).rejects.toThrow('aborted')
  expect(started).not.toHaveBeenCalled()
})
