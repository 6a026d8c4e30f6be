import { slugify } from '@glazy/ceramics/lookups/slug'
import type { Collection } from '@glazy/contract/collections'
import { profileKey } from '@glazy/contract/profile-path'

type Linked = Pick<Collection, 'id' | 'name' | 'createdByUser'>

/** Link of the page of a collection. */
export function collectionLink({ id, name, createdByUser }: Linked) {
  return {
    to: '/$user/bookmarks/$collection/{-$slug}',
    params: {
      user: profileKey(createdByUser),
      collection: String(id),
      slug: slugify(name) || undefined,
    },
  } as const
}
