import type { ReactNode } from 'react'

export interface ItemFieldSlotProps {
  readonly value: { readonly id: number; readonly name: string } | null
  readonly onChange: (item: { readonly id: number; readonly name: string } | null) => void
}

/** The field in which an item is chosen; a screen brings it from another area. */
export type ItemFieldSlot = (props: ItemFieldSlotProps) => ReactNode
