import { pointColour, pointOutline } from '@glazy/ceramics/charts/chart-colours'
import { materialHref } from '@glazy/contract/material-path'
import { type KeyboardEvent, type ReactNode, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { THUMB_WIDTH, imageUrl } from '#lib/image-url.ts'
import { isPlainClick } from '#lib/item-links.ts'
import { letterColors, letterOf } from '#lib/letters.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { type ChartScales, pixel } from '#features/charts/plot/chart-scales.ts'
import { PHOTO_SIZE, PHOTO_SIZE_ACTIVE, type PointRadii } from '#lib/charts/chart-size.ts'
import classes from './chart.module.css'
import { pointInDirection } from './nearest-point.ts'
import { type PlacedName, placeNames } from './place-names.ts'
import type { PlacedPoint } from '#lib/charts/point-of.ts'

export interface PointsLayerProps {
  /** In the order of drawing: the last are on top. */
  readonly points: readonly PlacedPoint[]
  readonly currentIds: ReadonlySet<number>
  /** Places of the letters that stand for items, by their ids. */
  readonly letters: ReadonlyMap<number, number>
  /** Points with an element of their own, where a canvas has drawn the others. */
  readonly ownIds: ReadonlySet<number> | undefined
  readonly scales: ChartScales
  readonly look: 'circles' | 'photos'
  readonly radii: PointRadii
  /** Whether names are beside the items that the chart is about. */
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
  const { points, currentIds, letters, ownIds, scales, look, radii, isNamed } = props
  const { activeId, onActive, onOpen } = props
  const { t } = useTranslation('chart')
  const layer = useRef<SVGGElement>(null)
  const place = (point: PlacedPoint) => placeOf(point, scales)
  // A canvas ends where the plot does.
  const seen = ownIds ? points : points.filter((point) => isOnPlot(place(point), scales))
  const stopId = activeId ?? seen.at(-1)?.id
  // Not looked for with each movement of a chart that a canvas has drawn.
  const own = useMemo(
    () => (ownIds ? points.filter(({ id }) => ownIds.has(id) || id === stopId) : points),
    [points, ownIds, stopId],
  )
  const drawn = own.map(place).filter((each) => isOnPlot(each, scales))
  const current = isNamed ? drawn.filter(({ id }) => currentIds.has(id)) : []
  const names = placeNames(
    current.map(({ point: { name }, id, x, y }) => ({ id, name, x, y })),
    { width: scales.x.range[1], height: scales.y.range[0] },
    radii.current + 10,
  )
  const active = drawn.find(({ id }) => id === activeId)

  function move(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onActive(undefined)
      layer.current?.closest('svg')?.focus()
      return
    }
    const all = seen.map(place)
    const from = all.find(({ id }) => id === stopId)
    const next = from && pointInDirection(event.key, from, all)
    if (event.key.startsWith('Arrow')) {
      event.preventDefault()
      event.stopPropagation()
    }
    if (!next) return
    // One that a canvas has drawn gets its element first.
    if (ownIds) flushSync(() => onActive(next.id))
    layer.current?.querySelector<SVGAElement>(`[data-point="${next.id}"]`)?.focus()
  }

  return (
    <g ref={layer} data-layer="points" role="list" aria-label={t('points')} onKeyDown={move}>
      {drawn.map(({ point, id, x, y }) => {
        const isCurrent = currentIds.has(id)
        return (
          <g key={id} role="listitem" transform={`translate(${x},${y})`}>
            <PointLink
              point={point}
              isCurrent={isCurrent}
              isTabStop={id === stopId}
              isOnCanvas={ownIds !== undefined && !ownIds.has(id)}
              onActive={onActive}
              onOpen={onOpen}
            >
              <Mark
                point={point}
                look={look}
                radii={radii}
                isCurrent={isCurrent}
                letter={letters.get(id)}
                isActive={false}
              />
            </PointLink>
            <PointName name={names.get(id)} />
          </g>
        )
      })}
      {active && (
        <ActiveMark
          x={active.x}
          y={active.y}
          point={active.point}
          look={look}
          radii={radii}
          isCurrent={currentIds.has(active.id)}
          letter={letters.get(active.id)}
        />
      )}
    </g>
  )
}

