import { useRouter } from '@tanstack/react-router'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

/**
 * Ends the session on the server and in this browser, and leads to the home page. The page is left
 * first, so that one that asks about unsaved changes can be stayed on, logged in.
 *
 * A session that could not be ended on the server goes on here too: its cookie is out of reach, and
 * whoever believes they are logged out on a shared computer would be wrong.
 *
 * @param target where to go instead
 */
export function useLogOut(target: '/' | '/register' = '/'): () => Promise<void> {
  const router = useRouter()
  const { t } = useTranslation('shell')
  return async () => {
    await router.navigate({ to: target })
    if (router.state.location.pathname !== target) return
    try {
      await router.options.context.session.logOut()
      notify('success', t('account.loggedOut'))
    } catch {
      notify('error', t('account.logOutFailed'))
    }
  }
}
