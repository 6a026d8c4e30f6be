import { batchData, type Log } from '@glazy/contract/logs'
import { logType } from '@glazy/contract/rules/log'
import { safeText } from '#platform/rich-text/sanitize-rich-text.ts'
import type { LogRow } from './logs.queries.ts'

/** A log as everybody sees it who may. */
export function presentLog(row: LogRow): Log {
  const { item } = row
  return {
    id: row.id,
    title: row.title,
    logTypeId: row.type_id,
    description: safeText(row.description),
    isPrivate: row.is_private,
    isSystem: row.is_system,
    createdByUserId: row.owner_id,
    createdByUser: {
      id: row.owner_id,
      name: row.owner_name,
      username: row.owner_username,
      cdnId: row.owner_cdn_id,
    },
    likeCount: 0,
    images: row.images.map(({ cdn_id: cdnId, ...image }) => ({ ...image, cdnId })),
    materialId: row.material_id,
    material: item && { ...item, image: presentPicture(item.image) },
    materialImageId: row.material_image_id,
    photograph: presentPicture(row.photograph),
    materialReviewId: row.material_review_id,
    materialCommentId: row.material_comment_id,
    data: textOf(row),
    isSubscribed: row.is_subscribed,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    ...(row.hidden_reason !== null && { hiddenReason: row.hidden_reason }),
  }
}

/**
 * What a log holds beside its words. A batch may have been written by an older release, or have come
 * with an import: one that cannot be read any more is shown without its amounts.
 */
function textOf({ type_id, data }: LogRow): string | null {
  const known = logType(type_id)?.name === 'BATCH' ? batchData.safeParse(data).data : data
  return known === undefined || known === null ? null : JSON.stringify(known)
}

function presentPicture(picture: LogRow['photograph']): Log['photograph'] {
  return (
    picture && {
      id: picture.id,
      cdnId: picture.cdn_id,
      title: picture.title,
      dominantHexColor: picture.dominant_hex,
      secondaryHexColor: picture.secondary_hex,
      width: picture.width,
      height: picture.height,
    }
  )
}
