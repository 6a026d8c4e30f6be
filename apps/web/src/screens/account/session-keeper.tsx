import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { recentSearches } from '#features/library/search-box/recent-searches.ts'
import { searchHistory } from '#features/library/saved-searches/saved-searches.ts'
import { notify } from '#lib/notify.ts'
import { clearSelectedMaterials } from '#lib/selected-materials.ts'
import { dismissLoginRequest, useLoginRequest } from '#lib/session/login-request.ts'
import { useOpenSession } from '#lib/session/use-open-session.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

const LoginDialog = lazy(() => import('#features/account/login/login-dialog.tsx'))

/** Keeps the session of the page alive, and shows the login over the page where it is needed. */
export function SessionKeeper() {
  const { t } = useTranslation('shell')
  const { session } = useRouter().options.context
  const { status, user } = useSession()
  const isRequested = useLoginRequest() && status !== 'authenticated'
  useOpenSession(forgetTraces)

  const isInterrupted = status === 'loading' && user !== null
  const tellOfEnd = useEffectEvent(() => notify('error', t('account.sessionEnded')))
  useEffect(() => {
    if (isInterrupted) tellOfEnd()
  }, [isInterrupted])

  function close() {
    dismissLoginRequest()
    // Whoever does not log in again is logged out.
    if (isInterrupted) session.forget()
  }

  if (!isRequested && !isInterrupted) return null
  return (
    <Suspense>
      <LoginDialog
        endedFor={isInterrupted ? user.email : undefined}
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
