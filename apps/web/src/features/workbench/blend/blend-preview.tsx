import {
  BLEND_POSITIONS,
  type BlendPoint,
  blendPointCode,
  blendPoints,
} from '@glazy/ceramics/batch/blend'
import { blendLabel, blendName, type NamedCorner } from '@glazy/ceramics/batch/blend-name'
import { type BlendSetup, previewGrid } from '@glazy/contract/rules/blend'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { priceText } from '#lib/prices/price-text.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './blend-preview.module.css'
import { cornerColour, mixedColour } from './blend-colours.ts'

export interface BlendPreviewProps {
  readonly setup: BlendSetup
  /** In the order of the positions. */
  readonly corners: readonly NamedCorner[]
  readonly kind: string
  /** What a kilogram of a point costs, by its code, where that is known. */
  readonly costs: ReadonlyMap<string, number>
}

/** The points of a blend where they stand: to be read, hovered, and walked with the arrow keys. */
export function BlendPreview({ setup, corners, kind, costs }: BlendPreviewProps) {
  const { t } = useTranslation('blend')
  const grid = previewGrid(setup)
  const points = blendPoints(grid)
  const list = useRef<HTMLUListElement>(null)
  const [activeCode, setActive] = useState('A1')
  const active = points.find((point) => blendPointCode(point) === activeCode) ?? points[0]!
  const steps = Math.max(grid.rows, grid.columns)

  function walk(event: KeyboardEvent) {
    const next = neighbour(event.key, active, points)
    if (!next) return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>(`[data-code="${blendPointCode(next)}"]`)?.focus()
  }

  return (
    <section className={classes.preview} aria-label={t('preview.label')}>
      <Corners setup={setup} corners={corners} />
      <ul
        ref={list}
        className={classes.points}
        data-type={grid.type}
        style={{ '--size': `${Math.min(1.75, 15 / steps)}rem` } as React.CSSProperties}
        onKeyDown={walk}
      >
        {points.map((point) => {
          const code = blendPointCode(point)
          const isActive = point === active
          return (
            <li
              key={code}
              className={classes.place}
              style={{
                insetInlineStart: `${point.x * 100}%`,
                insetBlockStart: `${point.y * 100}%`,
              }}
            >
              <button
                type="button"
                className={classes.point}
                data-code={code}
                data-active={isActive || undefined}
                tabIndex={isActive ? 0 : -1}
                aria-label={t('preview.point', {
                  code,
                  name: blendName('human-readable', kind, corners, point),
                })}
                style={{ background: mixedColour(point) }}
                onPointerEnter={() => setActive(code)}
                onFocus={() => setActive(code)}
                onClick={() => setActive(code)}
              />
            </li>
          )
        })}
      </ul>
      <PointCard setup={setup} point={active} corners={corners} kind={kind} costs={costs} />
    </section>
  )
}

/** What each colour of the preview stands for. */
function Corners({ setup, corners }: Pick<BlendPreviewProps, 'setup' | 'corners'>) {
  const { t } = useTranslation('blend')
  return (
    <ul className={classes.corners}>
      {BLEND_POSITIONS[setup.type].map((position, at) => (
        <li key={position} title={corners[at]?.name}>
          <span className={classes.dot} style={{ background: cornerColour(at) }} aria-hidden />
          <span className={classes.position}>{t(`positions.${position}`)}</span>{' '}
          {corners[at]?.name ? blendLabel(corners[at]) : '–'}
        </li>
      ))}
    </ul>
  )
}

interface PointCardProps extends BlendPreviewProps {
  readonly point: BlendPoint
}

/** The point that is looked at: how it will be called, and what is mixed there. */
function PointCard({ setup, point, corners, kind, costs }: PointCardProps) {
  const { t } = useTranslation('blend')
  const { number, language } = useFormats()
  const id = useId()
  const cost = costs.get(blendPointCode(point))
  return (
    <div className={classes.card} role="group" aria-labelledby={id}>
      <p id={id} className={classes.name}>
        <span className={classes.code}>{blendPointCode(point)}</span>{' '}
        {blendName(setup.namingStrategy, kind, corners, point)}
      </p>
      <dl className={classes.shares}>
        {BLEND_POSITIONS[setup.type].map((position, at) => (
          <div key={position}>
            <dt>{corners[at]?.name ?? t(`positions.${position}`)}</dt>
            <dd>
              {t('preview.share', { percent: number((100 * point.parts[at]!) / point.whole, 2) })}
            </dd>
          </div>
        ))}
      </dl>
      {cost !== undefined && (
        <p className={classes.cost}>{t('preview.cost', { cost: priceText(cost, language) })}</p>
      )}
    </div>
  )
}

const DIRECTIONS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The point beside another one; a row that is shorter is met at its end. */
function neighbour(
  key: string,
  from: BlendPoint,
  points: readonly BlendPoint[],
): BlendPoint | undefined {
  const direction = DIRECTIONS[key]
  if (!direction) return undefined
  const [across, down] = direction
  const row = points.filter((point) => point.row === from.row + down)
  return across === 0
    ? (row.find((point) => point.column === from.column) ?? row.at(-1))
    : row.find((point) => point.column === from.column + across)
}
