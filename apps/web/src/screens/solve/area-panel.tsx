import { startWindow } from '@glazy/ceramics/charts/chart-window'
import { type AreaPlace, nearestInArea, roundedInArea } from '@glazy/solver/area-place'
import type { SolveQuestion } from '@glazy/solver/question'
import { useEffect, useState } from 'react'
import { Card } from '#components/card.tsx'
import { StullCaption } from '#features/charts/chart/chart-legend.tsx'
import { StullPlane } from '#features/charts/plot/stull-plane.tsx'
import { AreaLayer } from '#features/solve/area/area-layer.tsx'
import { AreaRecipe } from '#features/solve/area/area-recipe.tsx'
import classes from '#features/solve/area/area.module.css'
import { useArea } from '#features/solve/area/use-area.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

export interface AreaPanelProps {
  readonly question: SolveQuestion
  /** Where the question or its answer is on the chart. */
  readonly place: AreaPlace | undefined
  readonly nameOf: (id: number | string) => string
  /** Somebody has moved the point and let go. */
  readonly onPlace: (place: AreaPlace) => void
}

/** The middle of Stull's plate, from where the nearest place of an area is looked for. */
const MIDDLE: AreaPlace = { x: 3.8, y: 0.5 }
/** Digits of moles that a place has in an address. */
const DIGITS = 3

interface Held {
  readonly at: AreaPlace
  readonly isStopped: boolean
  /** Where the question was when it was taken. */
  readonly over: string
}

/** Where on Stull's chart there are recipes, with the point of one that can be moved. Loaded when asked for. */
export default function AreaPanel({ question, place, nameOf, onPlace }: AreaPanelProps) {
  const { t } = useTranslation('solve')
  const { area, recipe, isFailed, follow } = useArea(question)
  const [moved, setMoved] = useState<Held>()
  const over = JSON.stringify([place?.x, place?.y])
  const held = moved?.over === over ? moved : undefined
  const corners = area?.corners ?? []
  const start = place ?? nearestInArea(corners, MIDDLE)?.place
  const at = held?.at ?? start
  const near = nearestInArea(corners, start ?? MIDDLE)?.place
  const shown = startWindow('SiO2', 'Al2O3', [...(start ? [start] : []), ...(near ? [near] : [])])
  const isOutside = area !== undefined && at !== undefined && !isIn(corners, at)

  useEffect(() => {
    if (area && at) follow(at)
    // By its figures, because the same place is another object each time.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [area, at?.x, at?.y, follow])

  function move({ x, y }: AreaPlace) {
    const wanted = { x: within(x, shown.x), y: within(y, shown.y) }
    const nearest = nearestInArea(corners, wanted)
    if (!nearest) return
    const next = roundedInArea(corners, nearest.place, DIGITS)
    setMoved({ at: next, isStopped: !nearest.isInside, over })
  }

  const note = () => {
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
              {...{ scales, clip, corners, at, isOutside }}
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

/** By so many moles a place that was rounded may be outside. */
const ROUNDED = 0.001

function isIn(corners: readonly AreaPlace[], at: AreaPlace): boolean {
  const nearest = nearestInArea(corners, at)?.place
  return nearest !== undefined && Math.hypot(nearest.x - at.x, nearest.y - at.y) < ROUNDED
}

function within(value: number, [from, to]: readonly [number, number]): number {
  return Math.min(to, Math.max(from, value))
}
