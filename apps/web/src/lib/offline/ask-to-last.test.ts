import { afterEach, expect, test, vi } from 'vitest'
import { askToLast } from './ask-to-last.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser by what it calls itself, which says no. */
function openBrowser(userAgent: string, isLasting = false) {
  const persist = vi.fn(() => Promise.resolve(false))
  const storage = { persisted: () => Promise.resolve(isLasting), persist }
  vi.stubGlobal('navigator', { userAgent, storage })
  return persist
}

const AGENTS = {
  chrome:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0',
  safari:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
}

test.each([AGENTS.chrome, AGENTS.safari])(
  'a browser that decides by itself is asked: %s',
  async (agent) => {
    const persist = openBrowser(agent)
    await askToLast()
    expect(persist).toHaveBeenCalledTimes(1)
  },
)

test('nobody is asked in the middle of something else', async () => {
  const persist = openBrowser(AGENTS.firefox)
  await askToLast()
  expect(persist).not.toHaveBeenCalled()
})

test('what lasts is not asked for again', async () => {
  const persist = openBrowser(AGENTS.chrome, true)
  await askToLast()
  expect(persist).not.toHaveBeenCalled()
})
