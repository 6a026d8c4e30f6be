import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { notify } from '#lib/notify.ts'
import { isConnectionLost } from '#lib/outbox/connection-lost.ts'
import { useSession } from '#lib/session/use-session.ts'
import type { Letter } from './create-outbox.ts'

/** Puts what could not be sent into the outbox; answers whether it is there. */
export type KeepForLater = (failure: unknown, letter: Letter) => Promise<boolean>

/**
 * What a form does when the connection is gone: what it was to send waits on the device, and it is
 * said so. Everything else that can go wrong is still the form's to tell.
 */
export function useKeepForLater(): KeepForLater {
  const router = useRouter()
  const { user } = useSession()
  const { texts } = router.options.context

  // Once the connection is gone these could not be brought any more.
  const isSomebody = user !== null
  useEffect(() => {
    if (!isSomebody) return
    void Promise.all([import('./outbox.ts'), texts.load(['outbox'])]).catch(() => undefined)
  }, [isSomebody, texts])

  return async (failure, letter) => {
    if (!user || !isConnectionLost(failure)) return false
    try {
      const { putAside } = await import('./outbox.ts')
      await putAside(user.id, letter)
    } catch {
      // Without storage, or room in it, the form keeps what is in it and says what went wrong.
      return false
    }
    await texts.load(['outbox'])?.catch(() => undefined)
    notify('info', texts.of('outbox')('kept'))
    return true
  }
}
