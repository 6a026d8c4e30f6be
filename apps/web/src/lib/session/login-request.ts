import { pageStore, usePageStore } from '#lib/page-store.ts'

const isRequested = pageStore(false)

/** Opens the login over the page, which stays as it is. */
export function requestLogin(): void {
  isRequested.set(true)
}

export function dismissLoginRequest(): void {
  isRequested.set(false)
}

/** Whether someone has asked for the login over the page. */
export function useLoginRequest(): boolean {
  return usePageStore(isRequested)
}
