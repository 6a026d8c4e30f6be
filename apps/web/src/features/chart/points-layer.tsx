import { pointColour, pointOutline } from '@glazy/ceramics/chart-colours'
import { materialHref } from '@glazy/contract/material-path'
import { type KeyboardEvent, useRef } from 'react'
import { THUMB_WIDTH, imageUrl } from '#lib/image-url.ts'
import { isPlainClick } from '#lib/item-links.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { type ChartScales, pixel } from './chart-scales.ts'
import { CURRENT_RADIUS, PHOTO_SIZE, PHOTO_SIZE_ACTIVE, POINT_RADIUS } from './chart-size.ts'
import classes from './chart.module.css'
import { pointInDirection } from './nearest-point.ts'
import type { PlacedPoint } from './point-of.ts'

export interface PointsLayerProps {
  /** In the order of drawing: the last stand on top. */
  readonly points: readonly PlacedPoint[]
  readonly currentIds: ReadonlySet<number>
  readonly scales: ChartScales
  readonly look: 'circles' | 'photos'
  /** Whether names stand beside the items that the chart is about. */
  readonly isNamed: boolean
  /** The point that is looked at. */
  readonly activeId: number | undefined
  readonly onActive: (id: number | undefined) => void
  readonly onOpen: (point: PlacedPoint) => void
}

/**
 * The items of a chart as links. One of them takes the tab stop, arrow keys lead from it to its
 * neighbours, and Escape back to the chart.
 */
export function PointsLayer(props: PointsLayerProps) {
  const { points, currentIds, scales, look, isNamed, activeId, onActive, onOpen } = props
  const { t } = useTranslation('chart')
  const layer = useRef<SVGGElement>(null)
  const placed = points.map((point) => ({
    point,
    id: point.id,
    x: pixel(scales.x(point.x)),
    y: pixel(scales.y(point.y)),
  }))
  const stopId = activeId ?? points.at(-1)?.id
  const active = placed.find(({ id }) => id === activeId)

  function move(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onActive(undefined)
      layer.current?.closest('svg')?.focus()
      return
    }
    const from = placed.find(({ id }) => id === stopId)
    const next = from && pointInDirection(event.key, from, placed)
    if (event.key.startsWith('Arrow')) {
      event.preventDefault()
      event.stopPropagation()
    }
    if (next) layer.current?.querySelector<SVGAElement>(`[data-point="${next.id}"]`)?.focus()
  }

  return (
    <g ref={layer} data-layer="points" role="list" aria-label={t('points')} onKeyDown={move}>
      {placed.map(({ point, id, x, y }) => {
        const isCurrent = currentIds.has(id)
        return (
          <g key={id} role="listitem" transform={`translate(${x},${y})`}>
            <a
              href={materialHref(point)}
              className={classes.point}
              tabIndex={id === stopId ? 0 : -1}
              data-point={id}
              data-current={isCurrent || undefined}
              aria-label={t(isCurrent ? 'point.current' : 'point.label', { name: point.name })}
              onPointerEnter={() => onActive(id)}
              onPointerLeave={() => onActive(undefined)}
              onFocus={() => onActive(id)}
              onBlur={() => onActive(undefined)}
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                onOpen(point)
              }}
            >
              <Mark point={point} look={look} isCurrent={isCurrent} isActive={false} />
              {isCurrent && isNamed && (
                <text x={CURRENT_RADIUS + 6} dy="0.32em" className={classes.pointName}>
                  {point.name}
                </text>
              )}
            </a>
          </g>
        )
      })}
      {active && (
        <g
          aria-hidden
          className={classes.activePoint}
          transform={`translate(${active.x},${active.y})`}
        >
          <Mark point={active.point} look={look} isCurrent={currentIds.has(active.id)} isActive />
        </g>
      )}
    </g>
  )
}

interface MarkProps {
  readonly point: PlacedPoint
  readonly look: 'circles' | 'photos'
  readonly isCurrent: boolean
  readonly isActive: boolean
}

/** A photograph, or a circle filled by the fluxes and outlined by the boron. */
function Mark({ point, look, isCurrent, isActive }: MarkProps) {
  const { hasBoron, width } = pointOutline(point.B2O3)
  const radius = isCurrent ? CURRENT_RADIUS : POINT_RADIUS
  const side = isActive ? PHOTO_SIZE_ACTIVE : PHOTO_SIZE
  const { image } = point
  return (
    <>
      {isCurrent && <circle r={radius + 5} className={classes.currentRing} />}
      {look === 'photos' && image ? (
        <>
          <image
            href={imageUrl(image.cdnId, isActive ? 320 : THUMB_WIDTH, '1:1')}
            x={-side / 2}
            y={-side / 2}
            width={side}
            height={side}
            preserveAspectRatio="xMidYMid slice"
          />
          <rect
            x={-side / 2}
            y={-side / 2}
            width={side}
            height={side}
            className={classes.photoEdge}
          />
        </>
      ) : (
        <circle
          r={isActive ? radius + 2 : radius}
          fill={pointColour(point.R2OTotal)}
          strokeWidth={width}
          className={hasBoron ? classes.boron : classes.plain}
        />
      )}
    </>
  )
}
