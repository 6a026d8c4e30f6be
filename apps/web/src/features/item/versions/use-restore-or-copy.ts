import { materialPath } from '@glazy/contract/material-path'
import type { MaterialDetail } from '@glazy/contract/materials'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { isApiError } from '#lib/api/api-error.ts'
import { notify } from '#lib/notify.ts'
import { useLoginNotice } from '#lib/session/use-login-notice.ts'
import { useSession } from '#lib/session/use-session.ts'
import { errorText } from '#lib/texts/error-text.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useNavigateHere } from '#lib/use-navigate-here.ts'
import { useCopyVersion, useRestoreVersion } from '#queries/version-changes.ts'

/** Restores a version (as the next one), or copies it. */
export function useRestoreOrCopy({ id }: Pick<MaterialDetail, 'id'>) {
  const { t } = useTranslation('versions')
  const { t: tErrors } = useTranslation('errors')
  const { user } = useSession()
  const askToLogIn = useLoginNotice()
  const router = useRouter()
  const navigate = useNavigate()
  const navigateHere = useNavigateHere()
  const restoring = useRestoreVersion(id)
  const copying = useCopyVersion(id)

  /** An ingredient that cannot be used any more is a matter of a field, with its own sentence. */
  const reasonOf = (error: unknown) =>
    isApiError(error) && error.code === 'request.invalid'
      ? t('ingredientGone')
      : errorText(tErrors, error)

  async function restore(number: number) {
    const { pathname } = router.state.location
    try {
      const { data } = await restoring.mutateAsync(number)
      notify('success', t('restored', { number, next: data.version }))
      // Whoever has gone on stays there.
      if (router.state.location.pathname !== pathname) return
      await navigateHere({ to: '.', search: {}, replace: true })
    } catch (error) {
      notify('error', t('restoreFailed', { reason: reasonOf(error) }))
    }
  }

  async function copy(number: number) {
    if (!user) return askToLogIn(t('loginRequiredToCopy'))
    try {
      const { data } = await copying.mutateAsync(number)
      notify('success', t('copied', { name: data.name }))
      await navigate({ to: materialPath(data) })
    } catch (error) {
      notify('error', t('copyFailed', { reason: reasonOf(error) }))
    }
  }

  return { restore, copy, isBusy: restoring.isPending || copying.isPending }
}
