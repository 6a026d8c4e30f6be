import type { AreaPlace } from '@glazy/solver/area-place'
import type { SolveQuestion } from '@glazy/solver/question'
import { useEffect } from 'react'
import { useArea } from './use-area.ts'
import { useMovedPlace } from './use-moved-place.ts'

/**
 * The area of a question with a place in it that can be moved, and the recipe of that place.
 *
 * @param question undefined while parts of it are on their way
 */
export function useAreaAt(question: SolveQuestion | undefined, place: AreaPlace | undefined) {
  const { area, recipe, isFailed, follow } = useArea(question)
  const corners = area?.corners ?? []
  const moved = useMovedPlace(place, corners)
  const { at } = moved
  useEffect(() => {
    if (area && at) follow(at)
    // By its figures, because the same place is another object each time.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [area, at?.x, at?.y, follow])
  const isOutside = area !== undefined && moved.isOutside
  return { ...moved, area, recipe, isFailed, corners, isOutside }
}
