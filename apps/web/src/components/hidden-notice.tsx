import { EyeOff } from 'lucide-react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './moderation-notice.module.css'

/** Tells the author of something that a moderator has hidden it, and why; nothing when nobody has. */
export function HiddenNotice({ reason }: { readonly reason: string | undefined }) {
  const { t } = useTranslation('common')
  if (reason === undefined) return null
  return (
    <p className={classes.notice}>
      <EyeOff size={16} aria-hidden />
      <span>{t('hidden', { reason })}</span>
    </p>
  )
}
