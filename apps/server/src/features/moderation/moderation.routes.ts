import { ACTS_PAGE_SIZE, CASES_PAGE_SIZE } from '@glazy/contract/limits'
import * as contract from '@glazy/contract/moderation'
import { type ContentKind, mayModerate } from '@glazy/contract/rules/moderation'
import type { Viewer } from '@glazy/contract/rules/material'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createAllowWriting } from '#features/accounts/public-writing.ts'
import type { AppContext } from '#features/feature.ts'
import { AppError } from '#platform/app-error.ts'
import { paginationOf } from '#platform/http/pagination.ts'
import { safeText } from '#platform/rich-text/sanitize-rich-text.ts'
import { route } from '#platform/route.ts'
import { demandViewer } from '#platform/viewer.ts'
import { listActs } from './acts.queries.ts'
import { type CaseRow, findReport, listCases, muteOf } from './cases.queries.ts'
import { type Content, findContents } from './contents.queries.ts'
import * as service from './moderation.service.ts'
import { watchModerators } from './moderators.queries.ts'

const DAY_MS = 86_400_000
const DONE = { success: true } as const

/** Reports by everybody, and what moderators do about them; for all others there is nothing here. */
export async function moderationRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db } = context
  const areNamed = watchModerators(db, context.watch)
  const allowReport = createAllowWriting(context, 'report')

  route(app, contract.reportContent, async ({ body, request }) => {
    const viewer = demandViewer(request)
    if (!(await areNamed())) throw new AppError('route.notFound')
    await allowReport(viewer)
    await service.report(db, viewer, body)
    return DONE
  })

  route(app, contract.findOwnReport, async ({ query, request }) => {
    const viewer = demandViewer(request)
    if (!(await areNamed())) throw new AppError('route.notFound')
    const found = await findReport(db, query.kind, query.id, viewer.id)
    return { data: found ? { ...found, createdAt: found.createdAt.toISOString() } : null }
  })

  await app.register(async (own) => {
    // Before anything is said about what was sent.
    own.addHook('onRequest', async (request) => void demandModerator(request))
    routesOfModerators(own, context)
  })
}

function routesOfModerators(app: FastifyInstance, context: AppContext): void {
  const { db } = context

  route(app, contract.listCases, async ({ query, request }) => {
    const viewer = demandModerator(request)
    const { state = 'open', kind, p: page = 1 } = query
    const window = { page, perPage: CASES_PAGE_SIZE }
    const { rows, total } = await listCases(db, { state, kind }, window)
    return {
      data: await presentCases(context, viewer, rows),
      meta: { pagination: paginationOf(total, rows.length, window) },
    }
  })

  route(app, contract.listActs, async ({ query, request }) => {
    demandModerator(request)
    const window = { page: query.p ?? 1, perPage: ACTS_PAGE_SIZE }
    const { acts, total } = await listActs(db, window)
    return { data: acts, meta: { pagination: paginationOf(total, acts.length, window) } }
  })

  route(app, contract.hideContent, async ({ params, body, request }) => {
    await service.hide(db, demandModerator(request), params.id, body.reason)
    return DONE
  })
  route(app, contract.restoreContent, async ({ params, request }) => {
    await service.restore(db, demandModerator(request), params.id)
    return DONE
  })
  route(app, contract.dismissCase, async ({ params, request }) => {
    await service.dismiss(db, demandModerator(request), params.id)
    return DONE
  })
  route(app, contract.muteAccount, async ({ params, body, request }) => {
    const until = new Date(Date.now() + body.days * DAY_MS)
    const viewer = demandModerator(request)
    await service.mute(db, viewer, params.id, { reason: body.reason, until })
    return DONE
  })
  route(app, contract.unmuteAccount, async ({ params, request }) => {
    await service.unmute(db, demandModerator(request), params.id)
    return DONE
  })
  route(app, contract.clearAccount, async ({ params, body, request }) => {
    await service.clear(db, demandModerator(request), params.id, body.reason)
    return DONE
  })
  route(app, contract.unclearAccount, async ({ params, request }) => {
    await service.unclear(db, demandModerator(request), params.id)
    return DONE
  })
}

/** @throws AppError `route.notFound`: what moderators have does not exist for anybody else */
function demandModerator(request: FastifyRequest): Viewer {
  const { viewer } = request
  if (viewer === undefined || !mayModerate(viewer)) throw new AppError('route.notFound')
  return viewer
}

async function presentCases(
  { db }: AppContext,
  viewer: Viewer,
  rows: readonly CaseRow[],
): Promise<contract.ModerationCase[]> {
  const kinds = [...new Set(rows.map(({ kind }) => kind))]
  const contents = new Map<string, Content>()
  const keyOf = (kind: ContentKind, id: number) => `${kind} ${id}`
  await Promise.all(
    kinds.map(async (kind) => {
      const ids = rows.filter((row) => row.kind === kind).map(({ contentId }) => contentId)
      for (const content of await findContents(db, viewer, kind, ids)) {
        contents.set(keyOf(kind, content.id), content)
      }
    }),
  )
  const now = new Date()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    contentId: row.contentId,
    isOpen: row.isOpen,
    owner: { ...row.owner, isModerator: row.isModerator, ...muteOf(row, now) },
    isHidden: row.hiddenReason !== null,
    hiddenReason: row.hiddenReason,
    isCleared: row.isCleared,
    content: presentContent(contents.get(keyOf(row.kind, row.contentId))),
    reportCount: row.reportCount,
    reports: row.reports.map((report) => ({
      ...report,
      createdAt: new Date(report.createdAt).toISOString(),
    })),
    touchedAt: row.touchedAt.toISOString(),
  }))
}

function presentContent(content: Content | undefined): contract.ModerationCase['content'] {
  if (content === undefined) return null
  const { title, text, cdnId, link } = content
  return { title, text: safeText(text), cdnId, link }
}
