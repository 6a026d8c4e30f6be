import { call } from '#lib/api/call.ts'
import { useItemMutation } from './authoring.ts'

/** Saves what a version holds as the next one. */
export function useRestoreVersion(id: number) {
  return useItemMutation((number: number) =>
    call('restoreMaterialVersion', { params: { id, number } }),
  )
}

/** Makes an item of the visitor's own from what a version holds. */
export function useCopyVersion(id: number) {
  return useItemMutation((number: number) =>
    call('copyMaterialVersion', { params: { id, number } }),
  )
}
