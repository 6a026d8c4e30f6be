import look from '#components/banner.module.css'
import { Button } from '#components/button.tsx'
import { notify } from '#lib/notify.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useKeepAccount } from '#queries/settings.ts'

/** Says when the account goes, with the way back. */
export default function LeavingBanner({ dueAt }: { readonly dueAt: string }) {
  const { t } = useTranslation('shell')
  const { date } = useFormats()
  const keep = useKeepAccount()

  // The banner is gone when it is done, and with it what `mutate` would call back.
  async function keepAccount() {
    try {
      await keep.mutateAsync(undefined)
      notify('success', t('leaving.kept'))
    } catch {
      notify('error', t('leaving.failed'))
    }
  }

  return (
    <div className={look.banner}>
      <p>{t('leaving.text', { date: date(dueAt) })}</p>
      <Button aria-busy={keep.isPending} onClick={() => void keepAccount()}>
        {t('leaving.keep')}
      </Button>
    </div>
  )
}
