import { Button } from '#components/button.tsx'
import { notify } from '#lib/notify.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useKeepAccount } from '#queries/settings.ts'
import classes from './leaving-banner.module.css'

/** Says when the account goes, with the way back. */
export default function LeavingBanner({ dueAt }: { readonly dueAt: string }) {
  const { t } = useTranslation('shell')
  const { date } = useFormats()
  const keep = useKeepAccount()
  return (
    <div className={classes.banner}>
      <p>{t('leaving.text', { date: date(dueAt) })}</p>
      <Button
        aria-busy={keep.isPending}
        onClick={() =>
          keep.mutate(undefined, {
            onSuccess: () => notify('success', t('leaving.kept')),
            onError: () => notify('error', t('leaving.failed')),
          })
        }
      >
        {t('leaving.keep')}
      </Button>
    </div>
  )
}
