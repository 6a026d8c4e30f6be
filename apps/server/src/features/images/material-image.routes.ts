import { UPLOAD_RULES } from '@glazy/contract/images'
import {
  createMaterialImage,
  deleteMaterialImage,
  listMaterialImages,
  MATERIAL_IMAGE_PROBLEMS,
  setThumbnail,
  updateMaterialImage,
} from '@glazy/contract/material-images'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { route } from '#platform/route.ts'
import { demandViewer, viewerOf } from '#platform/viewer.ts'
import { listImages } from './image-list.ts'
import {
  addPhotograph,
  changePhotograph,
  chooseThumbnail,
  removePhotograph,
} from './material-image.service.ts'
import { createUploadAllowance } from './upload-allowance.ts'

/** Photographs of items. */
export function materialImageRoutes(app: FastifyInstance, context: AppContext): void {
  const allow = createUploadAllowance(context)
  const upload = {
    maxBytes: UPLOAD_RULES.material.maxBytes,
    maxFiles: 1,
    tooLarge: MATERIAL_IMAGE_PROBLEMS.tooLarge,
    admit: (request: FastifyRequest) => allow(demandViewer(request)),
  }

  route(app, listMaterialImages, async ({ query, request }) => {
    const { data, pagination } = await listImages(context.db, viewerOf(request), query)
    return { data, meta: { pagination } }
  })

  route(
    app,
    createMaterialImage,
    async ({ body, request, reply }) => {
      const viewer = demandViewer(request)
      const data = await addPhotograph(context, viewer, body, request.receivedFiles)
      reply.code(201)
      return { data }
    },
    { upload },
  )

  route(app, updateMaterialImage, async ({ params, body, request }) => ({
    data: await changePhotograph(context, demandViewer(request), params.id, body),
  }))

  route(app, deleteMaterialImage, async ({ params, request }) => {
    await removePhotograph(context, demandViewer(request), params.id)
    return { success: true as const }
  })

  route(
    app,
    setThumbnail,
    async ({ params, request }) => ({
      data: await chooseThumbnail(context, demandViewer(request), params.id, params.imageId),
    }),
    { changesState: true },
  )
}
