import type { MaterialDetail } from '@glazy/contract/materials'
import { canPublish, canUnpublish } from '@glazy/contract/rules/lifecycle'
import { canEdit } from '@glazy/contract/rules/material'
import { Link } from '@tanstack/react-router'
import { Archive, Eye, EyeOff, ListChecks, Trash2 } from 'lucide-react'
import { useId } from 'react'
import menu from '#components/menu-list.module.css'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { DETAILS_PATHS } from '#lib/details-path.ts'
import { ownedItem } from './owned-item.ts'
import type { OwnerQuestion } from './owner-questions.tsx'
import { StateChoices } from './state-choices.tsx'
import { useLifecycle } from './use-lifecycle.ts'

export interface OwnerChoicesProps {
  readonly material: MaterialDetail
  readonly onAsk: (question: OwnerQuestion) => void
}

/** What an owner does with an item: its details, who sees it, and its states. */
export function OwnerChoices({ material, onAsk }: OwnerChoicesProps) {
  const { t } = useTranslation('itemActions')
  const { user } = useSession()
  const { changeTo } = useLifecycle(material.id, material.components)
  const headingId = useId()
  const item = ownedItem(material)
  if (!canEdit(user, item)) return null
  return (
    <>
      <hr className={menu.rule} />
      <div role="group" aria-labelledby={headingId}>
        <p id={headingId} className={menu.heading}>
          {t('manage')}
        </p>
        <ul className={menu.list}>
          <li>
            <Link
              to={DETAILS_PATHS[material.kind]}
              params={{ id: String(material.id) }}
              className={menu.item}
            >
              <ListChecks size={18} aria-hidden />
              {t('editDetails')}
            </Link>
          </li>
          {canPublish(user, item) && (
            <li>
              <button type="button" className={menu.item} onClick={() => void changeTo('publish')}>
                <Eye size={18} aria-hidden />
                {t('publish')}
              </button>
            </li>
          )}
          {canUnpublish(user, item) && (
            <li>
              <button
                type="button"
                className={menu.item}
                onClick={() => void changeTo('unpublish')}
              >
                <EyeOff size={18} aria-hidden />
                {t('unpublish')}
              </button>
            </li>
          )}
          <li>
            <button
              type="button"
              className={menu.item}
              aria-disabled={item.isPrivate}
              onClick={() => !item.isPrivate && onAsk('archive')}
            >
              <Archive size={18} aria-hidden />
              <span>
                {t('archive')}
                {item.isPrivate && <span className={menu.note}>{t('archivePrivate')}</span>}
              </span>
            </button>
          </li>
          <li>
            <button type="button" className={menu.item} onClick={() => onAsk('delete')}>
              <Trash2 size={18} aria-hidden />
              {t('delete')}
            </button>
          </li>
        </ul>
      </div>
      <hr className={menu.rule} />
      <StateChoices material={material} onChoose={(stateId) => onAsk({ stateId })} />
    </>
  )
}
