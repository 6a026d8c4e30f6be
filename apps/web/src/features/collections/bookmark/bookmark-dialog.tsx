import type { CurrentUser } from '@glazy/contract/accounts'
import type { Collection } from '@glazy/contract/collections'
import { useQuery } from '@tanstack/react-query'
import { DialogFrame } from '#components/dialog-frame.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { LoadingScreen } from '#components/loading-screen.tsx'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useAddToCollection, useRemoveFromCollection } from '#queries/collection-changes.ts'
import { collectionsOf } from '#queries/collections.ts'
import { materialDetail } from '#queries/materials.ts'
import { CollectionChoices } from './collection-choices.tsx'
import classes from './bookmark-dialog.module.css'
import { NewCollectionForm } from './new-collection-form.tsx'

export interface BookmarkDialogProps {
  readonly user: CurrentUser
  readonly ids: readonly number[]
  readonly onClose: () => void
}

/** Into which collection items go: one that is there, or a new one. Loaded when it is first used. */
export default function BookmarkDialog({ user, ids, onClose }: BookmarkDialogProps) {
  const { t } = useTranslation('collections')
  const collections = useQuery(collectionsOf(String(user.id)))
  const add = useAddToCollection(user.id)
  const [onlyId = 0, ...others] = ids
  const isOne = others.length === 0
  // Where a single item is already is told, and taken back with another click.
  const { data: item } = useQuery({ ...materialDetail(onlyId), enabled: isOne && onlyId > 0 })

  function choose({ id, name }: Collection) {
    add.mutate(
      { collectionId: id, collectionName: name, materialIds: ids },
      {
        onSuccess: () => {
          notify(
            'success',
            isOne ? t('bookmark.added') : t('bookmark.addedMany', { count: ids.length }),
          )
          onClose()
        },
      },
    )
  }

  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      size="narrow"
      title={t('bookmark.title', { count: ids.length })}
    >
      <div className={classes.body}>
        {add.isError && (
          <ErrorNotice
            error={add.error}
            title={t(isOne ? 'bookmark.failed' : 'bookmark.failedMany')}
          />
        )}
        {collections.isError && (
          <ErrorNotice
            error={collections.error}
            title={t('error')}
            onRetry={() => void collections.refetch()}
          />
        )}
        {collections.isPending && <LoadingScreen />}
        {collections.data && (
          <>
            <CollectionChoices
              collections={collections.data.data}
              holding={(isOne && item?.myCollections) || []}
              isBusy={add.isPending}
              onChoose={choose}
              remove={(collection) => (
                <RemoveOne collection={collection} id={onlyId} onRemoved={onClose} />
              )}
            />
            <NewCollectionForm
              ids={ids}
              userId={user.id}
              names={collections.data.data.map(({ name }) => name)}
              onCreated={onClose}
            />
          </>
        )}
      </div>
    </DialogFrame>
  )
}

interface RemoveOneProps {
  readonly collection: Collection
  readonly id: number
  readonly onRemoved: () => void
}

/** Takes the item out of a collection that it is in. */
function RemoveOne({ collection, id, onRemoved }: RemoveOneProps) {
  const { t } = useTranslation('collections')
  const remove = useRemoveFromCollection(collection)
  const { name } = collection
  return (
    <button
      type="button"
      className={classes.remove}
      aria-label={t('bookmark.remove', { name })}
      aria-busy={remove.isPending}
      onClick={() =>
        remove.mutate([id], {
          onSuccess: () => {
            notify('success', t('remove.done', { count: 1, name }))
            onRemoved()
          },
          onError: () => notify('error', t('remove.failed')),
        })
      }
    >
      {t('remove.button')}
    </button>
  )
}
