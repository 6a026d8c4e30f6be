import type { MaterialDetail } from '@glazy/contract/materials'
import { canEdit } from '@glazy/contract/rules/material'
import { Link } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { buttonClass } from '#components/button-class.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { ownedItem } from './owned-item.ts'

/** The form that fits what an item is made of. */
const EDIT_PATHS = {
  recipe: '/recipes/$id/edit',
  primitive: '/materials/$id/edit',
  analysis: '/analyses/$id/edit',
} as const satisfies Record<MaterialDetail['kind'], string>

/** Leads the owner to the form for what an item is made of. */
export function EditLink({ material }: { readonly material: MaterialDetail }) {
  const { t } = useTranslation('itemActions')
  const { user } = useSession()
  const { id, kind } = material
  if (!canEdit(user, ownedItem(material))) return null
  return (
    <Link to={EDIT_PATHS[kind]} params={{ id: String(id) }} className={buttonClass('plain')}>
      <Pencil size={18} aria-hidden />
      {t('edit')}
    </Link>
  )
}
