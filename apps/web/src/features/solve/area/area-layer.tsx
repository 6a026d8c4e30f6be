import { OXIDE_TABLE } from '@glazy/ceramics/chemistry/oxides'
import { AREA_MOST, type AreaPlace } from '@glazy/solver/area-place'
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react'
import type { LinearScale } from '#lib/charts/linear-scale.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './area.module.css'

export interface AreaLayerProps {
  readonly scales: { readonly x: LinearScale; readonly y: LinearScale }
  /** Leaves out what is beyond the chart. */
  readonly clip: string
  readonly corners: readonly AreaPlace[]
  readonly at: AreaPlace
  readonly isOutside: boolean
  /** Where a hand wants the point. */
  readonly onMove: (wanted: AreaPlace) => void
  /** The hand lets go. */
  readonly onEnd: () => void
}

/** Moles that an arrow key moves the point by; with Shift ten times as far. */
const STEP_ACROSS = 0.02
const STEP_UP = 0.005
const TIMES_SHIFT = 10

const STEPS: Readonly<Record<string, readonly [across: number, up: number]>> = {
  ArrowLeft: [-STEP_ACROSS, 0],
  ArrowRight: [STEP_ACROSS, 0],
  ArrowUp: [0, STEP_UP],
  ArrowDown: [0, -STEP_UP],
}

/** The area in which there are recipes, and the point that is moved over it. */
export function AreaLayer(props: AreaLayerProps) {
  const { scales, clip, corners, at, isOutside, onMove, onEnd } = props
  const { t } = useTranslation('solve')
  const { fixed } = useFormats()
  const keysId = useId()
  // From the middle of the point to where it was taken, in pixels; nothing while nobody holds it.
  const grip = useRef<readonly [across: number, up: number]>(null)
  const point = useRef<SVGGElement>(null)
  // A finger on the point moves it, and not the page: `touch-action` holds for no part of a drawing.
  useEffect(() => {
    const { current } = point
    const keep = (event: TouchEvent) => event.preventDefault()
    current?.addEventListener('touchstart', keep, { passive: false })
    return () => current?.removeEventListener('touchstart', keep)
  }, [])
  const [x, y] = [scales.x(at.x), scales.y(at.y)]
  const points = corners.map((corner) => `${scales.x(corner.x)},${scales.y(corner.y)}`).join(' ')

  function take(event: PointerEvent<SVGGElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = [event.clientX - x, event.clientY - y]
  }
  function move(event: PointerEvent<SVGGElement>) {
    if (!grip.current) return
    const [across, up] = grip.current
    onMove({ x: scales.x.invert(event.clientX - across), y: scales.y.invert(event.clientY - up) })
  }
  function letGo() {
    if (grip.current) onEnd()
    grip.current = null
  }
  function step(event: KeyboardEvent) {
    const by = STEPS[event.key]
    if (!by || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const times = event.shiftKey ? TIMES_SHIFT : 1
    onMove({ x: at.x + times * by[0], y: at.y + times * by[1] })
  }

  return (
    <>
      <g clipPath={clip} aria-hidden>
        {corners.length > 1 && <polygon points={points} className={classes.area} />}
      </g>
      <desc id={keysId}>{t('area.keys')}</desc>
      <g
        ref={point}
        role="slider"
        tabIndex={0}
        className={classes.point}
        data-outside={isOutside || undefined}
        aria-label={t('area.point')}
        aria-describedby={keysId}
        aria-valuemin={0}
        aria-valuemax={AREA_MOST}
        aria-valuenow={at.x}
        aria-valuetext={`${OXIDE_TABLE.SiO2.display} ${fixed(at.x, 3)}, ${OXIDE_TABLE.Al2O3.display} ${fixed(at.y, 3)}`}
        transform={`translate(${x},${y})`}
        onPointerDown={take}
        onPointerMove={move}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onKeyDown={step}
        onKeyUp={({ key }) => {
          if (key in STEPS) onEnd()
        }}
      >
        <circle r={22} className={classes.reach} />
        <circle r={8} className={classes.mark} />
      </g>
    </>
  )
}
