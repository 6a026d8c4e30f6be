import type { MaterialDetail, MaterialSummary } from '@glazy/contract/materials'
import { MaterialGrid } from '#features/library/card/material-grid.tsx'
import { useListSelection } from '#features/library/selection/use-list-selection.ts'
import { NeighbourSection } from '#features/item/similar/neighbour-section.tsx'
import { NeighbourChart } from './neighbour-chart.tsx'
import { useOpenItem } from '#lib/use-open-item.ts'

/** Items that share the base, the chemistry or, for a material, that contain it. */
export function Neighbours({ material }: { readonly material: MaterialDetail }) {
  const { id, kind, analysis } = material
  const cards = (materials: readonly MaterialSummary[]) => <Cards materials={materials} />
  const charted = (materials: readonly MaterialSummary[]) => (
    <>
      <Cards materials={materials} />
      {analysis && <NeighbourChart material={material} materials={materials} />}
    </>
  )
  return (
    <>
      {kind === 'recipe' && (
        <NeighbourSection list="base" id={id}>
          {charted}
        </NeighbourSection>
      )}
      {kind === 'primitive' && (
        <NeighbourSection list="containing" id={id}>
          {cards}
        </NeighbourSection>
      )}
      {analysis && (
        <NeighbourSection list="analysis" id={id}>
          {charted}
        </NeighbourSection>
      )}
    </>
  )
}

function Cards({ materials }: { readonly materials: readonly MaterialSummary[] }) {
  const selection = useListSelection(materials)
  const openItem = useOpenItem()
  return (
    <MaterialGrid
      materials={materials}
      look="cards"
      {...selection}
      onOpen={(id) => {
        const material = materials.find((item) => item.id === id)
        if (material) openItem(material)
      }}
    />
  )
}
