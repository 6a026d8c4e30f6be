import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { requestLogin } from './login-request.ts'

/** Says in a toast, with a button for it, that something is for people who are logged in. */
export function useLoginNotice(): (text: string) => void {
  const { t } = useTranslation('shell')
  return (text) => notify('info', text, { label: t('account.logIn'), run: requestLogin })
}
