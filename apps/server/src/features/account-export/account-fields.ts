import type { CurrentUser } from '@glazy/contract/accounts'
import {
  ACCOUNT_FORMAT,
  ACCOUNT_ITEMS,
  type AccountField,
} from '@glazy/formats/glazy/glazy-account'
import { glazyRecord } from '@glazy/formats/glazy/glazy-record'
import type { YamlValue } from '@glazy/formats/yaml/write-yaml'
import type { Db } from '#db/database.ts'
import { listFormerUsernames } from '#features/accounts/former-usernames.queries.ts'
import { listIdsAfter } from '#features/materials/export/export.queries.ts'
import { fieldsWith, MATERIAL_FIELDS, unsetOf } from '#features/materials/fields/material-fields.ts'
import type { FoundItem } from '#features/materials/export/found-item.ts'
import { loadFoundItems } from '#features/materials/export/write-items.ts'
import { listHiddenOf } from '#features/moderation/cases.queries.ts'
import {
  listCollections,
  listFollowed,
  listImports,
  listNotifications,
  listSessions,
} from './account-export.queries.ts'
import { listComments, listReviews } from './discussion-export.queries.ts'
import {
  type ItemFactsRow,
  listEarlierVersions,
  listImages,
  listItemFacts,
  listTranslations,
} from './items-export.queries.ts'
import { listKilnSchedules } from './kilns-export.queries.ts'
import { listFollowedLogs, listLogs } from './logs-export.queries.ts'
import { listReports } from './moderation-export.queries.ts'
import { listBatches, listLots, listStock } from './stock-export.queries.ts'

/** Version of the form of these files. */
const VERSION = 1
/** Entries that are in memory at once. */
const BATCH = 200
/** Decimals of a stated analysis: all that were stored. */
const EXACT = 12

export interface AccountExport {
  readonly user: CurrentUser
  readonly now: Date
  /** Address of the site without a trailing slash. */
  readonly site: string
}

/**
 * Everything that a person owns, piece by piece. Of what belongs to others it holds ids and names
 * alone, and only where the person may see them.
 */
export async function* accountFields(db: Db, account: AccountExport): AsyncGenerator<AccountField> {
  const { user, site } = account
  const { id } = user
  yield { key: 'format', value: ACCOUNT_FORMAT }
  yield { key: 'version', value: VERSION }
  yield { key: 'site', value: site }
  yield { key: 'exportedAt', value: account.now.toISOString() }
  yield { key: 'profile', value: profileOf(account) }
  yield { key: 'formerUsernames', value: await listFormerUsernames(db, id) }
  yield { key: 'preferences', value: plain(user.preferences) }
  yield { key: 'sessions', value: (await listSessions(db, id)).map(plain) }
  yield {
    key: 'notifications',
    value: batches(
      (after) => listNotifications(db, { id, locale: user.locale }, after, BATCH),
      (row) => plain({ ...row, id: undefined }),
    ),
  }
  yield {
    key: 'followedLogs',
    value: batches((after) => listFollowedLogs(db, id, after, BATCH), plain),
  }
  yield { key: 'following', value: batches((after) => listFollowed(db, id, after, BATCH), plain) }
  yield {
    key: 'collections',
    value: batches((after) => listCollections(db, id, after, BATCH), plain),
  }
  yield { key: 'inventory', value: batches((after) => listStock(db, id, after, BATCH), plain) }
  yield { key: 'stock', value: batches((after) => listLots(db, id, after, BATCH), plain) }
  yield { key: 'batches', value: batches((after) => listBatches(db, id, after, BATCH), plain) }
  yield { key: 'imports', value: batches((after) => listImports(db, id, after, BATCH), plain) }
  yield {
    key: 'kilnSchedules',
    value: batches((after) => listKilnSchedules(db, id, after, BATCH), plain),
  }
  yield {
    key: 'images',
    value: batches(
      (after) => listImages(db, id, after, BATCH),
      (row) => plain({ ...row, link: imageLink(site, row.cdn_id) }),
    ),
  }
  yield {
    key: 'logs',
    value: batches(
      (after) => listLogs(db, id, after, BATCH),
      ({ images, ...row }) =>
        plain({
          ...row,
          images: images.map((image) => ({ ...image, link: imageLink(site, image.cdnId) })),
        }),
    ),
  }
  yield { key: 'reviews', value: batches((after) => listReviews(db, id, after, BATCH), plain) }
  yield {
    key: 'comments',
    value: batches(
      (after) => listComments(db, id, after, BATCH),
      (row) => plain({ ...row, ...(row.cdn_id && { link: imageLink(site, row.cdn_id) }) }),
    ),
  }
  yield { key: 'reports', value: batches((after) => listReports(db, id, after, BATCH), plain) }
  yield { key: 'hiddenByModerators', value: (await listHiddenOf(db, id)).map(plain) }
  yield { key: ACCOUNT_ITEMS, value: ofItems(db, id, (ids) => itemRecords(db, id, ids)) }
  yield {
    key: 'translations',
    value: ofItems(db, id, async (ids) => (await listTranslations(db, ids)).map(plain)),
  }
  yield {
    key: 'earlierVersions',
    value: ofItems(db, id, async (ids) => (await listEarlierVersions(db, ids)).map(plain)),
  }
}

