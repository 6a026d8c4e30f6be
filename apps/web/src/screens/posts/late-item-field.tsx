import type { ItemFieldSlotProps } from '#features/logs/item-field-slot.ts'
import { lazyPart } from '#lib/lazy-part.ts'

const LogItemField = lazyPart(() => import('./log-item-field.tsx'))

/** The field of the item, loaded when a log is written. */
export function LateItemField(props: ItemFieldSlotProps) {
  return <LogItemField {...props} />
}
