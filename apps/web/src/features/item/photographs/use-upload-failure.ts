import { isApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/texts/error-text.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { PHOTOGRAPH_MEGABYTES } from './photograph-file.ts'

/** A sentence about why a photograph could not be added. */
export function useUploadFailure(): (error: unknown) => string {
  const { t } = useTranslation('photographs')
  const { t: tErrors } = useTranslation('errors')
  return (error) => {
    const code = isApiError(error) ? error.code : undefined
    if (code === 'auth.required') return t('file.notAuthenticated')
    if (code === 'image.unsupported') return t('file.wrongType')
    if (code === 'image.tooLarge' || code === 'request.tooLarge') {
      return t('file.tooLarge', { megabytes: PHOTOGRAPH_MEGABYTES })
    }
    return errorText(tErrors, error)
  }
}
