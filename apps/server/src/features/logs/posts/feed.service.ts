import { LOG_PAGE_SIZE } from '@glazy/contract/limits'
import type { Log, LogPage } from '@glazy/contract/logs'
import type { Pagination } from '@glazy/contract/pagination'
import { LOG_TYPES } from '@glazy/contract/vocabulary'
import type { Db } from '#db/database.ts'
import type { MaybeViewer } from '#db/visible-to.ts'
import { personOfList } from '#features/accounts/person.queries.ts'
import { AppError } from '#platform/app-error.ts'
import { type Page, paginationOf } from '#platform/http/pagination.ts'
import { presentLog } from './log.presenter.ts'
import { findLogWindow, type LogFilter } from './log-window.queries.ts'
import { listLogsById } from './logs.queries.ts'

interface FeedQuery {
  readonly keywords?: string | undefined
  readonly type?: string | undefined
  readonly u?: string | undefined
  readonly p?: number | undefined
  readonly count?: number | undefined
}

/** A page of the feed: of everybody, or of one author. @throws AppError `user.notFound` */
export async function listFeed(db: Db, viewer: MaybeViewer, query: FeedQuery): Promise<LogPage> {
  const author = await personOfList(db, query.u)
  const filter = {
    keywords: query.keywords,
    ...(query.type && { typeId: typeIdOf(query.type) }),
    ...(author && { ownerId: author.id }),
  }
  const { p: page = 1, count: perPage = LOG_PAGE_SIZE } = query
  const { data, pagination } = await listPage(db, viewer, filter, { page, perPage })
  return { data, meta: { pagination, ...(author && { user: { data: author } }) } }
}

/** The logs of a page, and where it is among all. */
export async function listPage(
  db: Db,
  viewer: MaybeViewer,
  filter: LogFilter,
  { page, perPage }: Page,
): Promise<{ readonly data: Log[]; readonly pagination: Pagination }> {
  const { total, ids } = await findLogWindow(db, viewer, filter, { page, perPage })
  const data = await listLogsById(db, viewer, ids)
  return {
    data: data.map(presentLog),
    pagination: paginationOf(total, data.length, { page, perPage }),
  }
}

/** @throws AppError `log.notFound`, also where the viewer may not see it */
export async function readLog(db: Db, viewer: MaybeViewer, id: number): Promise<Log> {
  const [row] = await listLogsById(db, viewer, [id])
  if (row === undefined) throw new AppError('log.notFound')
  return presentLog(row)
}

/** An id that no row has. */
const NO_TYPE = 0

/** By its word in addresses, or by its number. */
function typeIdOf(text: string): number {
  return LOG_TYPES.find(({ id, slug }) => slug === text || String(id) === text)?.id ?? NO_TYPE
}
