import { UPLOAD_RULES } from '@glazy/contract/images'
import { QUICK_SEARCH_MIN_LENGTH, QUICK_SEARCH_PAGE_SIZE } from '@glazy/contract/limits'
import {
  createLog,
  deleteLog,
  getLog,
  listLogs,
  LOG_PICTURE_FIELDS,
  quickSearchLogs,
  updateLog,
} from '@glazy/contract/logs'
import { MATERIAL_IMAGE_PROBLEMS } from '@glazy/contract/material-images'
import { mayPostLogs } from '@glazy/contract/rules/log'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createAllowWriting } from '#features/accounts/public-writing.ts'
import type { AppContext } from '#features/feature.ts'
import { createUploadAllowance } from '#features/images/upload-allowance.ts'
import { AppError } from '#platform/app-error.ts'
import { route } from '#platform/route.ts'
import { demandViewer, viewerOf } from '#platform/viewer.ts'
import { listFeed, listPage, readLog } from './feed.service.ts'
import { changeLog, postLog, removeLog } from './logs.service.ts'

/** The feed, and what people post to it. */
export function logRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context

  route(app, listLogs, ({ query, request }) => listFeed(db, viewerOf(request), query))

  route(app, quickSearchLogs, async ({ query, request }) => {
    const viewer = viewerOf(request)
    const keywords = (query.keywords ?? '').trim()
    const isNone =
      keywords.length < QUICK_SEARCH_MIN_LENGTH || (query.u === true && viewer === null)
    const filter = { keywords, ...((isNone || query.u) && { ownerId: isNone ? 0 : viewer?.id }) }
    const { page = 1, c: perPage = QUICK_SEARCH_PAGE_SIZE } = query
    const { data, pagination } = await listPage(db, viewer, filter, { page, perPage })
    return { data, meta: { pagination } }
  })

  route(app, getLog, async ({ params, request }) => ({
    data: await readLog(db, viewerOf(request), params.id),
  }))

  writingRoutes(app, context)
}

function writingRoutes(app: FastifyInstance, context: AppContext): void {
  const uploading = { ...context, allowUpload: createUploadAllowance(context) }
  const allowPosting = createAllowWriting(context, 'log')
  const upload = {
    maxBytes: UPLOAD_RULES.log.maxBytes,
    // One more than there are fields: whatever is too much is refused by its name.
    maxFiles: LOG_PICTURE_FIELDS.length + 1,
    optionalFields: LOG_PICTURE_FIELDS,
    tooLarge: MATERIAL_IMAGE_PROBLEMS.tooLarge,
    admit: async (request: FastifyRequest) => {
      const viewer = demandViewer(request)
      if (!mayPostLogs(viewer)) throw new AppError('account.muted')
      await allowPosting(viewer)
    },
  }

  route(
    app,
    createLog,
    async ({ body, request, reply }) => {
      const data = await postLog(uploading, demandViewer(request), body, request.receivedFiles)
      reply.code(201)
      return { data }
    },
    { upload },
  )

  route(
    app,
    updateLog,
    async ({ params, body, request }) => ({
      data: await changeLog(
        uploading,
        demandViewer(request),
        params.id,
        body,
        request.receivedFiles,
      ),
    }),
    { upload },
  )

  route(app, deleteLog, async ({ params, request }) => {
    await removeLog(context, demandViewer(request), params.id)
    return { success: true as const }
  })
}
