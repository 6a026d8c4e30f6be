import { Suspense } from 'react'
import { useBookmark } from '#features/collections/bookmark/use-bookmark.tsx'
import { ImportToggle } from '#features/imports/panel/import-toggle.tsx'
import { OwnImport } from '#features/imports/panel/own-import.tsx'
import { useImportPanel } from '#features/imports/panel/use-import-panel.ts'
import { type ListLook, MaterialList } from '#features/library/list/material-list.tsx'
import { isByViewer } from '#features/library/list/own-list.ts'
import { lazyPart } from '#lib/lazy-part.ts'
import { useSession } from '#lib/session/use-session.ts'

const ListedWork = lazyPart(() => import('./listed-work.tsx'))

/** A list with the import over the viewer's own recipes, and what can be made of its items. */
export function MaterialListScreen(look: ListLook) {
  const { category, search } = look
  const { user } = useSession()
  const panel = useImportPanel(category === 'recipes' && isByViewer(search, user))
  const { bookmark, dialog } = useBookmark()
  return (
    <>
      <MaterialList
        {...look}
        onBookmark={(id) => bookmark([id])}
        importToggle={panel && <ImportToggle {...panel} />}
        imports={user && panel && <OwnImport user={user} panel={panel} />}
        selectionWork={
          <Suspense>
            <ListedWork category={category} />
          </Suspense>
        }
      />
      {dialog}
    </>
  )
}
