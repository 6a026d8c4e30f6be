import { useEffect, useEffectEvent } from 'react'
import { notify } from '#lib/notify.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** Whose session has ended while they were at work, which they are told. */
export function useInterrupted() {
  const { t } = useTranslation('shell')
  const { status, user } = useSession()
  const isInterrupted = status === 'loading' && user !== null
  const tellOfEnd = useEffectEvent(() => notify('error', t('account.sessionEnded')))
  useEffect(() => {
    if (isInterrupted) tellOfEnd()
  }, [isInterrupted])
  return isInterrupted ? user : undefined
}
