import type { ContentKind } from '@glazy/contract/rules/moderation'
import { pageStore, usePageStore } from '#lib/page-store.ts'

/** What is to be reported. */
export interface Reported {
  readonly kind: ContentKind
  readonly id: number
}

const requested = pageStore<Reported | undefined>(undefined)

/** Opens the report of something over the page, which stays as it is. */
export function requestReport(content: Reported): void {
  requested.set(content)
}

export function dismissReportRequest(): void {
  requested.set(undefined)
}

/** What someone wants to report. */
export function useReportRequest(): Reported | undefined {
  return usePageStore(requested)
}
