import type { ChangeEvent } from 'react'
import { useRef } from 'react'
import {
  type SelectableMaterial,
  selectMaterials,
  unselectMaterials,
  useSelectedMaterials,
} from '#lib/selected-materials.ts'
import { idsBetween } from './range.ts'

/** The selection as a list sees it: which of its items are ticked, and what ticking one does. */
export function useListSelection(materials: readonly SelectableMaterial[]) {
  const selected = useSelectedMaterials()
  const lastTicked = useRef<number | undefined>(undefined)

  function change(id: number, isTicked: boolean, isRange: boolean) {
    const order = materials.map((material) => material.id)
    const ids = isRange ? idsBetween(order, lastTicked.current, id) : [id]
    lastTicked.current = id
    if (isTicked) selectMaterials(materials.filter((material) => ids.includes(material.id)))
    else unselectMaterials(ids)
  }

  return {
    selectedIds: new Set(selected.map((material) => material.id)),
    /** For the boxes of all items; holding Shift ticks everything since the box before. */
    onSelect(event: ChangeEvent<HTMLInputElement>) {
      const { value, checked } = event.currentTarget
      const isRange = event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey
      change(Number(value), checked, isRange)
    },
  }
}
