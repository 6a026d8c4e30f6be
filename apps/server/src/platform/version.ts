import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

const manifest = new URL('../../../../package.json', import.meta.url)

/** Version of the release. */
export const RELEASE = (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version

/**
 * What runs: the release and, after a plus sign, a mark of the built site, so that open pages
 * notice a new build of the same release.
 */
export function runningVersion(siteEntry: URL): string {
  if (!existsSync(siteEntry)) return RELEASE
  const mark = createHash('sha256').update(readFileSync(siteEntry)).digest('hex').slice(0, 8)
  return `${RELEASE}+${mark}`
}
