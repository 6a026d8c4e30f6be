import { NarrowCard } from '#components/narrow-card.tsx'
import type { ConfirmSearch } from '#features/account/account-search.ts'
import { MailChoice, SettingsLink } from '#features/account/mails/mail-choice.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** The page to which mails about what happens lead whoever wants no more of them. */
export function UnsubscribeScreen({ token }: ConfirmSearch) {
  const { t } = useTranslation('account')
  if (token !== undefined) return <MailChoice token={token} />
  return (
    <NarrowCard title={t('unsubscribe.title')} lead={t('unsubscribe.invalid')}>
      <SettingsLink />
    </NarrowCard>
  )
}
