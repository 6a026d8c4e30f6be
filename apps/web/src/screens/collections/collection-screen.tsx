import { profileKey } from '@glazy/contract/profile-path'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Folder } from 'lucide-react'
import { EmptyState } from '#components/empty-state.tsx'
import { HiddenNotice } from '#components/hidden-notice.tsx'
import page from '#components/page.module.css'
import { ReportButton } from '#components/report-button.tsx'
import { BookmarkSelection } from '#features/collections/bookmark/bookmark-selection.tsx'
import { useBookmark } from '#features/collections/bookmark/use-bookmark.tsx'
import { CollectionMenu } from '#features/collections/edit/collection-menu.tsx'
import { CollectionHead } from '#features/collections/page/collection-head.tsx'
import classes from '#features/collections/page/collection-head.module.css'
import { RemoveSelection } from '#features/collections/page/remove-selection.tsx'
import { type ListLook, MaterialList } from '#features/library/list/material-list.tsx'
import { SelectionWork } from '#features/workbench/blend/selection-work.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { collectionsOf } from '#queries/collections.ts'
import { listQuery, materialList } from '#queries/materials.ts'

/** A collection: what it is called, and its items as a list like any other. */
export function CollectionScreen(look: ListLook) {
  const { category, search, view, figures } = look
  const { t } = useTranslation('collections')
  const { user } = useSession()
  const navigate = useNavigate()
  const { bookmark, dialog } = useBookmark()
  const list = useQuery(materialList(listQuery(category, { ...search, oa: figures }, view)))
  const opened = list.data?.meta.collection?.data
  const isOwn = user !== null && opened?.userId === user.id
  const own = useQuery({ ...collectionsOf(String(user?.id)), enabled: isOwn })
  const known = own.data?.data.find(({ id }) => id === opened?.id)
  const others = own.data?.data.filter((one) => one !== known).map(({ name }) => name) ?? []
  return (
    <>
      {opened && (
        <div className={`${page.page} ${classes.frame}`}>
          <CollectionHead
            collection={known ?? opened}
            actions={
              known ? (
                <CollectionMenu
                  collection={known}
                  others={others}
                  onDelete={() =>
                    void navigate({
                      to: '/$user/bookmarks',
                      params: { user: profileKey(known.createdByUser) },
                    })
                  }
                />
              ) : (
                <ReportButton kind="collection" id={opened.id} ownerId={opened.userId} />
              )
            }
          >
            <HiddenNotice ownerId={opened.userId} reason={opened.hiddenReason} />
          </CollectionHead>
        </div>
      )}
      <MaterialList
        {...look}
        isPart
        onBookmark={(id) => bookmark([id])}
        heading={t('inside')}
        searchLabel={t('searchInside')}
        empty={
          <EmptyState icon={<Folder size={40} aria-hidden />} title={t('empty.items')}>
            {isOwn && <p>{t('empty.itemsText')}</p>}
          </EmptyState>
        }
        selectionWork={
          <>
            {isOwn && opened && <RemoveSelection collection={opened} />}
            <BookmarkSelection />
            <SelectionWork />
          </>
        }
      />
      {dialog}
    </>
  )
}
