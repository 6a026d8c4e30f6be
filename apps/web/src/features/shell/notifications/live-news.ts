import { NEWS_STREAM_PATH } from '@glazy/contract/notifications'

/** Milliseconds before a stream that the server refused is asked for again; news are polled anyway. */
const REFUSED_MS = 60_000

/**
 * Hears how much is unread as it changes, while the page is looked at: browsers allow few connections,
 * and pages in the background need none. What is heard first is how it was when the page was opened.
 *
 * @returns how to stop that
 */
export function watchNews(onCount: (count: number, isFirst: boolean) => void): () => void {
  let isFirst = true
  let source: EventSource | undefined
  let retry: number | undefined

  function open() {
    close()
    source = new EventSource(`/v2${NEWS_STREAM_PATH}`)
    source.addEventListener('unread', ({ data }: MessageEvent<string>) => {
      const { count } = JSON.parse(data) as { count: number }
      onCount(count, isFirst)
      isFirst = false
    })
    source.addEventListener('error', () => {
      // A connection that broke is opened again by the browser itself.
      if (source?.readyState === EventSource.CLOSED) retry = window.setTimeout(open, REFUSED_MS)
    })
  }

  function close() {
    window.clearTimeout(retry)
    source?.close()
    source = undefined
  }

  const look = () => (document.hidden ? close() : open())
  document.addEventListener('visibilitychange', look)
  if (!document.hidden) open()
  return () => {
    document.removeEventListener('visibilitychange', look)
    close()
  }
}
