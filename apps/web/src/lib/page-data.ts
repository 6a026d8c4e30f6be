import type { CurrentUser } from '@glazy/contract/accounts'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { SiteConfig } from '#lib/site.ts'
import type { Visitor } from '#lib/visitor.ts'

/**
 * What the server found out for a page travels in it as JSON beside the scripts: text that nobody
 * has to compile, and that costs the server far less than a program that builds the same values.
 */
export const PAGE_DATA_ID = 'page-data'
export const PAGE_TEXTS_ID = 'page-texts'

/** An answer of the API that the page was rendered from. */
interface SentQuery {
  readonly key: QueryKey
  readonly data: unknown
  /** Milliseconds since 1970. */
  readonly updatedAt: number
}

/** What the browser starts from, so that it renders the same page. */
export interface PageData {
  readonly site: SiteConfig
  readonly visitor: Visitor
  /** The person who is logged in. */
  readonly user: CurrentUser | null
  readonly queries: readonly SentQuery[]
  /** It is the page that stands for others without a connection. */
  readonly isShell: boolean
}

/** Answers that have arrived; what failed is asked for again in the browser. */
export function collectQueries(queryClient: QueryClient): readonly SentQuery[] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => ({
      key: queryKey,
      data: state.data,
      updatedAt: state.dataUpdatedAt,
    }))
}

/** Puts answers where queries find them. */
export function restoreQueries(queryClient: QueryClient, queries: readonly SentQuery[]): void {
  for (const { key, data, updatedAt } of queries) {
    queryClient.setQueryData(key, data, { updatedAt })
  }
}

/** JSON that cannot end the script element it is in. */
export function scriptSafe(json: string): string {
  return json.replaceAll('<', String.raw`\u003c`)
}

/** Text of a data element of the page; `undefined` on the server, and in a page without it. */
export function readPageElement(id: string): string | undefined {
  return typeof document === 'undefined' ? undefined : document.getElementById(id)?.textContent
}

/** Whether the page stands for another one without a connection. */
export function isShell(): boolean {
  return readPageElement(PAGE_DATA_ID)?.includes('"isShell":true') === true
}

/** Empties the data of the page, which name the person it was made for. */
export function forgetPageData(): void {
  document.getElementById(PAGE_DATA_ID)?.replaceChildren()
}
