import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { chartScales } from '#features/charts/plot/chart-scales.ts'
import type { PlacedPoint } from '#lib/charts/point-of.ts'
import { pointRadii } from '#lib/charts/chart-size.ts'
import { openPage } from '#testing/open-page.tsx'
import { PointsLayer } from './points-layer.tsx'

const point = (id: number, x: number, y: number): PlacedPoint => ({
  id,
  kind: 'recipe',
  name: `Test ${id}`,
  isPrimitive: false,
  isAnalysis: false,
  isPrivate: false,
  isArchived: false,
  materialTypeId: null,
  fromOrtonConeId: null,
  toOrtonConeId: null,
  hexColor: null,
  image: null,
  R2OTotal: 0.3,
  ROTotal: 0.7,
  B2O3: null,
  x,
  y,
})

it('draws what is on the plot to its very edge, and nothing beyond', async () => {
  const start = { x: [0, 3], y: [0.1, 0.7] } as const
  const corners = [point(1, 0, 0.1), point(2, 3, 0.7)]
  const beyond = [point(3, 3.1, 0.4), point(4, 1, 0), point(5, -0.1, 0.4), point(6, 1, 0.8)]
  await openPage(() => (
    <svg>
      <PointsLayer
        points={[...corners, ...beyond]}
        currentIds={new Set([1, 3])}
        letters={new Map()}
        ownIds={undefined}
        scales={chartScales(start, { width: 500, height: 300 }, { k: 1, x: 0, y: 0 })}
        look="circles"
        radii={pointRadii(500)}
        isNamed
        activeId={undefined}
        onActive={() => undefined}
        onOpen={() => undefined}
      />
    </svg>
  ))
  const drawn = screen.getAllByRole('listitem', { hidden: true })
  expect(drawn.map((each) => each.getAttribute('transform'))).toEqual([
    'translate(0,300)',
    'translate(500,0)',
  ])
  // The keyboard comes to what is seen.
  const stops = drawn.filter((each) => each.querySelector('[tabindex="0"]'))
  expect(stops).toEqual(drawn.slice(-1))
})
