import type { CurrentUser } from '@glazy/contract/accounts'
import { useEffect, useState } from 'react'
import { useNewsCount } from '#queries/notifications.ts'

/** Keeps the news of a user up to date while their page is open; what does it is loaded after it. */
export function useLiveNews({ id, unreadNotificationsCount }: CurrentUser): void {
  // The session counts on; what the page was rendered with stays.
  const [rendered] = useState(unreadNotificationsCount)
  const takeCount = useNewsCount(id, rendered)
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
