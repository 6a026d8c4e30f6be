import { useEffect, useRef } from 'react'

/** Things on their way that can be stopped one by one; all of them are when the page is left. */
export function useStoppable() {
  const running = useRef(new Map<number, AbortController>())
  const isLeft = useRef(false)

  useEffect(() => {
    const controllers = running.current
    isLeft.current = false
    return () => {
      isLeft.current = true
      for (const controller of controllers.values()) controller.abort()
    }
  }, [])

  return {
    /** Lets something run, which gets a signal that tells when to stop. */
    run: async <TResult>(key: number, work: (signal: AbortSignal) => Promise<TResult>) => {
      const controller = new AbortController()
      running.current.set(key, controller)
      try {
        return await work(controller.signal)
      } finally {
        running.current.delete(key)
      }
    },
    stop: (key: number) => running.current.get(key)?.abort(),
    /** Nothing is to begin any more. */
    isLeft: () => isLeft.current,
  }
}
