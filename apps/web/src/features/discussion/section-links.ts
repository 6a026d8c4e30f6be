/**
 * Leads to the threads before one of them, or to the last ones.
 *
 * @param path of the page with the discussion
 */
export function threadsHref(path: string, before: number | undefined): string {
  return `${path}${before === undefined ? '' : `?threads=${before}`}#comments`
}

/** Leads to a page of all reviews, or to the last few. */
export function reviewsHref(path: string, page: number | undefined): string {
  return `${path}${page === undefined ? '' : `?reviews=${page}`}#reviews`
}
