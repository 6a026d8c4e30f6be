import type { Collection } from '@glazy/contract/collections'
import { Ellipsis, Pencil, Pin, PinOff, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import menu from '#components/menu-list.module.css'
import { PopoverMenu } from '#components/popover-menu.tsx'
import { lazyPart } from '#lib/lazy-part.ts'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useUpdateCollection } from '#queries/collection-changes.ts'
import { useDeleteWithUndo } from './use-delete-with-undo.ts'

const EditCollectionDialog = lazyPart(() => import('./edit-collection-dialog.tsx'))

export interface CollectionMenuProps {
  readonly collection: Collection
  /** Names of the other collections of the person. */
  readonly others: readonly string[]
  /** Called as soon as it is being deleted. */
  readonly onDelete?: () => void
}

/** What its owner can do with a collection. */
export function CollectionMenu({ collection, others, onDelete }: CollectionMenuProps) {
  const { t } = useTranslation('collections')
  const [isEditing, setEditing] = useState(false)
  const update = useUpdateCollection(collection)
  const deleteWithUndo = useDeleteWithUndo()
  const { name, isPinned } = collection

  function pin() {
    update.mutate({ isPinned: !isPinned }, { onError: () => notify('error', t('edit.failed')) })
  }

  return (
    <>
      <PopoverMenu
        label={t('actions.more', { name })}
        look="quiet"
        isIcon
        isSheet
        button={<Ellipsis size={20} aria-hidden />}
      >
        <ul className={menu.list}>
          <li>
            <button type="button" className={menu.item} onClick={pin}>
              {isPinned ? <PinOff size={18} aria-hidden /> : <Pin size={18} aria-hidden />}
              {t(isPinned ? 'actions.unpin' : 'actions.pin')}
            </button>
          </li>
          <li>
            <button type="button" className={menu.item} onClick={() => setEditing(true)}>
              <Pencil size={18} aria-hidden />
              {t('actions.edit')}
            </button>
          </li>
          <li>
            <button
              type="button"
              className={menu.item}
              onClick={() => {
                void deleteWithUndo(collection)
                onDelete?.()
              }}
            >
              <Trash2 size={18} aria-hidden />
              {t('actions.delete')}
            </button>
          </li>
        </ul>
      </PopoverMenu>
      {isEditing && (
        <Suspense>
          <EditCollectionDialog
            collection={collection}
            others={others}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      )}
    </>
  )
}
