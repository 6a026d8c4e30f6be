import { useEffect, useRef } from 'react'

/** Uploads that can be stopped one by one; leaving the page stops all of them. */
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
    /** Nothing new should start. */
    isLeft: () => isLeft.current,
  }
}
