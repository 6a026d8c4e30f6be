import type { CurrentUser } from '@glazy/contract/accounts'
import type { ShelfOwner, UserMaterial } from '@glazy/contract/inventory'
import { mayChangeShelf } from '@glazy/contract/rules/inventory'
import { PackageOpen, Search } from 'lucide-react'
import { type ReactNode, Suspense, useDeferredValue, useState } from 'react'
import { EmptyState } from '#components/empty-state.tsx'
import page from '#components/page.module.css'
import form from '#components/form.module.css'
import { lazyPart } from '#lib/lazy-part.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { ImportShelfButton } from '../adding/import-shelf-button.tsx'
import { OwnTools } from '../adding/own-tools.tsx'
import classes from './inventory.module.css'
import { InventoryFoot } from './inventory-foot.tsx'
import { InventoryTable } from './inventory-table.tsx'
import { type InventorySearch, useInventoryView } from './use-inventory-view.ts'
import { useTypedWords } from './use-typed-words.ts'

const RemoveDialog = lazyPart(() => import('./remove-dialog.tsx'))

export interface InventoryPanelProps {
  readonly viewer: CurrentUser
  readonly owner: ShelfOwner
  readonly entries: readonly UserMaterial[]
  readonly search: InventorySearch
  readonly onSearch: (search: InventorySearch) => void
  /** Reads the shelf from a file; shown to its owner in place of the table. */
  readonly fileImport: (props: { readonly onClose: () => void }) => ReactNode
}

/** A shelf with what can be done on it: by its owner, and by those who look at it. */
export function InventoryPanel(props: InventoryPanelProps) {
  const { viewer, owner, entries, search, onSearch, fileImport } = props
  const { t } = useTranslation('inventory')
  const { typed, type } = useTypedWords(search.q, (q) => onSearch({ q }))
  // The rows follow what is typed when the key has been shown.
  const q = useDeferredValue(typed)
  const view = useInventoryView(entries, { q, p: q === search.q ? search.p : 1 })
  const [removing, setRemoving] = useState<UserMaterial>()
  const [isImporting, setImporting] = useState(false)
  const isOwn = mayChangeShelf(viewer, owner.id)
  const turnTo = (p: number) => onSearch({ ...search, p })
  if (isImporting) return <Suspense>{fileImport({ onClose: () => setImporting(false) })}</Suspense>
  return (
    <section className={classes.inventory} aria-labelledby="inventory">
      <h2 id="inventory" className={page.visuallyHidden}>
        {isOwn ? t('titleOwn') : t('title', { name: owner.name })}
      </h2>
      <div className={`${classes.bar} ${classes.tools}`}>
        {isOwn ? (
          <OwnTools entries={entries} onImport={() => setImporting(true)} />
        ) : (
          <ImportShelfButton owner={owner} isEmpty={entries.length === 0} />
        )}
      </div>
      {entries.length === 0 ? (
        <EmptyState icon={<PackageOpen size={40} aria-hidden />} title={t('empty.title')}>
          <p>{isOwn ? t('empty.own') : t('empty.other', { name: owner.name })}</p>
        </EmptyState>
      ) : (
        <>
          <div className={classes.bar}>
            <label className={`${form.control} ${classes.find}`}>
              <span className={page.visuallyHidden}>{t('find')}</span>
              <input
                type="search"
                className={form.input}
                placeholder={t('find')}
                value={typed ?? ''}
                onChange={(event) => type(event.currentTarget.value)}
              />
            </label>
            <p className={classes.muted} role="status">
              {t('count', { count: view.total })}
            </p>
          </div>
          {view.total === 0 ? (
            <EmptyState
              icon={<Search size={40} aria-hidden />}
              title={t('notFound', { text: q ?? '' })}
            />
          ) : (
            <div className={classes.frame}>
              <InventoryTable
                name={owner.name}
                entries={view.shown}
                ownerId={isOwn ? owner.id : undefined}
                sort={view.sort}
                onSort={view.sortBy}
                onRemove={setRemoving}
              />
            </div>
          )}
          <InventoryFoot view={view} onPage={turnTo} />
        </>
      )}
      {removing && (
        <Suspense>
          <RemoveDialog
            entry={removing}
            ownerId={owner.id}
            onClose={() => setRemoving(undefined)}
            onRemoved={() => view.shown.length === 1 && view.page > 1 && turnTo(view.page - 1)}
          />
        </Suspense>
      )}
    </section>
  )
}
