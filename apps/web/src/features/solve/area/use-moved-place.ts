import { startWindow } from '@glazy/ceramics/charts/chart-window'
import { type AreaPlace, nearestInArea } from '@glazy/solver/area-place'
import { useState } from 'react'
import { isInArea, MIDDLE, movedTo } from './moved-place.ts'

interface Held {
  readonly at: AreaPlace
  readonly isStopped: boolean
  /** Where the question was when it was taken. */
  readonly over: string
}

/**
 * The point of an area that can be moved: where it is held, until the question is somewhere else.
 *
 * @param place where the question or its answer is on the chart
 */
export function useMovedPlace(place: AreaPlace | undefined, corners: readonly AreaPlace[]) {
  const [moved, setMoved] = useState<Held>()
  const over = JSON.stringify([place?.x, place?.y])
  const held = moved?.over === over ? moved : undefined
  const start = place ?? nearestInArea(corners, MIDDLE)?.place
  const at = held?.at ?? start
  const near = nearestInArea(corners, start ?? MIDDLE)?.place
  const shown = startWindow('SiO2', 'Al2O3', [...(start ? [start] : []), ...(near ? [near] : [])])

  function move(to: AreaPlace) {
    const next = movedTo(to, corners, shown)
    if (next) setMoved({ ...next, over })
  }

  return { held, at, shown, isOutside: at !== undefined && !isInArea(corners, at), move }
}
