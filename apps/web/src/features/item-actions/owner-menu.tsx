import type { MaterialDetail } from '@glazy/contract/materials'
import { canPublish, canUnpublish } from '@glazy/contract/rules/lifecycle'
import { useHydrated } from '@tanstack/react-router'
import { Archive, Ellipsis, Eye, EyeOff, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import menu from '#components/menu-list.module.css'
import { PopoverMenu } from '#components/popover-menu.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './owner-menu.module.css'
import { ownedItem } from './owned-item.ts'
import { StateChoices } from './state-choices.tsx'
import { useStanding } from './use-standing.ts'

const ArchiveDialog = lazy(() => import('./archive-dialog.tsx'))
const DeleteDialog = lazy(() => import('./delete-dialog.tsx'))
const StateDialog = lazy(() => import('./state-dialog.tsx'))

/** Things that cannot be taken back are asked about first. */
type Question = 'archive' | 'delete' | { readonly stateId: number }

/** What an owner does with the standing of an item. */
export function OwnerMenu({ material }: { readonly material: MaterialDetail }) {
  const { t } = useTranslation('itemActions')
  const isHydrated = useHydrated()
  const [question, ask] = useState<Question>()
  const closed = { material, onClose: () => ask(undefined) }
  return (
    <>
      <PopoverMenu
        label={t('manage')}
        look="plain"
        button={
          <>
            <Ellipsis size={16} aria-hidden />
            {t('manage')}
          </>
        }
      >
        {isHydrated && <Choices material={material} onAsk={ask} />}
      </PopoverMenu>
      <Suspense>
        {question === 'archive' && <ArchiveDialog {...closed} />}
        {question === 'delete' && <DeleteDialog {...closed} />}
        {typeof question === 'object' && <StateDialog {...closed} stateId={question.stateId} />}
      </Suspense>
    </>
  )
}

interface ChoicesProps {
  readonly material: MaterialDetail
  readonly onAsk: (question: Question) => void
}

function Choices({ material, onAsk }: ChoicesProps) {
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
