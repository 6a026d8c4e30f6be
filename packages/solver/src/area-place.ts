import type { Oxide } from '@glazy/ceramics/chemistry/oxides'

/** The oxides of a chart: across and up. */
export interface AreaAxes {
  readonly x: Oxide
  readonly y: Oxide
}

/** Those of Stull's chart. */
export const STULL_AXES: AreaAxes = { x: 'SiO2', y: 'Al2O3' }

/** Moles per mole of flux at which an area is cut; no glaze is there. */
export const AREA_MOST = 100

/** A place on a chart of two oxides, in moles per mole of flux. */
export interface AreaPlace {
  readonly x: number
  readonly y: number
}

/** A place of an area, and whether it is the one that was asked for. */
export interface PlaceInArea {
  readonly place: AreaPlace
  readonly isInside: boolean
}

/** By how much a place may be outside and still counts as inside, in moles. */
const ON_THE_EDGE = 1e-9

/**
 * The place of a convex area that is nearest to another; that place itself where it is inside.
 *
 * @param corners counter-clockwise; one for a point, two for a line
 * @returns undefined where there is no area
 */
export function nearestInArea(
  corners: readonly AreaPlace[],
  wanted: AreaPlace,
): PlaceInArea | undefined {
  const sides = sidesOf(corners)
  if (corners.length > 2 && sides.every(([from, to]) => turn(from, to, wanted) >= 0)) {
    return { place: wanted, isInside: true }
  }
  let nearest: AreaPlace | undefined
  let least = Infinity
  for (const [from, to] of sides) {
    const place = nearestOnLine(from, to, wanted)
    const apart = Math.hypot(place.x - wanted.x, place.y - wanted.y)
    if (apart < least) {
      least = apart
      nearest = place
    }
  }
  return nearest && { place: nearest, isInside: least <= ON_THE_EDGE }
}

/**
 * A place of an area written with few digits, which is still of the area where any such place beside it
 * is.
 *
 * @param digits behind the point
 */
export function roundedInArea(
  corners: readonly AreaPlace[],
  place: AreaPlace,
  digits: number,
): AreaPlace {
  const factor = 10 ** digits
  const ways = [Math.round, Math.floor, Math.ceil]
  const around = ways.flatMap((across) =>
    ways.map((up) => ({ x: across(place.x * factor) / factor, y: up(place.y * factor) / factor })),
  )
  const inside = around.find((one) => nearestInArea(corners, one)?.isInside)
  return inside ?? around[0] ?? place
}

function sidesOf(corners: readonly AreaPlace[]): (readonly [AreaPlace, AreaPlace])[] {
  return corners.map((from, index) => [from, corners[(index + 1) % corners.length] ?? from])
}

/** Above 0 where a place is to the left of the way from one to another. */
export function turn(from: AreaPlace, to: AreaPlace, place: AreaPlace): number {
  return (to.x - from.x) * (place.y - from.y) - (to.y - from.y) * (place.x - from.x)
}

function nearestOnLine(from: AreaPlace, to: AreaPlace, wanted: AreaPlace): AreaPlace {
  const [across, up] = [to.x - from.x, to.y - from.y]
  const length = across ** 2 + up ** 2
  if (length === 0) return from
  const part = ((wanted.x - from.x) * across + (wanted.y - from.y) * up) / length
  const held = Math.min(1, Math.max(0, part))
  return { x: from.x + held * across, y: from.y + held * up }
}
