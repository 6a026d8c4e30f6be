import {
  createLogComment,
  createMaterialComment,
  deleteLogComment,
  deleteMaterialComment,
  updateLogComment,
  updateMaterialComment,
} from '@glazy/contract/comments'
import { UPLOAD_FIELD, UPLOAD_RULES } from '@glazy/contract/images'
import { MATERIAL_IMAGE_PROBLEMS } from '@glazy/contract/material-images'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { createAllowWriting } from '#features/accounts/public-writing.ts'
import { createUploadAllowance } from '#features/images/upload-allowance.ts'
import { route } from '#platform/route.ts'
import { demandViewer } from '#platform/viewer.ts'
import { addComment, changeComment, removeComment } from './comments.service.ts'

/** Comments on items and logs, as they are written, changed and deleted. */
export function commentRoutes(app: FastifyInstance, context: AppContext): void {
  const allow = createUploadAllowance(context)
  const allowWriting = createAllowWriting(context, 'comment')
  const upload = {
    maxBytes: UPLOAD_RULES.comment.maxBytes,
    maxFiles: 1,
    optionalFields: [UPLOAD_FIELD],
    tooLarge: MATERIAL_IMAGE_PROBLEMS.tooLarge,
    admit: async (request: FastifyRequest) => {
      // Words alone are no upload.
      const isForm = request.headers['content-type']?.startsWith('multipart/') === true
      if (isForm) await allow(demandViewer(request))
    },
  }

  for (const [create, kind] of [
    [createMaterialComment, 'material'],
    [createLogComment, 'log'],
  ] as const) {
    route(
      app,
      create,
      async ({ body, request, reply }) => {
        const viewer = demandViewer(request)
        await allowWriting(viewer)
        const data = await addComment(context, viewer, kind, body, request.receivedFiles)
        reply.code(201)
        return { data }
      },
      { upload },
    )
  }

  for (const [update, kind] of [
    [updateMaterialComment, 'material'],
    [updateLogComment, 'log'],
  ] as const) {
    route(app, update, async ({ params, body, request }) => ({
      data: await changeComment(context, demandViewer(request), kind, { ...params, ...body }),
    }))
  }

  for (const [remove, kind] of [
    [deleteMaterialComment, 'material'],
    [deleteLogComment, 'log'],
  ] as const) {
    route(app, remove, async ({ params, request }) => {
      await removeComment(context, demandViewer(request), kind, params.id)
      return { success: true as const }
    })
  }
}
