import { isApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/texts/error-text.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { PHOTOGRAPH_MEGABYTES } from './photograph-file.ts'

/** A sentence about why a photograph could not be added. */
export function useUploadFailure(): (error: unknown) => string {
  const { t } = useTranslation('photographs')
  const { t: tErrors } = useTranslation('errors')
  return (error) => {
    const code = isApiError(error) ? error.code : 'client.unknown'
    if (code === 'auth.required') return t('file.notAuthenticated')
    if (code === 'image.unsupported') return t('file.wrongType')
    if (code === 'image.tooLarge' || code === 'request.tooLarge') {
      return t('file.tooLarge', { megabytes: PHOTOGRAPH_MEGABYTES })
    }
    // Nothing that the server said came back.
    if (code === 'client.unknown') return t('file.failed')
    const reason = errorText(tErrors, error)
    return code.startsWith('client.') ? t('file.failedBecause', { reason }) : reason
  }
}
