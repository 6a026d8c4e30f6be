import type { CurrentUser } from '@glazy/contract/accounts'
import page from '#components/page.module.css'
import { OutboxList } from '#features/outbox/outbox-list.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { EntryForm } from './entry-form.tsx'
import { SIDES } from './sides.tsx'

/** What was written without a connection and waits to be sent. */
export function OutboxScreen({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('outbox')
  return (
    <div className={page.page}>
      <h1>{t('title')}</h1>
      <p className={page.lead}>{t('lead')}</p>
      <OutboxList owner={user.id} form={(props) => <EntryForm {...props} />} sides={SIDES} />
    </div>
  )
}
