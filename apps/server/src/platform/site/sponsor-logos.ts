import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { readFileKind } from '#platform/images/file-kind.ts'
import { readUpload, renderImage } from '#platform/images/sharp-pipeline.ts'
import type { Sponsor } from './page-renderer.ts'

/** Folder of the data directory that logos lie in. */
const SPONSORS_FOLDER = 'sponsors'
/** Bytes that the file of a logo may have. */
const FILE_MAX = 500_000
/** Pixels that a logo is shown in at most. */
const BOX = { width: 180, height: 36 } as const
/** Pixels of a picture for one of the page: screens of today are finer than that. */
const DENSITY = 2
const QUALITY = 90

interface SponsorSettings {
  /** As the operator names them: a logo is a file in the folder. */
  readonly sponsors: readonly (Omit<Sponsor, 'logo'> & { readonly logo?: string | undefined })[]
  readonly dataDir: string
}

/**
 * Brings logos to the size of the footer and serves them from memory. One that cannot be read is
 * told in the log, and its sponsor named in words.
 *
 * @returns the sponsors as pages show them
 */
export async function installSponsors(
  app: FastifyInstance,
  { sponsors: named, dataDir }: SponsorSettings,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<readonly Sponsor[]> {
  const pictures = new Map<string, Buffer>()
  const sponsors: Sponsor[] = []
  for (const { name, url, logo: file } of named) {
    const path = file && join(dataDir, SPONSORS_FOLDER, file)
    const logo = path && (await readLogo(path).catch(() => undefined))
    if (path && !logo) {
      log.warn({ sponsor: name, path }, 'no logo: not a PNG, JPEG or WebP of up to 500 kB')
    }
    if (logo) pictures.set(logo.file, logo.picture)
    sponsors.push({ name, url, ...(logo && { logo: logo.shown }) })
  }
  if (pictures.size > 0) serve(app, pictures)
  return sponsors
}

async function readLogo(path: string) {
  const { size } = await stat(path)
  const kind = await readFileKind(path)
  if (size > FILE_MAX || kind === undefined) return undefined
  const { bytes, width, height } = await readUpload(path, kind)
  const scale = Math.min(1, (DENSITY * BOX.width) / width, (DENSITY * BOX.height) / height)
  const sides = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
  const picture = await renderImage(bytes, {
    ...sides,
    ratio: undefined,
    format: 'webp',
    quality: QUALITY,
  })
  const file = `${createHash('sha256').update(picture).digest('hex').slice(0, 16)}.webp`
  const shown = {
    src: `/${SPONSORS_FOLDER}/${file}`,
    width: Math.round(sides.width / DENSITY),
    height: Math.round(sides.height / DENSITY),
  }
  return { file, picture, shown }
}

/** An address holds what it leads to, so it is kept for good. */
function serve(app: FastifyInstance, pictures: ReadonlyMap<string, Buffer>): void {
  app.get<{ Params: { readonly file: string } }>(
    `/${SPONSORS_FOLDER}/:file`,
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const picture = pictures.get(params.file)
      if (picture === undefined) return reply.callNotFound()
      return reply
        .headers({
          'content-type': 'image/webp',
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': 'public, max-age=31536000, immutable',
        })
        .send(picture)
    },
  )
}
