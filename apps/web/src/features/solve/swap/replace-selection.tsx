import { Link } from '@tanstack/react-router'
import { Replace } from 'lucide-react'
import { buttonClass } from '#components/button-class.ts'
import { useSelectedMaterials } from '#lib/selected-materials.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** Leads from the selected recipes to those without one of their materials. */
export function ReplaceSelection() {
  const { t } = useTranslation('compare')
  const selected = useSelectedMaterials()
  return (
    <Link
      to="/solve/replace"
      search={{ of: selected.map(({ id }) => id) }}
      className={buttonClass('plain')}
    >
      <Replace size={16} aria-hidden />
      {t('bar.replace')}
    </Link>
  )
}
