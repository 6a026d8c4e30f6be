import type { Collection } from '@glazy/contract/collections'
import { useQuery } from '@tanstack/react-query'
import { useNavigateHere } from '#lib/use-navigate-here.ts'
import { Folder } from 'lucide-react'
import { EmptyState } from '#components/empty-state.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { SelectField } from '#components/select-field.tsx'
import { CollectionMenu } from '#features/collections/edit/collection-menu.tsx'
import { NewCollectionButton } from '#features/collections/edit/new-collection-button.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { collectionsOf } from '#queries/collections.ts'
import { CollectionCard } from './collection-card.tsx'
import classes from './collection-list.module.css'
import {
  COLLECTION_ORDERS,
  type CollectionOrder,
  orderName,
  orderOf,
  sortCollections,
} from './collection-order.ts'

export interface CollectionListProps {
  /** Whose, as it stands in the address. */
  readonly user: string
  readonly order: CollectionOrder
}

/** A person's collections, the pinned ones first; their owner makes and changes them here. */
export function CollectionList({ user, order }: CollectionListProps) {
  const { t } = useTranslation('collections')
  const formats = useFormats()
  const { user: viewer } = useSession()
  const list = useQuery(collectionsOf(user))
  if (list.isError) {
    return <ErrorNotice error={list.error} title={t('error')} onRetry={() => void list.refetch()} />
  }
  const all = list.data?.data ?? []
  const owner = list.data?.meta.user.data
  const isOwn = viewer !== null && viewer.id === owner?.id
  const names = all.map(({ name }) => name)
  const sorted = sortCollections(all, order, formats)
  const pinned = sorted.filter(({ isPinned }) => isPinned)
  const rest = sorted.filter(({ isPinned }) => !isPinned)
  const lists = { names, isOwn }
  return (
    <>
      <div className={classes.top}>
        <h2 className={classes.title}>{t('title')}</h2>
        {all.length > 1 && <Orders order={order} />}
        {isOwn && <NewCollectionButton others={names} />}
      </div>
      {owner && all.length === 0 && (
        <EmptyState
          icon={<Folder size={40} aria-hidden />}
          title={isOwn ? t('empty.own') : t('empty.other', { name: owner.name })}
        >
          {isOwn && <p>{t('empty.ownText')}</p>}
        </EmptyState>
      )}
      {pinned.length > 0 && <Cards {...lists} heading={t('pinned')} collections={pinned} />}
      {rest.length > 0 && (
        <Cards {...lists} {...(pinned.length > 0 && { heading: t('all') })} collections={rest} />
      )}
    </>
  )
}

function Orders({ order }: Pick<CollectionListProps, 'order'>) {
  const { t } = useTranslation('collections')
  const navigateHere = useNavigateHere()
  return (
    <SelectField
      label={t('sort.label')}
      isLabelHidden
      value={orderName(order)}
      onChange={(name) =>
        void navigateHere({ to: '.', search: orderOf(name), resetScroll: false, replace: true })
      }
      options={COLLECTION_ORDERS.map((name) => ({ value: name, label: t(`sort.${name}`) }))}
    />
  )
}

interface CardsProps {
  readonly heading?: string
  readonly collections: readonly Collection[]
  readonly names: readonly string[]
  readonly isOwn: boolean
}

function Cards({ heading, collections, names, isOwn }: CardsProps) {
  return (
    <section className={classes.section}>
      {heading && <h3 className={classes.heading}>{heading}</h3>}
      <ul className={classes.cards}>
        {collections.map((collection) => (
          <CollectionCard
            key={collection.id}
            collection={collection}
            actions={
              isOwn && (
                <CollectionMenu
                  collection={collection}
                  others={names.filter((name) => name !== collection.name)}
                />
              )
            }
          />
        ))}
      </ul>
    </section>
  )
}
