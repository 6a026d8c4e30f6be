import { slugify } from '@glazy/ceramics/lookups/slug'
import type { Collection } from '@glazy/contract/collections'

type Linked = Pick<Collection, 'id' | 'name' | 'createdByUser'>

/** How a person stands in addresses. */
export function ownerKey({ id, username }: Collection['createdByUser']): string {
  return username ?? String(id)
}

/** Link of the page of a collection. */
export function collectionLink({ id, name, createdByUser }: Linked) {
  return {
    to: '/$user/bookmarks/$collection/{-$slug}',
    params: {
      user: ownerKey(createdByUser),
      collection: String(id),
      slug: slugify(name) || undefined,
    },
  } as const
}
