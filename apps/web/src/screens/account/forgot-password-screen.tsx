import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { buttonClass } from '#components/button-class.ts'
import { NarrowCard } from '#components/narrow-card.tsx'
import { RecoveryForm } from '#features/account/password-reset/recovery-form.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { askForResetLink } from '#queries/accounts.ts'

/** The page on which one asks for a link to choose a new password. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation('account')
  const [sentTo, setSentTo] = useState<string>()

  if (sentTo !== undefined) {
    return (
      <NarrowCard isResult title={t('forgot.sentTitle')}>
        <p role="status">{t('forgot.sent', { email: sentTo })}</p>
        <div>
          <Link to="/login" className={buttonClass('filled')}>
            {t('forgot.backToLogin')}
          </Link>
        </div>
      </NarrowCard>
    )
  }
  return (
    <NarrowCard
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      footer={<Link to="/login">{t('forgot.backToLogin')}</Link>}
    >
      <RecoveryForm
        onSend={async (values) => {
          await askForResetLink(values)
          setSentTo(values.email)
        }}
      />
    </NarrowCard>
  )
}
