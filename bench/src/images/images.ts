import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { IMAGE_SIZES, qualityFor } from '@glazy/contract/images'
import sharp from 'sharp'
import { openClient, type HttpClient } from '#http-client.ts'
import { summarise } from '#percentiles.ts'
import { startServer } from '#product/processes.ts'
import { joinAs, sendAvatar } from '#product/sending-pictures.ts'
import { ms, printFigures, times } from '#report.ts'
import type { Settings } from '#settings.ts'

/** Pixels of the photograph, as in the figures that are to be reached. */
const PHOTO = { width: 2000, height: 1500 } as const
const { width, height } = IMAGE_SIZES.medium
const ROUNDS = 40
const CACHED_ROUNDS = 500
/** Milliseconds until what was made has been written to the disk. */
const WRITING = 100

const TIMES_SHARP = 1.15
/** Answers from the cache, in times of an empty one. */
const TIMES_EMPTY = 2

/**
 * A photograph in one of the sizes, over HTTP: made for the first time, beside the image library
 * alone in this process, and from the cache.
 */
export async function benchImages(settings: Settings): Promise<void> {
  const dataDir = join(settings.workDir, 'images')
  const server = await startServer({
    dataDir,
    port: settings.port,
    environment: { STARTER_LIBRARY: 'off' },
  })
  const client = openClient(server.url, 1)
  try {
    const photo = await makePhoto()
    const image = await sendAvatar(server.url, await joinAs(server.url, 'bench'), photo)
    const path = `/images/${image}?width=${width}&height=${height}`
    const made: number[] = []
    const alone: number[] = []
    // In turns, so that both meet the same moments of the machine.
    for (let round = 0; round < ROUNDS; round += 1) {
      await rm(join(dataDir, 'images', 'cache'), { recursive: true, force: true })
      made.push(await ask(client, path))
      await new Promise((resolve) => setTimeout(resolve, WRITING))
      alone.push(await makeAlone(photo))
    }
    const cached: number[] = []
    const empty: number[] = []
    for (let round = 0; round < CACHED_ROUNDS; round += 1) {
      cached.push(await ask(client, path))
      empty.push(await ask(client, '/livez'))
    }
    report({ made, alone, cached, empty })
  } finally {
    client.close()
    await server.stop()
  }
}

/** Durations in milliseconds. */
interface Measured {
  readonly made: readonly number[]
  readonly alone: readonly number[]
  readonly cached: readonly number[]
  /** Of an answer with nothing behind it. */
  readonly empty: readonly number[]
}

function report({ made, alone, cached, empty }: Measured): void {
  const [ours, reference] = [summarise(made).p50, summarise(alone).p50]
  const { p50, p99 } = summarise(cached)
  const floor = summarise(empty)
  printFigures(`An image of ${PHOTO.width} px as ${width} px WebP`, [
    {
      what: 'made for the first time, p50',
      ours: `${ms(ours)}, ${times(ours, reference)}`,
      reference: `${ms(reference)} sharp alone`,
      target: `≤ ${TIMES_SHARP} ×`,
      isReached: ours <= reference * TIMES_SHARP,
    },
    {
      what: 'from the cache, p50',
      ours: ms(p50),
      reference: `${ms(floor.p50)} an empty answer`,
    },
    {
      what: 'from the cache, p99',
      ours: `${ms(p99)}, ${times(p99, floor.p99)}`,
      reference: `${ms(floor.p99)} an empty answer`,
      target: `≤ ${TIMES_EMPTY} ×`,
      isReached: p99 <= TIMES_EMPTY * floor.p99,
    },
  ])
}

async function ask(client: HttpClient, path: string): Promise<number> {
  const { status, duration } = await client.get(path)
  if (status !== 200) throw new Error(`${path} answers ${status}`)
  return duration
}

async function makeAlone(photo: Buffer): Promise<number> {
  const start = performance.now()
  await sharp(photo)
    .resize(width, height)
    .webp({ quality: qualityFor(width) })
    .toBuffer()
  return performance.now() - start
}

/** Soft and fine structure, as on a glaze. */
async function makePhoto(): Promise<Buffer> {
  const noise = (sigma: number) => ({ type: 'gaussian' as const, mean: 128, sigma })
  const plane = { ...PHOTO, channels: 3, background: '#5b7f6a' } as const
  const clouds = await sharp({ create: { ...plane, noise: noise(90) } })
    .blur(24)
    .normalise()
    .png()
    .toBuffer()
  const grain = await sharp({ create: { ...plane, noise: noise(12) } })
    .png()
    .toBuffer()
  return sharp({ create: plane })
    .composite([
      { input: clouds, blend: 'soft-light' },
      { input: grain, blend: 'soft-light' },
    ])
    .jpeg({ quality: 88 })
    .toBuffer()
}
