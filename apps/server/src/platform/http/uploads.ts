import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#platform/app-error.ts'
import { toStorageError } from '#platform/object-store/object-store.ts'

/** What a route says that takes files; all others take none. */
export interface UploadOptions {
  /** Bytes of one file. */
  readonly maxBytes: number
  readonly maxFiles: number
  /** Sentence for a file that is larger. */
  readonly tooLarge: string
  /** Looks at the request before its body is read; throws to refuse it. */
  admit(request: FastifyRequest): Promise<void> | void
}

/** A file as it was sent. What the sender called it is not kept. */
export interface ReceivedFile {
  /** Where it is until the request has been answered. */
  readonly path: string
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Files that came with the request, by the name of their field. */
    receivedFiles?: Map<string, ReceivedFile>
  }
  interface FastifyContextConfig {
    upload?: UploadOptions
  }
}

/** A form that happens to be multipart holds no file; a route that takes some says so. */
const FORM_LIMITS = { files: 0, fields: 50, parts: 50, fieldSize: 65_536 } as const

/**
 * Reads multipart bodies: fields become the body, files go to `folder` while they arrive, so that
 * memory holds a few kilobytes of each, and are gone when the request has been answered.
 */
export async function installUploads(
  app: FastifyInstance,
  { folder }: { readonly folder: string },
): Promise<void> {
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: FORM_LIMITS,
    onFile(this: FastifyRequest, part: MultipartFile) {
      return receive(this, part, folder)
    },
  })
  app.addHook('onRoute', (route) => {
    const upload = route.config?.upload
    if (route.config === undefined || upload === undefined) return
    const { maxBytes, maxFiles } = upload
    const parts = FORM_LIMITS.fields + maxFiles
    route.config.multipartOptions = {
      limits: { ...FORM_LIMITS, parts, files: maxFiles, fileSize: maxBytes },
    }
    // Who may not send is told so before anything is read.
    route.onRequest = [...[route.onRequest ?? []].flat(), async (request) => upload.admit(request)]
  })
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.upload !== undefined) removeAfterwards(request, reply)
  })
}

async function receive(request: FastifyRequest, part: MultipartFile, folder: string) {
  const path = join(folder, randomBytes(16).toString('hex'))
  const files = (request.receivedFiles ??= new Map<string, ReceivedFile>())
  // A second file of the same name is not asked for, but has to go as well.
  const field = files.has(part.fieldname) ? `${part.fieldname}.${files.size}` : part.fieldname
  files.set(field, { path })
  try {
    await mkdir(folder, { recursive: true })
    await pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  } catch (error) {
    part.file.resume()
    throw toStorageError(error)
  }
  if (!part.file.truncated) return
  const message = request.routeOptions.config.upload?.tooLarge ?? 'This file is too large'
  throw new AppError('image.tooLarge', { message, fields: [{ field: part.fieldname, message }] })
}

/** The answer ends in one of two ways: it is sent, or nobody is there any more. */
function removeAfterwards(request: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('close', () => {
    for (const { path } of request.receivedFiles?.values() ?? []) {
      rm(path, { force: true }).catch((error: unknown) =>
        request.log.warn({ err: error }, 'a received file could not be removed'),
      )
    }
  })
}
