import type { BlendPoint } from '@glazy/ceramics/batch/blend'

type Colour = readonly [red: number, green: number, blue: number]

/** A colour for each corner, told apart by light and hue. */
const CORNER_COLOURS: readonly Colour[] = [
  [34, 96, 79],
  [226, 168, 60],
  [154, 66, 39],
  [74, 98, 168],
]

/** The colours of the corners, mixed as the point mixes their materials. */
export function mixedColour({ parts, whole }: Pick<BlendPoint, 'parts' | 'whole'>): string {
  const channels = [0, 1, 2].map((channel) =>
    Math.round(
      parts.reduce((sum, part, at) => sum + (part / whole) * CORNER_COLOURS[at]![channel]!, 0),
    ),
  )
  return `rgb(${channels.join(' ')})`
}

export function cornerColour(at: number): string {
  return `rgb(${(CORNER_COLOURS[at] ?? CORNER_COLOURS[0]!).join(' ')})`
}
