import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { formatConeLabel } from '@glazy/ceramics/firing/cones'
import type { MaterialDetail } from '@glazy/contract/materials'
import { Amount } from '#components/amount.tsx'
import { FigureName } from '#components/figure-name.tsx'
import { axisDecimals } from '#features/charts/plot/axis-name.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { typePath } from '#lib/texts/type-path.ts'
import { useNames } from '#lib/texts/use-translation.ts'

export interface PointDetailsProps {
  /** Undefined while it is on its way. */
  readonly item: MaterialDetail | undefined
  readonly x: ChartAxis
  readonly y: ChartAxis
  readonly figures: readonly [number, number]
}

/** Ingredients of the base that are named. */
const MAIN = 3

/** What there is to know of a point: figures at once, the others when they come. */
export function PointDetails({ item, x, y, figures: [figureX, figureY] }: PointDetailsProps) {
  const { written } = useFormats()
  const names = useNames()
  const parts = item?.components ?? []
  const withAmount = ({ material, percentageAmount }: (typeof parts)[number]) =>
    `${names.shown(material)} ${written(percentageAmount)}`
  const main = parts
    .filter(({ isAdditional }) => !isAdditional)
    .toSorted((a, b) => b.percentageAmount - a.percentageAmount)
    .slice(0, MAIN)
    .map(withAmount)
  const added = parts.filter(({ isAdditional }) => isAdditional).map(withAmount)
  return (
    <>
      {item && (
        <span>
          {[
            formatConeLabel(item.fromOrtonConeId, item.toOrtonConeId),
            ...item.atmospheres.map((id) => names.of('atmosphere', id) ?? ''),
            typePath(names, item.materialTypeId),
          ]
            .filter((fact) => fact !== '')
            .join(' · ')}
        </span>
      )}
      {main.length > 0 && <span>{names.list(main)}</span>}
      {added.length > 0 && <span>+ {names.list(added)}</span>}
      <span>
        <FigureName axis={x} /> <Amount value={figureX} decimals={axisDecimals(x)} />
        {' · '}
        <FigureName axis={y} /> <Amount value={figureY} decimals={axisDecimals(y)} />
      </span>
    </>
  )
}
