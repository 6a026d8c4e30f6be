import type { CurrentUser } from '@glazy/contract/accounts'
import type { ShelfOwner } from '@glazy/contract/inventory'
import { useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '#components/error-notice.tsx'
import page from '#components/page.module.css'
import { InventoryPanel } from '#features/shelf/inventory/inventory-panel.tsx'
import type { InventorySearch } from '#features/shelf/inventory/use-inventory-view.ts'
import { lazyPart } from '#lib/lazy-part.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { inventoryFor } from '#queries/inventory.ts'

const InventoryImport = lazyPart(() => import('#features/imports/tables/inventory-import.tsx'))

export interface InventoryScreenProps {
  readonly viewer: CurrentUser
  readonly owner: ShelfOwner
  readonly search: InventorySearch
  readonly onSearch: (search: InventorySearch) => void
}

/** The shelf of a person, for its owner or for somebody who looks at it. */
export function InventoryScreen({ viewer, owner, search, onSearch }: InventoryScreenProps) {
  const { t } = useTranslation('inventory')
  const inventory = useQuery(inventoryFor(owner.id, viewer.id))
  const { data, error, isError } = inventory
  return (
    <div className={page.page}>
      {isError && data === undefined && (
        <ErrorNotice
          error={error}
          title={t('errorLoadingInventory')}
          onRetry={() => void inventory.refetch()}
        />
      )}
      {data === undefined && !isError && <p role="status">{t('loading')}</p>}
      {data && (
        <InventoryPanel
          key={owner.id}
          viewer={viewer}
          owner={owner}
          search={search}
          onSearch={onSearch}
          entries={data.data}
          fileImport={({ onClose }) => <InventoryImport onClose={onClose} />}
        />
      )}
    </div>
  )
}
