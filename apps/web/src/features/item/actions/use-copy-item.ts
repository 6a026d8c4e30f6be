import { materialPath } from '@glazy/contract/material-path'
import { useNavigate } from '@tanstack/react-router'
import { notify } from '#lib/notify.ts'
import { useLoginNotice } from '#lib/session/use-login-notice.ts'
import { useSession } from '#lib/session/use-session.ts'
import { errorText } from '#lib/texts/error-text.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useLifecycleCall } from '#queries/authoring.ts'

/** Copies an item into the visitor's own and goes there. */
export function useCopyItem(id: number) {
  const { t } = useTranslation('itemActions')
  const { t: tErrors } = useTranslation('errors')
  const { user } = useSession()
  const askToLogIn = useLoginNotice()
  const navigate = useNavigate()
  const call = useLifecycleCall(id)

  async function copy() {
    if (!user) return askToLogIn(t('loginRequiredToCopy'))
    try {
      const { data } = await call.mutateAsync('copy')
      notify('success', t('copied', { name: data.name }))
      await navigate({ to: materialPath(data) })
    } catch (error) {
      notify('error', t('copyFailed', { reason: errorText(tErrors, error) }))
    }
  }

  return { copy, isBusy: call.isPending }
}
