import { Link } from '@tanstack/react-router'
import { Settings } from 'lucide-react'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** Leads to the settings; how it looks depends on where it stands. */
export function SettingsEntry({ className }: { readonly className: string | undefined }) {
  const { t } = useTranslation('shell')
  return (
    <Link to="/settings" className={className}>
      <Settings size={18} aria-hidden />
      {t('account.settings')}
    </Link>
  )
}
