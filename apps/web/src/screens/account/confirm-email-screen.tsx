import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { buttonClass } from '#components/button-class.ts'
import { NarrowCard } from '#components/narrow-card.tsx'
import { ConfirmEmail } from '#features/account/email/confirm-email.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { confirmNewEmail } from '#queries/accounts.ts'
import type { ConfirmSearch } from '#features/account/account-search.ts'

/** The page to which the mail to a new address leads. */
export function ConfirmEmailScreen({ token }: ConfirmSearch) {
  const { t } = useTranslation('account')
  const [isDone, setDone] = useState(false)

  if (isDone) {
    return (
      <NarrowCard isResult title={t('confirmEmail.successTitle')}>
        <p role="status">{t('confirmEmail.success')}</p>
        <div>
          {/* A whole page: who is logged in is read anew, with the address. */}
          <a href="/settings" className={buttonClass('filled')}>
            {t('confirmEmail.toSettings')}
          </a>
        </div>
      </NarrowCard>
    )
  }
  const askAgain = (
    <Link to="/settings" className={buttonClass('plain')}>
      {t('confirmEmail.askAgain')}
    </Link>
  )
  if (token === undefined) {
    return (
      <NarrowCard title={t('reset.invalidTitle')} lead={t('confirmEmail.invalid')}>
        <div>{askAgain}</div>
      </NarrowCard>
    )
  }
  return (
    <NarrowCard title={t('confirmEmail.title')} lead={t('confirmEmail.lead')}>
      <ConfirmEmail
        askAgain={askAgain}
        onConfirm={async () => {
          await confirmNewEmail(token)
          setDone(true)
        }}
      />
    </NarrowCard>
  )
}