/** Where a point stands, in pixels of the plot. */
function placeOf(point: PlacedPoint, scales: ChartScales) {
  const { id, x, y } = point
  return { point, id, x: pixel(scales.x(x)), y: pixel(scales.y(y)) }
}

/** Points at the edge are on it, and drawn whole; what lies beyond is not drawn at all. */
function isOnPlot({ x, y }: { readonly x: number; readonly y: number }, scales: ChartScales) {
  return x >= 0 && x <= scales.x.range[1] && y >= 0 && y <= scales.y.range[0]
}

interface ActiveMarkProps extends Omit<MarkProps, 'isActive'> {
  readonly x: number
  readonly y: number
}

/** The item at the pointer once more, above all others. */
function ActiveMark({ x, y, ...mark }: ActiveMarkProps) {
  return (
    <g aria-hidden className={classes.activePoint} transform={`translate(${x},${y})`}>
      <Mark {...mark} isActive />
    </g>
  )
}

interface PointLinkProps extends Pick<PointsLayerProps, 'onActive' | 'onOpen'> {
  readonly point: PlacedPoint
  readonly isCurrent: boolean
  readonly isTabStop: boolean
  /** The canvas then gets the pointer, and the link the keyboard. */
  readonly isOnCanvas: boolean
  readonly children: ReactNode
}

function PointLink(props: PointLinkProps) {
  const { point, isCurrent, isTabStop, isOnCanvas, onActive, onOpen, children } = props
  const { t } = useTranslation('chart')
  const { id, name } = point
  return (
    <a
      href={materialHref(point)}
      className={classes.point}
      tabIndex={isTabStop ? 0 : -1}
      data-point={id}
      data-current={isCurrent || undefined}
      data-through={isOnCanvas || undefined}
      aria-label={t(isCurrent ? 'point.current' : 'point.label', { name })}
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
      {children}
    </a>
  )
}

function PointName({ name }: { readonly name: PlacedName | undefined }) {
  if (name === undefined) return null
  const { text, dx, dy, anchor } = name
  return (
    <text
      // The link beside it says it whole, where this may be cut.
      aria-hidden
      x={dx}
      y={dy}
      dy="0.32em"
      textAnchor={anchor}
      className={classes.pointName}
    >
      {text}
    </text>
  )
}

interface MarkProps {
  readonly point: PlacedPoint
  readonly look: 'circles' | 'photos'
  readonly radii: PointRadii
  readonly isCurrent: boolean
  /** Place of the letter that stands for the item. */
  readonly letter: number | undefined
  readonly isActive: boolean
}

/** A letter, a photograph, or a circle filled by the fluxes and outlined by the boron. */
function Mark({ point, look, radii, isCurrent, letter, isActive }: MarkProps) {
  if (letter !== undefined) return <LetterMark letter={letter} radius={radii.current} />
  const { hasBoron, width } = pointOutline(point.B2O3)
  const radius = isCurrent ? radii.current : radii.point
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
          strokeWidth={width * radii.outline}
          className={hasBoron ? classes.boron : classes.plain}
        />
      )}
    </>
  )
}

/** Text in a circle is readable from this on. */
const LETTER_RADIUS_MIN = 9

/** The letter that stands for an item in the table beside the chart. */
function LetterMark({ letter, radius }: { readonly letter: number; readonly radius: number }) {
  const { fill, ink } = letterColors(letter)
  return (
    <>
      <circle
        r={Math.max(radius + 2, LETTER_RADIUS_MIN)}
        className={classes.letterMark}
        style={{ fill }}
      />
      <text
        aria-hidden
        dy="0.36em"
        textAnchor="middle"
        className={classes.letter}
        style={{ fill: ink }}
      >
        {letterOf(letter)}
      </text>
    </>
  )
}
