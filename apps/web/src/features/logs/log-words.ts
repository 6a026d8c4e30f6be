import { LOG_SHOWN_LENGTH } from '@glazy/contract/limits'
import type { BatchData, Log } from '@glazy/contract/logs'
import { logType } from '@glazy/contract/rules/log'
import type { Translate } from '@glazy/locales/translate'

/** What a log is, in a word. */
export function typeWord(t: Translate<'logs'>, id: number): string {
  const type = logType(id)
  return type === undefined ? t('types.other', { id }) : t(`types.${type.name}`)
}

/** Characters of a description that are shown at first. */
export function shownLength(log: Log, isPage: boolean): number {
  if (isPage) return LOG_SHOWN_LENGTH.page
  const name = logType(log.logTypeId)?.name
  if (name === 'BATCH') return LOG_SHOWN_LENGTH.batch
  return name === 'MATERIAL_IMAGE_CREATE' ? LOG_SHOWN_LENGTH.image : LOG_SHOWN_LENGTH.item
}

/** What was weighed out, where the log says so. */
export function batchOf(log: Log): BatchData | undefined {
  if (logType(log.logTypeId)?.name !== 'BATCH' || log.data === null) return undefined
  return JSON.parse(log.data) as BatchData // checked when it was posted
}

/** The average rating that a review led to. */
export function ratingOf(log: Log): number | undefined {
  if (logType(log.logTypeId)?.name !== 'MATERIAL_REVIEW_CREATE') return undefined
  const rating = Number(log.data ?? NaN)
  return Number.isFinite(rating) ? rating : undefined
}
