import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './points-room.module.css'

/**
 * Stands where the explorer will be while its points are on their way. It is higher than a screen,
 * so that nothing below it is ever seen to move, and says what is coming.
 */
export function PointsRoom() {
  const { t } = useTranslation('explorer')
  return (
    <div className={classes.room} role="status">
      <p>{t('loading')}</p>
      <p className={classes.intro}>{t('intro')}</p>
    </div>
  )
}
