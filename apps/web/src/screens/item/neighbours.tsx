import type { MaterialDetail, MaterialSummary } from '@glazy/contract/materials'
import { NeighbourSection } from '#features/item/similar/neighbour-section.tsx'
import { lazyPart } from '#lib/lazy-part.ts'

/** They come with the list that holds them, when it is about to be seen. */
const Cards = lazyPart(() => import('./neighbour-cards.tsx'))
const NeighbourChart = lazyPart(() => import('./neighbour-chart.tsx'))

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
