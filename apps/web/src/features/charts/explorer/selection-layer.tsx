import { type PointerEvent, useState } from 'react'
import type { PlotSize } from '#lib/charts/chart-size.ts'
import classes from './explorer.module.css'
import { boxBetween, type Place } from './polygon.ts'
import { simplified } from './simplified-line.ts'
import type { Tool } from './tool.ts'

export interface SelectionLayerProps {
  readonly tool: Tool
  readonly size: PlotSize
  /** What was selected before, in pixels of the plot. */
  readonly selected: readonly Place[]
  /** Corners that a selection has at most. */
  readonly cornersMax: number
  readonly onSelect: (line: readonly Place[]) => void
}

/** Pixels between two places of a line drawn by hand. */
const LASSO_STEP = 4

/** Takes a box or a line drawn around points. */
export default function SelectionLayer(props: SelectionLayerProps) {
  const { tool, size, selected, cornersMax, onSelect } = props
  const [drawn, setDrawn] = useState<readonly Place[]>()

  function draw(event: PointerEvent<SVGRectElement>) {
    const [first, ...rest] = drawn ?? []
    if (first === undefined) return
    const here = placeOf(event)
    if (tool === 'box') setDrawn([first, here])
    else if (isFar(rest.at(-1) ?? first, here)) setDrawn([first, ...rest, here])
  }

  function end() {
    const line = drawn === undefined ? [] : lineOf(tool, drawn)
    if (line.length > 2) onSelect(simplified(line, cornersMax))
    setDrawn(undefined)
  }

  const line = drawn === undefined ? selected : lineOf(tool, drawn)
  return (
    <>
      {line.length > 2 && (
        <polygon
          points={line.map((place) => place.join()).join(' ')}
          className={classes.selection}
        />
      )}
      {tool !== 'move' && (
        <rect
          width={size.width}
          height={size.height}
          className={classes.drawing}
          onPointerDown={(event) => {
            if (event.button !== 0) return
            event.currentTarget.setPointerCapture(event.pointerId)
            setDrawn([placeOf(event)])
          }}
          onPointerMove={draw}
          onPointerUp={end}
          onPointerCancel={() => setDrawn(undefined)}
        />
      )}
    </>
  )
}

function lineOf(tool: Tool, drawn: readonly Place[]): readonly Place[] {
  const [first, second] = drawn
  if (tool !== 'box') return drawn
  return first && second ? boxBetween(first, second) : []
}

function isFar([x, y]: Place, [otherX, otherY]: Place): boolean {
  return Math.hypot(otherX - x, otherY - y) >= LASSO_STEP
}

function placeOf(event: PointerEvent<SVGRectElement>): Place {
  const box = event.currentTarget.getBoundingClientRect()
  return [event.clientX - box.left, event.clientY - box.top]
}
