import { useSyncExternalStore } from 'react'

/** Whether the screen is as a media query says; on the server, and until the page has hydrated, it is not. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (tell) => {
      const media = matchMedia(query)
      media.addEventListener('change', tell)
      return () => media.removeEventListener('change', tell)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
