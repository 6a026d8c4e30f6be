import { firstPlace } from '#library-index/first-place.ts'
import { CHUNK_ROWS } from './chunk-rows.ts'
import type { IndexColour } from './index-row.ts'

/** Colours of the items of a chunk: an item has as many as photographs, so they stand in a list. */
export interface ColourColumn {
  put(row: number, colours: readonly IndexColour[]): void
  /** Calls `visit` for all colours that are no farther away than given, in squares of the distance. */
  eachWithin(
    lab: readonly [number, number, number],
    farthest: number,
    visit: (row: number, distance: number, imageId: number) => void,
  ): void
  save(): Float64Array
}

/** Figures of a colour: its row, its photograph or 0, and OKLab. */
const FIGURES = 5
const GONE = -1

/** More than a root and a sum are rounded by. */
const SLACK = 1e-9

/** @param saved what {@link ColourColumn.save} has given */
export function createColourColumn(saved: Float64Array = new Float64Array()): ColourColumn {
  let list = saved
  let end = saved.length
  let gone = 0
  /** Of each colour its lightness, which leaves out most of them. */
  let lights = lightsOf(list)
  /** So many colours are in order of lightness; those behind came later. */
  let sorted = countRising(lights)
  const hasAny = new Uint8Array(CHUNK_ROWS)
  for (let at = 0; at < end; at += FIGURES) hasAny[list[at]!] = 1

  function tidy(more: number): void {
    const next = new Float64Array(Math.ceil((end - gone + more) * 1.25))
    let kept = 0
    for (let at = 0; at < end; at += FIGURES) {
      if (list[at] === GONE) continue
      next.set(list.subarray(at, at + FIGURES), kept)
      kept += FIGURES
    }
    list = inOrder(next, kept)
    lights = lightsOf(list)
    end = kept
    sorted = kept / FIGURES
    gone = 0
  }

  return {
    put(row, colours) {
      if (hasAny[row] === 1) {
        for (let at = 0; at < end; at += FIGURES) {
          if (list[at] !== row) continue
          list[at] = GONE
          gone += FIGURES
        }
      }
      hasAny[row] = Number(colours.length > 0)
      if (end + colours.length * FIGURES > list.length) tidy(colours.length * FIGURES)
      for (const { imageId, lab } of colours) {
        list.set([row, imageId ?? 0, ...lab], end)
        lights[end / FIGURES] = lab[0]
        end += FIGURES
      }
    },
    eachWithin([L, a, b], farthest, visit) {
      const look = (from: number, to: number) => {
        for (let number = from; number < to; number += 1) {
          // Every colour has all its figures.
          const byL = (lights[number]! - L) ** 2
          if (byL > farthest) continue
          const at = number * FIGURES
          const row = list[at]!
          const distance = byL + (list[at + 3]! - a) ** 2 + (list[at + 4]! - b) ** 2
          if (distance <= farthest && row !== GONE) visit(row, distance, list[at + 1]!)
        }
      }
      const reach = Math.sqrt(farthest) + SLACK
      const firstFrom = (least: number) => firstPlace(sorted, (number) => lights[number]! >= least)
      look(firstFrom(L - reach), firstFrom(L + reach))
      look(sorted, end / FIGURES)
    },
    save() {
      tidy(0)
      return list.subarray(0, end)
    },
  }
}

/** How many of the first figures rise. */
function countRising(figures: Float64Array): number {
  const fall = figures.findIndex((figure, at) => at > 0 && figure < figures[at - 1]!)
  return fall < 0 ? figures.length : fall
}

/** The first figures of a list, which are those of colours, by lightness; room for more follows. */
function inOrder(list: Float64Array, end: number): Float64Array {
  const lights = lightsOf(list.subarray(0, end))
  const order = Uint32Array.from(lights.keys()).sort((a, b) => lights[a]! - lights[b]! || a - b)
  const next = new Float64Array(list.length)
  for (const [to, from] of order.entries()) {
    next.set(list.subarray(from * FIGURES, (from + 1) * FIGURES), to * FIGURES)
  }
  return next
}

function lightsOf(list: Float64Array): Float64Array {
  const lights = new Float64Array(Math.floor(list.length / FIGURES))
  for (let number = 0; number < lights.length; number += 1) {
    lights[number] = list[number * FIGURES + 2]! // below the length
  }
  return lights
}
