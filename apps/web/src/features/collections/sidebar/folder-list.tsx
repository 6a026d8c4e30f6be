import type { Collection } from '@glazy/contract/collections'
import { profileKey } from '@glazy/contract/profile-path'
import { textFilter } from '@glazy/contract/reading/text-words'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Folder, Pin, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#components/button.tsx'
import { SelectField } from '#components/select-field.tsx'
import { collectionLink } from '#features/collections/list/collection-link.ts'
import { orderOf, sortCollections } from '#features/collections/list/collection-order.ts'
import { lazyPart } from '#lib/lazy-part.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { collectionsOf } from '#queries/collections.ts'
import classes from './folder-list.module.css'

const NewCollectionDialog = lazyPart(
  () => import('#features/collections/edit/new-collection-dialog.tsx'),
)

/** From so many collections on they are looked for by name. */
const FILTERED_FROM = 5
/** The others are on the page of all collections. */
const SHOWN = 30

const ORDERS = ['updated_at.desc', 'name.asc'] as const

/** The collections of a person in the sidebar. Loaded when it is first opened. */
export default function FolderList({ user }: { readonly user: string }) {
  const { t } = useTranslation('collections')
  const formats = useFormats()
  const { user: viewer } = useSession()
  const [order, setOrder] = useState<string>(ORDERS[0])
  const [text, setText] = useState('')
  const list = useQuery(collectionsOf(user))
  if (list.isPending) return null
  if (list.isError) return <p className={classes.note}>{t('error')}</p>
  const { data: all, meta } = list.data
  const owner = meta.user.data
  const fits = textFilter(text)
  const found = sortCollections(all, orderOf(order), formats)
    .filter(({ name }) => fits(name))
    .toSorted((one, other) => Number(other.isPinned) - Number(one.isPinned))
  return (
    <div className={classes.panel}>
      {all.length >= FILTERED_FROM && (
        <input
          type="search"
          className={classes.filter}
          value={text}
          placeholder={t('folders.filter')}
          aria-label={t('folders.filter')}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      {all.length > 1 && (
        <SelectField
          label={t('folders.sort')}
          isLabelHidden
          value={order}
          onChange={setOrder}
          options={ORDERS.map((name) => ({ value: name, label: t(`sort.${name}`) }))}
        />
      )}
      {found.length === 0 && (
        <p className={classes.note}>{t(all.length === 0 ? 'folders.none' : 'folders.noMatch')}</p>
      )}
      <ul className={classes.list}>
        {found.slice(0, SHOWN).map((collection) => (
          <FolderEntry key={collection.id} collection={collection} />
        ))}
      </ul>
      <div className={classes.actions}>
        {all.length > 0 && (
          <Link
            to="/$user/bookmarks"
            params={{ user: profileKey(owner) }}
            className={classes.all}
            activeOptions={{ exact: true }}
          >
            {t('folders.viewAll')}
          </Link>
        )}
        {viewer?.id === owner.id && <NewFolder others={all.map(({ name }) => name)} />}
      </div>
    </div>
  )
}

function FolderEntry({ collection }: { readonly collection: Collection }) {
  const { number } = useFormats()
  const { name, isPinned, materialCount } = collection
  const Icon = isPinned ? Pin : Folder
  return (
    <li>
      <Link {...collectionLink(collection)} className={classes.folder} title={name}>
        <Icon size={16} aria-hidden />
        <span className={classes.name}>{name}</span>
        <span className={classes.count}>{number(materialCount)}</span>
      </Link>
    </li>
  )
}

function NewFolder({ others }: { readonly others: readonly string[] }) {
  const { t } = useTranslation('collections')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        <Plus size={16} aria-hidden />
        {t('folders.new')}
      </Button>
      {isOpen && (
        <Suspense>
          <NewCollectionDialog others={others} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
