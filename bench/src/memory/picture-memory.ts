import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { residentMemory, type RunningServer, startServer } from '#product/processes.ts'
import { joinAs, sendAvatar } from '#product/sending-pictures.ts'
import { printFigures, whole } from '#report.ts'
import type { Settings } from '#settings.ts'

/** Nearly as many pixels as are taken. */
const SIDE = 7_000
const ROUNDS = 3
const AT_ONCE = 8
const LOOK_MS = 50
const SETTLE_MS = 5_000
/** Bytes that may stay: pieces of the allocator, and the image library itself. */
const STAYS_MAX = 100 * 2 ** 20

/**
 * What pictures that are small files and enormous when they are read leave in the memory of a server: of every
 * kind that is taken, many at once.
 */
export async function benchPictureMemory(settings: Settings): Promise<void> {
  const dataDir = join(settings.workDir, 'picture-memory')
  await rm(dataDir, { recursive: true, force: true })
  const server = await startServer({ dataDir, port: settings.port })
  try {
    const token = await joinAs(server.url, 'bench')
    const pictures = await makePictures()
    const before = await residentMemory(server)
    const watch = watchPeak(server)
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const [kind, picture] of pictures) {
        const sent = Array.from({ length: AT_ONCE }, () => sendAvatar(server.url, token, picture))
        await Promise.all(sent)
        const now = megabytes(await residentMemory(server))
        console.error(`  round ${round}, ${kind} of ${whole(picture.length / 1_000)} kB: ${now}`)
      }
    }
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
    const after = await residentMemory(server)
    printFigures(`Memory of a server that is sent ${SIDE} × ${SIDE} pictures, ${AT_ONCE} at once`, [
      { what: 'before', ours: megabytes(before) },
      { what: 'at most', ours: megabytes(watch.stop()) },
      {
        what: 'after',
        ours: megabytes(after),
        reference: `${megabytes(before)} before`,
        target: `≤ ${megabytes(STAYS_MAX)} more`,
        isReached: after - before <= STAYS_MAX,
      },
    ])
  } finally {
    await server.stop()
  }
}

async function makePictures(): Promise<ReadonlyMap<string, Buffer>> {
  const plane = sharp({
    create: { width: SIDE, height: SIDE, channels: 3, background: '#3d6b57' },
  })
  return new Map([
    ['progressive JPEG', await plane.clone().jpeg({ progressive: true }).toBuffer()],
    ['WebP', await plane.clone().webp().toBuffer()],
    [
      'interlaced PNG of 16 bits',
      await plane.clone().toColourspace('rgb16').png({ progressive: true }).toBuffer(),
    ],
  ])
}

/** Looks at a server's memory now and then. */
function watchPeak(server: RunningServer): { stop(): number } {
  let peak = 0
  const timer = setInterval(() => {
    void residentMemory(server).then((bytes) => (peak = Math.max(peak, bytes)))
  }, LOOK_MS)
  return {
    stop: () => {
      clearInterval(timer)
      return peak
    },
  }
}

const megabytes = (bytes: number) => `${whole(bytes / 2 ** 20)} MiB`
