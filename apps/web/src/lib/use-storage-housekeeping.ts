import { useEffect } from 'react'
import { keepStorageClean } from './storage-housekeeping.ts'

/** Keeps the browser's storage from filling up, for as long as the page is open. */
export function useStorageHousekeeping(): void {
  useEffect(keepStorageClean, [])
}