/** Of the user what is not told elsewhere in the file. */
function profileOf({ user, site }: AccountExport): YamlValue {
  const elsewhere = ['preferences', 'savedPreferences', 'cdnId', 'unreadNotificationsCount']
  const own = Object.entries(user).filter(([key]) => !elsewhere.includes(key))
  const avatar = user.cdnId === null ? null : imageLink(site, user.cdnId)
  return plain({ ...Object.fromEntries(own), avatar })
}

function imageLink(site: string, cdnId: string): string {
  return `${site}/images/${cdnId}`
}

/** Rows as the values that JSON has: dates become text, names words without underlines. */
function plain(row: object): YamlValue {
  const entries = Object.entries(row).map(([key, value]) => [camelCase(key), value as unknown])
  return JSON.parse(JSON.stringify(Object.fromEntries(entries))) as YamlValue // what JSON holds
}

function camelCase(key: string): string {
  return key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** A list with ids, read piece by piece. */
async function* batches<TRow extends { readonly id: number }>(
  read: (after: number) => Promise<TRow[]>,
  present: (row: TRow) => YamlValue,
): AsyncGenerator<readonly YamlValue[]> {
  for (let after = 0; ;) {
    const rows = await read(after)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows.map(present)
    after = last.id
  }
}

/** What belongs to the person's own items, for some items at a time. */
async function* ofItems(
  db: Db,
  ownerId: number,
  read: (ids: readonly number[]) => Promise<readonly YamlValue[]>,
): AsyncGenerator<readonly YamlValue[]> {
  for (let after = 0; ;) {
    const ids = await listIdsAfter(db, after, ownerId, BATCH)
    const last = ids.at(-1)
    if (last === undefined) return
    yield await read(ids)
    after = last
  }
}

async function itemRecords(
  db: Db,
  ownerId: number,
  ids: readonly number[],
): Promise<readonly YamlValue[]> {
  const [items, facts] = await Promise.all([
    loadFoundItems(db, { viewer: { id: ownerId }, ids, format: 'YAML' }),
    listItemFacts(db, ownerId, ids),
  ])
  return items.map((item) => itemRecord(item, facts.get(item.id ?? 0)))
}

/** An item in the words of Glazy's YAML, with what only we keep beside them. */
function itemRecord(item: FoundItem, facts: ItemFactsRow | undefined): YamlValue {
  if (facts === undefined) return glazyRecord(item)
  const stated = {
    ...item,
    ...(facts.percent !== null && { percent: facts.percent }),
    ...(facts.loi !== null && { loi: facts.loi }),
    ...(facts.copied_from_id !== null && { copiedFromId: facts.copied_from_id }),
    ...(facts.copied_from_name !== null && { copiedFromName: facts.copied_from_name }),
    extra: { ...item.extra, ...ownFields(facts) },
  }
  return glazyRecord(stated, facts.percent === null ? undefined : EXACT)
}

/** Fields that are not known, or are as usual, are left out. */
function ownFields(facts: ItemFactsRow): Record<string, string> {
  return Object.fromEntries(
    fieldsWith('label').flatMap((name) => {
      const { column, label } = MATERIAL_FIELDS[name]
      const value = facts[column]
      return value === null || value === unsetOf(name) ? [] : [[label, String(value)]]
    }),
  )
}
