import { useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useInterrupted } from '#features/account/login/use-interrupted.ts'
import { recentSearches } from '#features/library/search-box/recent-searches.ts'
import { searchHistory } from '#features/library/saved-searches/saved-searches.ts'
import { lazyPart } from '#lib/lazy-part.ts'
import { clearSelectedMaterials } from '#lib/selected-materials.ts'
import { dismissLoginRequest, useLoginRequest } from '#lib/session/login-request.ts'
import { useOpenSession } from '#lib/session/use-open-session.ts'
import { useSession } from '#lib/session/use-session.ts'

const LoginDialog = lazyPart(() => import('#features/account/login/login-dialog.tsx'))

/** Keeps the session of the page alive, and shows the login over the page where it is needed. */
export function SessionKeeper() {
  const { session } = useRouter().options.context
  const { status } = useSession()
  const isRequested = useLoginRequest() && status !== 'authenticated'
  useOpenSession(forgetTraces)
  const interrupted = useInterrupted()

  function close() {
    dismissLoginRequest()
    // Whoever does not log in again is logged out.
    if (interrupted) session.forget()
  }

  if (!isRequested && !interrupted) return null
  return (
    <Suspense>
      <LoginDialog
        endedFor={interrupted?.email}
        onLogIn={async (input) => {
          await session.logIn(input)
          dismissLoginRequest()
        }}
        onClose={close}
      />
    </Suspense>
  )
}

/**
 * What a person leaves in the browser besides their session. Searches saved on purpose stay, like
 * the theme: they are this browser's, and are there for visitors without an account too.
 */
function forgetTraces() {
  clearSelectedMaterials()
  recentSearches.clear()
  searchHistory.clear()
}
