import { slugify } from '@glazy/ceramics/lookups/slug'

/** What a log's address is made from. */
export interface LinkedLog {
  readonly id: number
  readonly title: string
}

/** The title of a log as it is in its address; empty for a title without letters or figures. */
export function logSlug(title: string): string {
  return slugify(title)
}

/**
 * Path of a log's page.
 *
 * @example logPath({ id: 12, title: 'Ash glaze tests' }) // '/posts/12/ash-glaze-tests'
 */
export function logPath({ id, title }: LinkedLog): string {
  const slug = logSlug(title)
  return slug === '' ? `/posts/${id}` : `/posts/${id}/${slug}`
}

/** The same for an `href`: letters of other scripts are encoded. */
export function logHref(log: LinkedLog): string {
  return encodeURI(logPath(log))
}
