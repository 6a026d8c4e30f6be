import { Link } from '@tanstack/react-router'
import { Printer, Tags } from 'lucide-react'
import menu from '#components/menu-list.module.css'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** Lead to an item and to its labels on paper. */
export function PaperChoices({ id }: { readonly id: number }) {
  const { t } = useTranslation('detail')
  return (
    <>
      <li>
        <Link to="/print" search={{ id: [id] }} className={menu.item}>
          <Printer size={18} aria-hidden />
          {t('actions.print')}
        </Link>
      </li>
      <li>
        <Link to="/labels" search={{ id: [id] }} className={menu.item}>
          <Tags size={18} aria-hidden />
          {t('actions.labels')}
        </Link>
      </li>
    </>
  )
}
