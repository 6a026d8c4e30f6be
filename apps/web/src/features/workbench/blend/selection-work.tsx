import { Link } from '@tanstack/react-router'
import { Anvil } from 'lucide-react'
import { buttonClass } from '#components/button-class.ts'
import { useSelectedMaterials } from '#lib/selected-materials.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { BlendStart } from './blend-start.tsx'

/** What is selected is blended, or laid out on the workbench. */
export function SelectionWork() {
  const { t } = useTranslation('compare')
  const selected = useSelectedMaterials()
  return (
    <>
      <BlendStart items={selected} />
      <Link
        to="/workbench"
        search={{ add: selected.map(({ id }) => id) }}
        className={buttonClass('plain')}
      >
        <Anvil size={16} aria-hidden />
        {t('bar.workbench')}
      </Link>
    </>
  )
}
