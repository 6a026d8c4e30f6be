import { isAlwaysPublic, type LogTypeName, logTypeId } from '@glazy/contract/rules/log'
import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { indexWords } from '@glazy/contract/reading/text-words'
import { withoutMarkup } from '#platform/rich-text/without-markup.ts'

/** A log to be written. */
export interface LogEntry {
  readonly type: LogTypeName
  readonly authorId: number
  readonly title: string
  /** Cleaned. */
  readonly description?: string | null | undefined
  readonly materialId?: number | null | undefined
  readonly materialImageId?: number | undefined
  readonly materialReviewId?: number | undefined
  readonly materialCommentId?: number | undefined
  readonly isPrivate?: boolean | undefined
  /** What only logs of this type have. */
  readonly data?: unknown
  readonly clientKey?: string | undefined
  /** Written by a person, and not by the site. */
  readonly isPosted?: boolean
}

/** Characters of a title: a longer one is cut. */
const TITLE_MAX = 255

/**
 * Writes a log in the transaction of what it tells of, which also announces that data changed.
 *
 * @returns its id
 */
export async function recordLog(trx: Db, entry: LogEntry): Promise<number> {
  const { type, data } = entry
  const typeId = logTypeId(type)
  const title = cut(entry.title.trim() || type)
  const description = entry.description ?? null
  const { id } = await trx
    .insertInto('log')
    .values({
      type_id: typeId,
      owner_id: entry.authorId,
      title,
      description,
      is_private: entry.isPrivate === true && !isAlwaysPublic(typeId),
      is_system: entry.isPosted !== true,
      material_id: entry.materialId ?? null,
      material_image_id: entry.materialImageId ?? null,
      material_review_id: entry.materialReviewId ?? null,
      material_comment_id: entry.materialCommentId ?? null,
      data: data === undefined ? null : JSON.stringify(data),
      words: logWords(title, description),
      client_key: entry.clientKey ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Words under which a log is found. */
export function logWords(title: string, description: string | null) {
  return sql<string>`array_to_tsvector(${indexWords(`${title} ${withoutMarkup(description ?? '')}`)}::text[])`
}

/** Never in the middle of a sign. */
function cut(title: string): string {
  return title.length <= TITLE_MAX ? title : [...title].slice(0, TITLE_MAX - 1).join('') + '…'
}
