import { pageStore, usePageStore } from './page-store.ts'

const isFull = pageStore(false)

/** Tells the page that the browser refused to store something for lack of room. */
export function reportStorageFull(): void {
  isFull.set(true)
}

/** Takes the report back, to try again. */
export function dismissStorageFull(): void {
  isFull.set(false)
}

/** Whether storing failed for lack of room. */
export function useStorageFull(): boolean {
  return usePageStore(isFull)
}
