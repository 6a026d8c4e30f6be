import { useEffect } from 'react'
import { useNewsCount } from '#queries/notifications.ts'

/** Keeps the news of a user up to date while their page is open; what does it is loaded after it. */
export function useLiveNews(userId: number): void {
  const takeCount = useNewsCount(userId)
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    void import('./live-news.ts').then(
      ({ watchNews }) => {
        if (!isGone) stop = watchNews(takeCount)
      },
      // Without it news are polled.
      () => undefined,
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [takeCount])
}
