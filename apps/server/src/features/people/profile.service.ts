import type { UserCounts, UserProfile } from '@glazy/contract/users'
import type { Db } from '#db/database.ts'
import type { MaybeViewer } from '#db/visible-to.ts'
import { countImages } from '#features/images/count-images.queries.ts'
import { KINDS } from '#library-index/columns/column-table.ts'
import { countFound } from '#library-index/find/find-page.ts'
import type { LibraryIndex } from '#library-index/library-index.ts'
import { viewerId } from '#library-index/visible.ts'
import { AppError } from '#platform/app-error.ts'
import { presentProfile } from './profile.presenter.ts'
import { countGathered, findProfile } from './people.queries.ts'
import { countCommentsBy, countReviewsBy } from './written-counts.queries.ts'

export interface PeopleContext {
  readonly db: Db
  readonly index: LibraryIndex
}

/**
 * The profile of somebody as the viewer may see it.
 *
 * @param text number of the account, user name, or user name of before
 * @throws AppError `user.notFound`
 */
export async function getProfile(
  context: PeopleContext,
  viewer: MaybeViewer,
  text: string,
): Promise<UserProfile> {
  const person = await findProfile(context.db, text)
  const isThere = person?.is_withheld === false && person.deletion_due_at === null
  const isShown = isThere || person?.id === viewer?.id || viewer?.isModerator === true
  if (person === undefined || !isShown) throw new AppError('user.notFound')
  return presentProfile(person, await countAll(context, viewer, person.id))
}

/** Counts of what the viewer may see: private things of others do not exist. */
async function countAll(
  { db, index }: PeopleContext,
  viewer: MaybeViewer,
  ownerId: number,
): Promise<UserCounts> {
  const countKind = (kind: (typeof KINDS)[number]) => {
    const filter = {
      viewer: viewerId(viewer),
      ownerIds: new Set([ownerId]),
      kinds: new Set([KINDS.indexOf(kind)]),
    }
    return index.look(
      (pass) => countFound(pass, { filter }),
      JSON.stringify(['count', filter.viewer, ownerId, kind]),
    )
  }
  const [recipes, materials, analyses, images, reviews, comments, gathered] = await Promise.all([
    countKind('recipe'),
    countKind('primitive'),
    countKind('analysis'),
    countImages(db, viewer, ownerId),
    countReviewsBy(db, viewer, ownerId),
    countCommentsBy(db, viewer, ownerId),
    countGathered(db, viewer, ownerId),
  ])
  return { recipes, materials, analyses, images, reviews, comments, ...gathered }
}
