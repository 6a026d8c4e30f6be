import { sql } from 'kysely'
import { countRest } from '#db/count-rest.ts'
import type { Db } from '#db/database.ts'
import { type MaybeViewer, shownTo, visibleTo } from '#db/visible-to.ts'

/** Photographs on items that the viewer may see, of everybody or of somebody; one’s own count all. */
export function countImages(db: Db, viewer: MaybeViewer, ownerId?: number): Promise<number> {
  const isWanted = ownerId === undefined ? sql`true` : sql`i.owner_id = ${ownerId}`
  const all = sql`from material_image as i where ${isWanted}`
  if (ownerId !== undefined && viewer?.id === ownerId) return countRest(db, all, [])
  const onItem = sql`from material_image as i join material as m on m.id = i.material_id
    where ${isWanted}`
  const isShown = visibleTo(viewer, 'm')
  return countRest(db, all, [
    sql`${onItem} and not ${isShown}`,
    sql`${onItem} and i.is_withheld and ${isShown} and not ${shownTo(viewer, 'i')}`,
  ])
}
