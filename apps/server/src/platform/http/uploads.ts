import { randomBytes } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError, wrongField } from '#platform/app-error.ts'
import { toStorageError } from '#platform/object-store/object-store.ts'
import type { Room } from '#platform/room.ts'

/** What a route says that takes files; all others take none. */
export interface UploadOptions {
  /** Bytes of one file. */
  readonly maxBytes: number
  readonly maxFiles: number
  /** Fields for a file each, where the call is taken without one, too; others need one in `imageFile`. */
  readonly optionalFields?: readonly string[]
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
const FORM_LIMITS = { files: 0, fields: 200, parts: 200, fieldSize: 65_536 } as const

/**
 * Reads multipart bodies: fields become the body, files go to `folder` while they arrive, so that
 * memory holds a few kilobytes of each, and are gone before the request is answered.
 */
export async function installUploads(
  app: FastifyInstance,
  { folder, room }: { readonly folder: string; readonly room: Room },
): Promise<void> {
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: FORM_LIMITS,
    throwFileSizeLimit: false,
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
    const admit = async (request: FastifyRequest) => {
      await upload.admit(request)
      // What comes without a file needs no room for one.
      const isForm = request.headers['content-type']?.startsWith('multipart/') === true
      if (isForm && !(await room.isLeft())) throw new AppError('image.storageFull')
    }
    // Who may not send, or to a full disk, is told so before anything is read.
    route.onRequest = [...[route.onRequest ?? []].flat(), admit]
    route.preValidation = [...[route.preValidation ?? []].flat(), demandFiles]
  })
  app.addHook('onSend', removeFiles)
}

async function receive(request: FastifyRequest, part: MultipartFile, folder: string) {
  const { fieldname: field } = part
  const files = (request.receivedFiles ??= new Map<string, ReceivedFile>())
  demandField(request, field)
  const path = join(folder, randomBytes(16).toString('hex'))
  files.set(field, { path })
  const limit = new AbortController()
  try {
    await mkdir(folder, { recursive: true })
    const file = await open(path, 'wx', 0o600)
    part.file.once('limit', () => limit.abort())
    // What is small has come as a whole by now.
    if (part.file.truncated) limit.abort()
    await pipeline(part.file, file.createWriteStream(), { signal: limit.signal })
    // What a browser sends where no file was chosen.
    if (part.filename === '' && part.file.bytesRead === 0) {
      files.delete(field)
      await rm(path, { force: true })
    }
  } catch (error) {
    // The request may have ended before the file was made.
    await rm(path, { force: true })
    if (!limit.signal.aborted) throw toStorageError(error)
    const message = request.routeOptions.config.upload?.tooLarge ?? 'This file is too large'
    throw new AppError('image.tooLarge', { message, fields: [{ field, message }] })
  }
}

/** Refuses a file that would be lost: in a field that the call does not take, or that holds one already. */
function demandField(request: FastifyRequest, field: string): void {
  const { optionalFields = [field] } = request.routeOptions.config.upload ?? {}
  if (!optionalFields.includes(field)) {
    throw wrongField('body', `has an unknown field: ${JSON.stringify(field)}`)
  }
  if (request.receivedFiles?.has(field)) {
    throw wrongField(field, 'must not stand twice in one call')
  }
}

/** Refuses a text where a file is meant. */
async function demandFiles({ body, routeOptions }: FastifyRequest): Promise<void> {
  const sent = body as Readonly<Record<string, unknown>> | null | undefined // whatever was sent
  const field = routeOptions.config.upload?.optionalFields?.find((name) => sent?.[name])
  if (field === undefined) return
  const { message } = new AppError('image.missing')
  throw new AppError('image.missing', { message, fields: [{ field, message }] })
}

async function removeFiles(request: FastifyRequest): Promise<void> {
  const files = [...(request.receivedFiles?.values() ?? [])]
  await Promise.all(files.map(({ path }) => rm(path, { force: true })))
}
