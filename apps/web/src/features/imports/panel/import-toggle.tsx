import { FileUp } from 'lucide-react'
import { Button } from '#components/button.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { ImportPanel } from './use-import-panel.ts'

/** Opens and closes the panel that brings recipes from files. */
export function ImportToggle({ id, isOpen, toggle }: ImportPanel) {
  const { t } = useTranslation('list')
  return (
    <Button aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
      <FileUp size={16} aria-hidden />
      {t('importRecipes')}
    </Button>
  )
}
