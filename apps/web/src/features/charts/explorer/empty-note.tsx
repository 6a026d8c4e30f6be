import { axisText } from '#features/charts/plot/axis-name.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { emptyReason, type EmptyView } from './empty-reason.ts'
import classes from './explorer.module.css'

/** Why there is nothing to be seen, in one sentence. */
export default function EmptyNote(view: EmptyView) {
  const { t } = useTranslation('explorer')
  const { t: tChart } = useTranslation('chart')
  const reason = emptyReason(view)
  return (
    <p role="status" className={classes.empty}>
      {reason.why === 'axis'
        ? t('empty.axis', { axis: axisText(reason.axis, tChart) })
        : t(`empty.${reason.why}`)}
    </p>
  )
}
