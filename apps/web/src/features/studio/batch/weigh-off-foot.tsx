import { MonitorCheck, MonitorOff, Undo2 } from 'lucide-react'
import { Button } from '#components/button.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useWakeLock } from './use-wake-lock.ts'
import classes from './weigh-off.module.css'

export interface WeighOffFootProps {
  readonly isBegun: boolean
  readonly onUndo: () => void
  readonly onStartOver: () => void
}

/** What is taken back, and whether the screen stays awake. */
export function WeighOffFoot({ isBegun, onUndo, onStartOver }: WeighOffFootProps) {
  const { t } = useTranslation('weighOff')
  const wakeLock = useWakeLock()
  return (
    <footer className={classes.foot}>
      <Button onClick={onUndo} disabled={!isBegun} aria-keyshortcuts="Backspace">
        <Undo2 size={20} aria-hidden />
        {t('undo')}
      </Button>
      <Button look="quiet" onClick={onStartOver} disabled={!isBegun}>
        {t('startOver')}
      </Button>
      <p className={classes.awake} role="status">
        {wakeLock === 'awake' && (
          <>
            <MonitorCheck size={18} aria-hidden />
            {t('awake')}
          </>
        )}
        {(wakeLock === 'refused' || wakeLock === 'unsupported') && (
          <>
            <MonitorOff size={18} aria-hidden />
            {t(wakeLock)}
          </>
        )}
      </p>
    </footer>
  )
}
