import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type ImageContext, removeImage } from './keep-image.ts'
import { listUnusedImages } from './images.queries.ts'

const HOUR = 3_600_000
/** A picture that was uploaded and then forgotten, or that was in use when its account ended. */
const UNUSED_AFTER = 24 * HOUR
/** A file that arrived at a process which has gone since. */
const ABANDONED_AFTER = HOUR
/** Images that are removed at a time. */
const BATCH = 100
/** With so many images that cannot be removed it is no single one of them that is locked. */
const LEFT_MAX = 3

/**
 * Removes images that are used nowhere, and files of requests that were cut off. One that cannot be
 * removed is passed over, and tried again the next time.
 */
export async function sweepImages(context: ImageContext, now: Date): Promise<void> {
  await removeAbandoned(context.images.incoming, now.getTime() - ABANDONED_AFTER)
  const before = new Date(now.getTime() - UNUSED_AFTER)
  const left: string[] = []
  for (;;) {
    const unused = await listUnusedImages(context.db, before, { limit: BATCH, without: left })
    for (const image of unused) {
      try {
        await removeImage(context, image)
      } catch (error) {
        if (left.push(image.cdnId) === LEFT_MAX) throw error
        context.images.onLeft(error)
      }
    }
    if (unused.length < BATCH) break
  }
}

async function removeAbandoned(folder: string, before: number): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    // Nobody has sent anything yet.
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const name of names) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }))
    if (mtimeMs < before) await rm(path, { force: true })
  }
}

/** Sweeps now and then for as long as the server runs. */
export function installSweep(app: FastifyInstance, context: ImageContext): void {
  const timer = setInterval(() => {
    sweepImages(context, new Date()).catch((error: unknown) =>
      app.log.warn({ err: error }, 'unused images could not be removed'),
    )
  }, HOUR)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await context.images.cache.settled()
  })
}
