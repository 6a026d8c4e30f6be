/** A point of a curve, in pixels from the upper left of the plot. */
export type Corner = readonly [x: number, y: number]

/** Where a label is written: which part of it is at x, and the line below its letters. */
export interface LabelPlace {
  readonly anchor: 'start' | 'middle' | 'end'
  readonly x: number
  readonly y: number
}

/** Measures of labels, in pixels: from the sides, of their letters, from their line across. */
const INSET = 6
const HEIGHT = 10
const ABOVE = 5
const BELOW = 14
/** About the width of a letter, and of one that is as wide as it is high. */
const LETTER = 6
const WIDE_LETTER = 11
const WIDE_LETTERS = /[\u2e80-\uffef]/u
/** What stays free between a label and the curve. */
const GAP = 4
/** How much of a label is left of what it is anchored by. */
const LEFT_SHARE = { start: 0, middle: 0.5, end: 1 } as const
/** The upper left belongs to the buttons that zoom. */
const BUTTONS = { width: 100, height: 48 } as const

/**
 * Where the label of a line across covers nothing of the curve: rather above its line than below
 * it, rather at its end than at its start, and in the middle of a firing that cools again. Where the
 * curve leaves no such place, it is above the end.
 */
export function labelPlace(
  text: string,
  line: number,
  width: number,
  curve: readonly Corner[],
): LabelPlace {
  const length = widthOf(text)
  const places = [line - ABOVE, line + BELOW].flatMap((y): LabelPlace[] => [
    { anchor: 'end', x: width - INSET, y },
    { anchor: 'start', x: y - HEIGHT < BUTTONS.height ? BUTTONS.width : INSET, y },
    { anchor: 'middle', x: width / 2, y },
  ])
  const free = places.find(({ anchor, x, y }) => {
    const left = x - LEFT_SHARE[anchor] * length
    return !passes(curve, left - GAP, left + length + GAP, y - HEIGHT - GAP, y + GAP)
  })
  return free ?? { anchor: 'end', x: width - INSET, y: line - ABOVE }
}

function widthOf(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + (WIDE_LETTERS.test(letter) ? WIDE_LETTER : LETTER),
    0,
  )
}

/** Whether a curve, which goes on to the right, passes through a rectangle. */
function passes(
  curve: readonly Corner[],
  left: number,
  right: number,
  top: number,
  bottom: number,
): boolean {
  return curve.slice(1).some(([toX, toY], at) => {
    const [fromX, fromY] = curve[at] ?? [toX, toY]
    const start = Math.max(left, fromX)
    const end = Math.min(right, toX)
    if (start > end) return false
    const heightAt = (x: number) => fromY + ((x - fromX) / (toX - fromX)) * (toY - fromY)
    const heights = fromX === toX ? [fromY, toY] : [heightAt(start), heightAt(end)]
    return Math.max(...heights) >= top && Math.min(...heights) <= bottom
  })
}
