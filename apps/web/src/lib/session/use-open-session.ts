import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { forgetPageData } from '#lib/page-data.ts'
import { whenAlive } from '#lib/when-alive.ts'

/**
 * Brings the session of the page to life and loads the page again whenever someone logs in or out,
 * here or in another tab.
 *
 * @param onLeave called when someone has gone, to forget what was theirs
 */
export function useOpenSession(onLeave: () => void): void {
  const router = useRouter()
  const queryClient = useQueryClient()
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    const { session } = router.options.context
    let lastId = session.received().user?.id
    const alive = whenAlive()
    const follow = async (hadNobody: boolean) => {
      await alive
      if (hadNobody) {
        void queryClient.invalidateQueries()
      } else {
        queryClient.removeQueries({ type: 'inactive' })
        void queryClient.resetQueries()
        forgetPageData()
        leave()
      }
      void router.invalidate()
    }
    const stop = session.subscribe(() => {
      const id = session.get().user?.id
      if (id === lastId) return
      void follow(lastId === undefined)
      lastId = id
    })
    const close = session.open()
    return () => {
      stop()
      close()
    }
  }, [router, queryClient])
}
