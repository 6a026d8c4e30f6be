import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Button } from '#components/button.tsx'
import { buttonClass } from '#components/button-class.ts'
import { ErrorNotice } from '#components/error-notice.tsx'
import { NarrowCard } from '#components/narrow-card.tsx'
import { isApiError } from '#lib/api/api-error.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { wantMails } from '#queries/notifications.ts'

/** Stops mails as soon as it is there, says so, and can take that back. */
export function MailChoice({ token }: { readonly token: string }) {
  const { t } = useTranslation('account')
  const choice = useMutation({
    mutationFn: async (isWanted: boolean) => {
      await wantMails(token, isWanted)
      return isWanted
    },
  })
  const { mutate, data: isWanted, isPending, error } = choice
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    mutate(false)
  }, [mutate])

  // It is none, or that of an account that is gone.
  if (isApiError(error) && (error.status === 400 || error.status === 404)) {
    return (
      <NarrowCard isResult title={t('unsubscribe.title')} lead={t('unsubscribe.invalid')}>
        <SettingsLink />
      </NarrowCard>
    )
  }
  if (error !== null) {
    return (
      <NarrowCard isResult title={t('unsubscribe.title')}>
        <ErrorNotice
          title={t('unsubscribe.failed')}
          error={error}
          onRetry={() => mutate(choice.variables ?? false)}
        />
        <SettingsLink />
      </NarrowCard>
    )
  }
  if (isWanted === undefined) {
    return (
      <NarrowCard title={t('unsubscribe.title')}>
        <p role="status">{t('unsubscribe.working')}</p>
      </NarrowCard>
    )
  }
  const state = isWanted ? 'wanted' : 'stopped'
  return (
    <NarrowCard isResult title={t(`unsubscribe.${state}Title`)}>
      <p role="status">{t(`unsubscribe.${state}`)}</p>
      <div>
        <Button disabled={isPending} onClick={() => mutate(!isWanted)}>
          {t(isWanted ? 'unsubscribe.stop' : 'unsubscribe.again')}
        </Button>
      </div>
    </NarrowCard>
  )
}

/** A way to the settings, for links that cannot be used. */
export function SettingsLink() {
  const { t } = useTranslation('account')
  return (
    <div>
      <a href="/settings" className={buttonClass('plain')}>
        {t('unsubscribe.toSettings')}
      </a>
    </div>
  )
}
