import type { Log } from '@glazy/contract/logs'
import { textOfHtml } from '#lib/rich-text/rich-text-nodes.ts'
import { shortened } from '#lib/rich-text/shortened.ts'

/** Characters that search engines show of a description. */
const DESCRIPTION_LENGTH = 160

/** A log in a sentence or two, for search engines and shared links. */
export function logDescription(log: Log): string {
  const words = textOfHtml(log.description ?? '').replace(/\s+/g, ' ')
  return shortened(words || log.title, DESCRIPTION_LENGTH)
}

/** A log as schema.org describes a post. */
export function logStructuredData(
  log: Log,
  { url, description }: { readonly url: string; readonly description: string },
): Readonly<Record<string, unknown>> {
  return {
    '@type': 'SocialMediaPosting',
    headline: log.title,
    description,
    url,
    datePublished: log.createdAt,
    dateModified: log.updatedAt,
    author: { '@type': 'Person', name: log.createdByUser.name },
  }
}
