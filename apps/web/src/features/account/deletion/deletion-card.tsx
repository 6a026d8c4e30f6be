import type { CurrentUser } from '@glazy/contract/accounts'
import { DELETION_GRACE_DAYS } from '@glazy/contract/limits'
import { Suspense, useState } from 'react'
import { Button } from '#components/button.tsx'
import card from '#components/card.module.css'
import { Card } from '#components/card.tsx'
import form from '#components/form.module.css'
import { lazyPart } from '#lib/lazy-part.ts'
import { notify } from '#lib/notify.ts'
import { useSite } from '#lib/site-context.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useKeepAccount } from '#queries/settings.ts'

const DeletionDialog = lazyPart(() => import('./deletion-dialog.tsx'))

/** The way out: asked for in a dialog, and taken back for as long as the account is there. */
export function DeletionCard({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('settings')
  const { date } = useFormats()
  const [isOpen, setOpen] = useState(false)
  const dueAt = user.deletionDueAt
  const hint =
    dueAt === null
      ? t('deletion.hint', { days: DELETION_GRACE_DAYS })
      : `${t('deletion.due', { date: date(dueAt) })} ${t('deletion.dueHint')}`
  return (
    <Card title={t('deletion.title')} hint={hint}>
      <div className={card.actions}>
        {dueAt === null ? (
          <Button onClick={() => setOpen(true)}>{t('deletion.button')}</Button>
        ) : (
          <KeepButton />
        )}
      </div>
      <MailNote email={user.email} />
      {isOpen && (
        <Suspense>
          <DeletionDialog user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}

function KeepButton() {
  const { t } = useTranslation('settings')
  const keep = useKeepAccount()

  // The button is gone when it is done, and with it what `mutate` would call back.
  async function keepAccount() {
    try {
      await keep.mutateAsync(undefined)
      notify('success', t('deletion.cancelled'))
    } catch {
      notify('error', t('deletion.keepFailed'))
    }
  }

  return (
    <Button look="filled" aria-busy={keep.isPending} onClick={() => void keepAccount()}>
      {t('deletion.keep')}
    </Button>
  )
}

/** The way for whoever cannot log in: someone reads the mail and makes sure who wrote it. */
function MailNote({ email }: { readonly email: string }) {
  const { t } = useTranslation('settings')
  const { contactEmail } = useSite()
  if (contactEmail === undefined) return null
  const subject = encodeURIComponent(t('deletion.subject'))
  return (
    <p className={form.hint}>
      {t('deletion.text', { email })}{' '}
      <a href={`mailto:${contactEmail}?subject=${subject}`}>{contactEmail}</a>
    </p>
  )
}
