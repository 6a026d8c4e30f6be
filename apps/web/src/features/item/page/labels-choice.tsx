import { Link } from '@tanstack/react-router'
import { Tags } from 'lucide-react'
import menu from '#components/menu-list.module.css'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** Leads to the labels of an item. */
export function LabelsChoice({ id }: { readonly id: number }) {
  const { t } = useTranslation('detail')
  return (
    <li>
      <Link to="/labels" search={{ id: [id] }} className={menu.item}>
        <Tags size={18} aria-hidden />
        {t('actions.labels')}
      </Link>
    </li>
  )
}
