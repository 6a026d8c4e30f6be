import { vi } from 'vitest'

/** Lets no answer come until what it returns is called. */
export function holdAnswers(): () => void {
  const send = globalThis.fetch
  const { promise, resolve } = Promise.withResolvers<void>()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    await promise
    return send(input, init)
  })
  return resolve
}
