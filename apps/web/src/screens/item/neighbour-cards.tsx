import type { MaterialSummary } from '@glazy/contract/materials'
import { MaterialGrid } from '#features/library/card/material-grid.tsx'
import { useListSelection } from '#features/library/selection/use-list-selection.ts'
import { useOpenItem } from '#lib/use-open-item.ts'

/** Neighbours of an item as cards. */
export default function NeighbourCards({
  materials,
}: {
  readonly materials: readonly MaterialSummary[]
}) {
  const selection = useListSelection(materials)
  const openItem = useOpenItem()
  return (
    <MaterialGrid
      materials={materials}
      {...selection}
      onOpen={(id) => {
        const material = materials.find((item) => item.id === id)
        if (material) openItem(material)
      }}
    />
  )
}
