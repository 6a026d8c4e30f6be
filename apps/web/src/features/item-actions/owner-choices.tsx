import type { MaterialDetail } from '@glazy/contract/materials'
import { canPublish, canUnpublish } from '@glazy/contract/rules/lifecycle'
import { Archive, Eye, EyeOff, Trash2 } from 'lucide-react'
import menu from '#components/menu-list.module.css'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './owner-menu.module.css'
import { ownedItem } from './owned-item.ts'
import { StateChoices } from './state-choices.tsx'
import { useStanding } from './use-standing.ts'

/** Things that cannot be taken back are asked about first. */
export type OwnerQuestion = 'archive' | 'delete' | { readonly stateId: number }

export interface OwnerChoicesProps {
  readonly material: MaterialDetail
  readonly onAsk: (question: OwnerQuestion) => void
}

/** What can be done with the standing of an item, and its states. */
export default function OwnerChoices({ material, onAsk }: OwnerChoicesProps) {
  const { t } = useTranslation('itemActions')
  const { user } = useSession()
  const { setStanding } = useStanding(material.id)
  const item = ownedItem(material)
  return (
    <>
      <ul className={menu.list}>
        {canPublish(user, item) && (
          <li>
            <button type="button" className={menu.item} onClick={() => void setStanding('publish')}>
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
              onClick={() => void setStanding('unpublish')}
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
            disabled={item.isPrivate}
            onClick={() => onAsk('archive')}
          >
            <Archive size={18} aria-hidden />
            <span>
              {t('archive')}
              {item.isPrivate && <span className={classes.note}>{t('archivePrivate')}</span>}
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
      <hr className={menu.rule} />
      <StateChoices material={material} onChoose={(stateId) => onAsk({ stateId })} />
    </>
  )
}
