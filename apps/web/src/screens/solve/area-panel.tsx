import type { AreaPlace } from '@glazy/solver/area-place'
import type { SolveQuestion } from '@glazy/solver/question'
import { Card } from '#components/card.tsx'
import { StullCaption } from '#features/charts/chart/chart-legend.tsx'
import { StullPlane } from '#features/charts/plot/stull-plane.tsx'
import { AreaLayer } from '#features/solve/area/area-layer.tsx'
import { AreaRecipe } from '#features/solve/area/area-recipe.tsx'
import classes from '#features/solve/area/area.module.css'
import { useAreaAt } from '#features/solve/area/use-area-at.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

export interface AreaPanelProps {
  readonly question: SolveQuestion
  /** Some of its materials are on their way: without them it would be another question. */
  readonly isLoading: boolean
  /** Where the question or its answer is on the chart. */
  readonly place: AreaPlace | undefined
  readonly nameOf: (id: number | string) => string
  /** Somebody has moved the point and let go. */
  readonly onPlace: (place: AreaPlace) => void
}

/** Where on Stull's chart there are recipes, with the point of one that can be moved. Loaded when asked for. */
export default function AreaPanel(props: AreaPanelProps) {
  const { question, isLoading, place, nameOf, onPlace } = props
  const { t } = useTranslation('solve')
  const { area, recipe, isFailed, corners, held, at, shown, move, isOutside } = useAreaAt(
    isLoading ? undefined : question,
    place,
  )

  const note = () => {
    if (isLoading) return t('answer.loading')
    if (isFailed) return t('area.failed')
    if (!area) return t('area.finding')
    if (area.kind === 'none') return t('area.none')
    if (held?.isStopped) return t('area.edge')
    return isOutside ? t('area.outside') : area.isRelaxed ? t('area.relaxed') : ''
  }
  return (
    <Card title={t('area.title')} hint={t('area.hint')}>
      <StullPlane window={shown}>
        {(scales, clip) =>
          at && (
            <AreaLayer
              scales={scales}
              clip={clip}
              corners={corners}
              at={at}
              isOutside={isOutside}
              onMove={move}
              onEnd={() => held && onPlace(held.at)}
            />
          )
        }
      </StullPlane>
      <StullCaption />
      <p className={classes.note} role="status">
        {note()}
      </p>
      {area && area.kind !== 'none' && at && (
        <AreaRecipe recipe={recipe} at={at} materials={question.materials} nameOf={nameOf} />
      )}
    </Card>
  )
}
