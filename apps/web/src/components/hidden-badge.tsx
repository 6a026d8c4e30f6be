import { EyeOff } from 'lucide-react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './moderation-notice.module.css'

/** Marks what a moderator has hidden, where there is no room for the reason. */
export function HiddenBadge({ reason }: { readonly reason: string | undefined }) {
  const { t } = useTranslation('common')
  if (reason === undefined) return null
  return (
    <span className={classes.badge} title={reason}>
      <EyeOff size={14} aria-hidden />
      {t('hidden.label')}
    </span>
  )
}
