import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { buttonClass } from '#components/button-class.ts'
import { NarrowCard } from '#components/narrow-card.tsx'
import { ResetForm } from '#features/account/password-reset/reset-form.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { setNewPassword } from '#queries/accounts.ts'
import type { ResetSearch } from '#features/account/account-search.ts'

/** The page to which the mail of a forgotten password leads. */
export function ResetPasswordScreen({ token, email }: ResetSearch) {
  const { t } = useTranslation('account')
  const { session } = useRouter().options.context
  const [isDone, setDone] = useState(false)
  const askAgain = (look: 'filled' | 'plain') => (
    <Link to="/forgot-password" className={buttonClass(look)}>
      {t('reset.askAgain')}
    </Link>
  )

  if (isDone) {
    return (
      <NarrowCard isResult title={t('reset.successTitle')}>
        <p role="status">{t('reset.success')}</p>
        <div>
          <Link to="/login" className={buttonClass('filled')}>
            {t('reset.backToLogin')}
          </Link>
        </div>
      </NarrowCard>
    )
  }
  if (token === undefined || email === undefined) {
    return (
      <NarrowCard
        title={t('reset.invalidTitle')}
        lead={t('reset.invalid')}
        footer={<Link to="/login">{t('reset.backToLogin')}</Link>}
      >
        <div>{askAgain('filled')}</div>
      </NarrowCard>
    )
  }
  return (
    <NarrowCard title={t('reset.title')} footer={<Link to="/login">{t('reset.backToLogin')}</Link>}>
      <ResetForm
        token={token}
        email={email}
        askAgain={askAgain('plain')}
        onReset={async (values) => {
          await setNewPassword(values)
          setDone(true)
          // The new password has ended every session, the one of this browser too.
          session.forget()
        }}
      />
    </NarrowCard>
  )
}
