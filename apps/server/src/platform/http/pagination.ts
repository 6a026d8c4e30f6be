import type { Pagination } from '@glazy/contract/pagination'

/** A page of a list, counted from 1. */
export interface Page {
  readonly page: number
  readonly perPage: number
}

/** Rows before a page. */
export function offsetOf({ page, perPage }: Page): number {
  return (page - 1) * perPage
}

/**
 * What an answer says of the page in it.
 *
 * @param total entries of the whole list
 * @param count entries on this page
 */
export function paginationOf(total: number, count: number, { page, perPage }: Page): Pagination {
  return {
    total,
    count,
    per_page: perPage,
    current_page: page,
    total_pages: Math.ceil(total / perPage),
  }
}
