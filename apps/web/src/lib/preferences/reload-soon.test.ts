import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const reload = vi.fn<() => void>()
const replaceState = vi.fn<(state: unknown, title: string, url: URL) => void>()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { href: 'http://glazy.test/recipes?q=ash&lang=es', reload })
  vi.stubGlobal('history', { state: { at: 1 }, replaceState })
  vi.resetModules()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('the page is loaded again after a tenth of a second, at an address without a language', async () => {
  const { reloadSoon } = await import('./reload-soon.ts')
  reloadSoon()
  vi.advanceTimersByTime(99)
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(String(replaceState.mock.calls[0]?.[2])).toBe('http://glazy.test/recipes?q=ash')
})

test('who asks for that twice gets it once', async () => {
  const { reloadSoon } = await import('./reload-soon.ts')
  reloadSoon()
  vi.advanceTimersByTime(50)
  reloadSoon()
  vi.advanceTimersByTime(1_000)
  expect(reload).toHaveBeenCalledTimes(1)
})
