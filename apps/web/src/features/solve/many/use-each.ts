import { useEffect, useRef, useState } from 'react'

/**
 * Does something for one thing after the other, until it is cancelled.
 *
 * @typeParam What kinds of work, of which one is done at a time
 */
export function useEach<What extends string>() {
  const [busy, setBusy] = useState<What>()
  const [error, setError] = useState<unknown>()
  const [progress, setProgress] = useState({ done: 0, wanted: 0 })
  const running = useRef<AbortController>(undefined)
  const cancel = () => running.current?.abort()
  useEffect(() => cancel, [])

  async function each<T>(
    what: What,
    things: readonly T[],
    work: (thing: T, signal: AbortSignal) => Promise<void>,
  ) {
    cancel()
    const { signal } = (running.current = new AbortController())
    setBusy(what)
    setError(undefined)
    setProgress({ done: 0, wanted: things.length })
    try {
      for (const thing of things) {
        if (signal.aborted) break
        await work(thing, signal)
        setProgress(({ done, wanted }) => ({ done: done + 1, wanted }))
      }
    } catch (problem) {
      if (!signal.aborted) setError(problem)
    } finally {
      if (running.current.signal === signal) setBusy(undefined)
    }
  }

  function reset() {
    cancel()
    setBusy(undefined)
    setError(undefined)
  }

  return { busy, error, ...progress, each, cancel, reset }
}
