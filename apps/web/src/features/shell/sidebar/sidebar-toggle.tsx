import { PanelLeft } from 'lucide-react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { Button } from '#components/button.tsx'

export interface SidebarToggleProps {
  readonly isOpen: boolean
  readonly onClick: () => void
}

export function SidebarToggle({ isOpen, onClick }: SidebarToggleProps) {
  const { t } = useTranslation('shell')
  return (
    <Button
      look="quiet"
      isIcon
      aria-label={t('sidebar.toggle')}
      aria-expanded={isOpen}
      aria-keyshortcuts="Control+B Meta+B"
      title={`${t('sidebar.toggle')} (Ctrl B)`}
      onClick={onClick}
    >
      <PanelLeft size={20} aria-hidden />
    </Button>
  )
}
