import { type AreaPlace, nearestInArea, roundedInArea } from '@glazy/solver/area-place'

/** The middle of Stull's plate, from where the nearest place of an area is looked for. */
export const MIDDLE: AreaPlace = { x: 3.8, y: 0.5 }
/** Digits of moles that a place has in an address. */
const DIGITS = 3
/** By so many moles a place that was rounded may be outside. */
const ROUNDED = 0.001

type Corners = readonly AreaPlace[]
type Ends = readonly [number, number]

/** Where a point goes that is moved: to the nearest place that the area and the chart have. */
export function movedTo(
  { x, y }: AreaPlace,
  corners: Corners,
  shown: { readonly x: Ends; readonly y: Ends },
): { readonly at: AreaPlace; readonly isStopped: boolean } | undefined {
  const nearest = nearestInArea(corners, { x: within(x, shown.x), y: within(y, shown.y) })
  if (!nearest) return undefined
  const at = roundedInArea(corners, nearest.place, DIGITS)
  return { at, isStopped: !nearest.isInside }
}

/** Whether a place is in an area, or as good as that. */
export function isInArea(corners: Corners, at: AreaPlace): boolean {
  const nearest = nearestInArea(corners, at)?.place
  return nearest !== undefined && Math.hypot(nearest.x - at.x, nearest.y - at.y) < ROUNDED
}

function within(value: number, [from, to]: Ends): number {
  return Math.min(to, Math.max(from, value))
}
