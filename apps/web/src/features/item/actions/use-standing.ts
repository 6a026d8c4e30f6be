import { notify } from '#lib/notify.ts'
import { isApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/texts/error-text.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useStandingCall } from '#queries/authoring.ts'

const DONE = { publish: 'nowPublic', unpublish: 'nowPrivate', archive: 'lockSuccess' } as const
const FAILED = {
  publish: 'publishFailed',
  unpublish: 'unpublishFailed',
  archive: 'lockFailed',
} as const

/** Publishes, hides or archives an item, and says what came of it. */
export function useStanding(id: number) {
  const { t } = useTranslation('itemActions')
  const { t: tErrors } = useTranslation('errors')
  const call = useStandingCall(id)

  async function setStanding(standing: keyof typeof DONE) {
    try {
      await call.mutateAsync(standing)
      notify('success', t(DONE[standing]))
    } catch (error) {
      const isBound = isApiError(error) && error.code === 'material.cannotUnpublish'
      notify(
        'error',
        isBound ? t('cannotUnpublish') : t(FAILED[standing], { reason: errorText(tErrors, error) }),
      )
    }
  }

  return { setStanding, isBusy: call.isPending }
}
