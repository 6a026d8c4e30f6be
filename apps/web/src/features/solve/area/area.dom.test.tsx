import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { AreaPlace } from '@glazy/solver/area-place'
import type { SolvedRecipe } from '@glazy/solver/question'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { linearScale } from '#lib/charts/linear-scale.ts'
import { openPage } from '#testing/open-page.tsx'
import { AreaLayer } from './area-layer.tsx'
import { AreaRecipe } from './area-recipe.tsx'

const SCALES = { x: linearScale([0, 8], [0, 800]), y: linearScale([0, 1], [500, 0]) }
const CORNERS = [
  { x: 2, y: 0.2 },
  { x: 5, y: 0.3 },
  { x: 3, y: 0.8 },
]

async function openChart() {
  const ends: AreaPlace[] = []
  function Page() {
    const [at, setAt] = useState<AreaPlace>({ x: 3, y: 0.4 })
    return (
      <svg>
        <AreaLayer
          scales={SCALES}
          clip="none"
          corners={CORNERS}
          at={at}
          isOutside={at.x > 5}
          onMove={setAt}
          onEnd={() => ends.push(at)}
        />
      </svg>
    )
  }
  await openPage(() => <Page />)
  return { ends, point: await screen.findByRole('slider', { name: 'Point on the Stull chart' }) }
}

it('says where the point is, and arrow keys move it until they are let go', async () => {
  const { ends, point } = await openChart()
  expect(point.getAttribute('aria-valuetext')).toBe('SiO₂ 3.000, Al₂O₃ 0.400')
  point.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowUp}')
  expect(point.getAttribute('aria-valuetext')).toBe('SiO₂ 3.020, Al₂O₃ 0.405')
  await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowDown}{/Shift}')
  expect(point.getAttribute('aria-valuetext')).toBe('SiO₂ 2.820, Al₂O₃ 0.355')
  expect(ends).toHaveLength(4)
  await userEvent.keyboard('x')
  expect(ends).toHaveLength(4)
})

it('a pointer drags it from where it was taken, and lets go once', async () => {
  const { ends, point } = await openChart()
  point.setPointerCapture = () => undefined
  fireEvent.pointerMove(point, { clientX: 700, clientY: 100 })
  expect(point.getAttribute('aria-valuetext')).toBe('SiO₂ 3.000, Al₂O₃ 0.400')
  fireEvent.pointerDown(point, { button: 0, pointerId: 1, clientX: 310, clientY: 305 })
  fireEvent.pointerMove(point, { clientX: 360, clientY: 255 })
  expect(point.getAttribute('aria-valuetext')).toBe('SiO₂ 3.500, Al₂O₃ 0.500')
  expect(point.getAttribute('data-outside')).toBeNull()
  fireEvent.pointerMove(point, { clientX: 560, clientY: 255 })
  expect(point.getAttribute('data-outside')).toBe('true')
  fireEvent.pointerUp(point)
  fireEvent.pointerUp(point)
  expect(ends).toEqual([{ x: 5.5, y: 0.5 }])
})

it('the recipe at the point keeps the order of the materials, and leaves out none of a few', async () => {
  const recipe: SolvedRecipe = {
    components: [
      { materialId: 3, amount: 60 },
      { materialId: 1, amount: 40 },
    ],
    umf: { SiO2: 3.2, Al2O3: 0.4, CaO: 1, TiO2: 0.0001 },
    percent: {},
    distance: 0,
    residuals: {},
    loi: 0,
    expansion: 7,
    difference: { kind: 'closest', text: '' },
  }
  const materials = [1, 2, 3].map((id) => ({ id, percent: {}, loi: 0 }))
  const at = { x: 3.2, y: 0.4 }
  await openPage(() => (
    <AreaRecipe recipe={recipe} at={at} materials={materials} nameOf={(id) => `No. ${id}`} />
  ))
  const [amounts, umf] = await screen.findAllByRole('list')
  expect(amounts?.textContent).toBe('No. 140.00No. 2–No. 360.00')
  expect(umf?.textContent).toBe('SiO23.200Al2O30.400CaO1.000')
})
