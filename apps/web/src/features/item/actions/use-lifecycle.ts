import { notify } from '#lib/notify.ts'
import { isApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/texts/error-text.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useLifecycleCall } from '#queries/authoring.ts'

const DONE = { publish: 'nowPublic', unpublish: 'nowPrivate', archive: 'lockSuccess' } as const
const FAILED = {
  publish: 'publishFailed',
  unpublish: 'unpublishFailed',
  archive: 'lockFailed',
} as const

/** Publishes, hides or archives an item, and reports the outcome. */
export function useLifecycle(id: number) {
  const { t } = useTranslation('itemActions')
  const { t: tErrors } = useTranslation('errors')
  const call = useLifecycleCall(id)

  async function changeTo(step: keyof typeof DONE) {
    try {
      await call.mutateAsync(step)
      notify('success', t(DONE[step]))
    } catch (error) {
      const isBound = isApiError(error) && error.code === 'material.cannotUnpublish'
      notify(
        'error',
        isBound ? t('cannotUnpublish') : t(FAILED[step], { reason: errorText(tErrors, error) }),
      )
    }
  }

  return { changeTo, isBusy: call.isPending }
}
