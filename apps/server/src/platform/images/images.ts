import { join } from 'node:path'
import { createDiskStore } from '#platform/object-store/disk-store.ts'
import type { ObjectStore } from '#platform/object-store/object-store.ts'
import { createS3Store, type S3Settings } from '#platform/object-store/s3-store.ts'
import { type Room, watchRoom } from '#platform/room.ts'
import { createFileCache, type FileCache } from './file-cache.ts'
import { createWorkQueue, type WorkQueue } from '#platform/work-queue.ts'

/** What working with images needs. */
export interface Images {
  /** Pictures as they were stored. */
  readonly store: ObjectStore
  /** Pictures that were made of them. */
  readonly cache: FileCache
  /** Whether the disk takes more of them. */
  readonly room: Room
  /** Where files are while they arrive. */
  readonly incoming: string
  /** Makes pictures that someone is waiting for. */
  readonly render: WorkQueue
  /** Reads files that someone has sent. */
  readonly read: WorkQueue
  /** Is told why a picture that nobody uses any more is still there; the sweep removes it. */
  readonly onLeft: (error: unknown) => void
}

export interface ImagesOptions {
  readonly dataDir: string
  /** Undefined: pictures are files in the data directory. */
  readonly s3: S3Settings | undefined
  readonly imageCacheBytes: number
}

/** Pages show dozens of pictures, and many visitors come at once. */
const MAX_RENDERINGS_WAITING = 400
/** One at a time: the largest accepted one holds 200 MB of pixels while it is read. */
const MAX_UPLOADS_AT_ONCE = 1
const MAX_UPLOADS_WAITING = 50
const MAX_UPLOADS_OF_ONE_WAITING = 10
/** Threads that work on files and images alike; some are left for files when images are made. */
const THREADS = Number(process.env.UV_THREADPOOL_SIZE ?? 4)
const MAX_RENDERINGS_AT_ONCE = Math.max(1, THREADS - MAX_UPLOADS_AT_ONCE - 1)

/** Folder for images in the data directory. */
function imageFolder(dataDir: string): string {
  return join(dataDir, 'images')
}

export function openImages(
  options: ImagesOptions,
  log: { readonly warn: (fields: object, message: string) => void },
  room: Room = watchRoom(options.dataDir),
): Images {
  const folder = imageFolder(options.dataDir)
  return {
    room,
    store: options.s3 === undefined ? createDiskStore(folder, room) : createS3Store(options.s3),
    cache: createFileCache({
      folder: join(folder, 'cache'),
      maxBytes: options.imageCacheBytes,
      room,
      onFault: (error) => log.warn({ err: error }, 'an image could not be kept in the cache'),
    }),
    incoming: join(folder, 'incoming'),
    render: createWorkQueue({
      busy: 'image.busy',
      concurrency: MAX_RENDERINGS_AT_ONCE,
      maxWaiting: MAX_RENDERINGS_WAITING,
    }),
    read: createWorkQueue({
      busy: 'image.busy',
      concurrency: MAX_UPLOADS_AT_ONCE,
      maxWaiting: MAX_UPLOADS_WAITING,
      maxWaitingOfOne: MAX_UPLOADS_OF_ONE_WAITING,
    }),
    onLeft: (error) =>
      log.warn({ err: error }, 'a picture could not be removed; it is tried again within a day'),
  }
}
