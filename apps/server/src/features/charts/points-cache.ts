import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { LRUCache } from 'lru-cache'
import type { LibraryIndex } from '#library-index/library-index.ts'
import { writeAllPoints } from './points.service.ts'

/** A file with all points, compressed. */
export interface PointsBody {
  /** The same for the same contents, in every process. */
  readonly tag: string
  readonly gzipped: Buffer
}

/** Files that are kept: those of the axes that were asked for last. */
const FILES_MAX = 6

const compress = promisify(gzip)

/** Files of points, each written once for as long as no item changes. */
export function createPointsCache(index: LibraryIndex) {
  const files = new LRUCache<string, { readonly tag: string; readonly body: Promise<Buffer> }>({
    max: FILES_MAX,
  })
  return {
    /** What a file of these axes would be called now. */
    async tagOf(axes: readonly ChartAxis[]): Promise<string> {
      return `W/"1-${(await index.current()).digest()}-${axes.join('-')}"`
    },
    async read(axes: readonly ChartAxis[]): Promise<PointsBody> {
      const tag = await this.tagOf(axes)
      const key = axes.join()
      const known = files.get(key)
      if (known?.tag === tag) return { tag, gzipped: await known.body }
      const body = write(axes)
      files.set(key, { tag, body })
      body.catch(() => files.delete(key))
      return { tag, gzipped: await body }
    },
  }

  async function write(axes: readonly ChartAxis[]): Promise<Buffer> {
    const columns = await index.current()
    const file = await writeAllPoints(columns, axes, index.stamp())
    return compress(file, { level: constants.Z_DEFAULT_COMPRESSION })
  }
}
