import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './wheel-hint.module.css'

/** Says over a chart how its wheel zooms, and goes by itself. Loaded when it is first wanted. */
export default function WheelHint() {
  const { t } = useTranslation('chart')
  const key = /Mac|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'
  return (
    <p className={classes.hint} role="status">
      {t('wheel', { key })}
    </p>
  )
}
