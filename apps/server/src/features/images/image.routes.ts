import { getImage } from '@glazy/contract/image-file'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { AppError } from '#platform/app-error.ts'
import { PIPELINE_VERSION } from '#platform/images/sharp-pipeline.ts'
import { route } from '#platform/route.ts'
import { viewerOf } from '#platform/viewer.ts'
import { isCdnId } from './image-keys.ts'
import { type ImageRequest, pictureName, readImageRequest } from './image-request.ts'
import { findVisibleImage, type VisibleImage } from './images.queries.ts'
import { createPictureSource } from './picture.service.ts'

/** Nothing in an image may run, even where someone opens it as a page. */
const IMAGE_POLICY = "default-src 'none'; sandbox"
const A_YEAR = 31_536_000

/** Images in the sizes that are made. Their addresses are beside the API, for a CDN in front. */
export function imageRoutes(app: FastifyInstance, { db, images }: AppContext): void {
  const pictureOf = createPictureSource(images)

  app.addHook('onSend', async (_request, reply) => {
    if (!String(reply.getHeader('cache-control')).startsWith('public')) return
    // A cache for everyone keeps one answer for everyone.
    reply.removeHeader('vary')
    reply.removeHeader('set-cookie')
  })

  route(app, getImage, async ({ params, query, request, reply }) => {
    const wanted = readImageRequest(query)
    const image = isCdnId(params.cdnId)
      ? await findVisibleImage(db, viewerOf(request), params.cdnId)
      : undefined
    if (image === undefined) throw new AppError('image.notFound')
    const tag = `"${PIPELINE_VERSION}-${image.cdnId}-${pictureName(wanted)}"`
    const isKnown = String(request.headers['if-none-match'] ?? '').includes(tag)
    const picture = isKnown ? undefined : await pictureOf(image, wanted)
    describe(reply, image, wanted, tag)
    return picture === undefined ? reply.code(304).send() : reply.send(picture)
  })
}

/** What is in an image is settled forever; who may see it is not when it is private. */
function describe(reply: FastifyReply, image: VisibleImage, wanted: ImageRequest, tag: string) {
  const format = wanted.format ?? image.format
  reply.headers({
    'content-type': `image/${format}`,
    'content-disposition': `inline; filename="${image.cdnId}.${format}"`,
    'content-security-policy': IMAGE_POLICY,
    etag: tag,
    'cache-control': image.isPublic ? `public, max-age=${A_YEAR}, immutable` : 'private, no-cache',
  })
}
