import page from '#components/page.module.css'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './settings-screen.module.css'

/** The room of the settings while they load. */
export function SettingsSkeleton() {
  const { t } = useTranslation('common')
  return (
    <div className={page.page} role="status" aria-label={t('state.loading')}>
      <div className={classes.skeleton} style={{ blockSize: '2rem', inlineSize: '12rem' }} />
      <div className={classes.columns}>
        <div className={classes.skeleton} style={{ blockSize: '40rem' }} />
        <div className={classes.skeleton} style={{ blockSize: '40rem' }} />
      </div>
    </div>
  )
}
