import { lazy } from 'react'
import type { ItemFieldSlotProps } from '#features/logs/item-field-slot.ts'

const LogItemField = lazy(() => import('./log-item-field.tsx'))

/** The field of the item, loaded when a log is written. */
export function LateItemField(props: ItemFieldSlotProps) {
  return <LogItemField {...props} />
}
