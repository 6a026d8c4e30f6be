import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { WorkbenchItem } from '#features/workbench/contents/workbench-item.ts'
import { parseSolveSearch } from '#lib/solve-parameters.ts'
import { readChosen, readWishes } from '#lib/solve-search.ts'
import { openPage } from '#testing/open-page.tsx'
import { WorkbenchCard } from './workbench-card.tsx'

const ITEM: WorkbenchItem = {
  id: -1,
  name: 'B1',
  kind: 'recipe',
  lines: [
    { materialId: 12, name: 'Potash Feldspar', amount: 60, isAdditional: false },
    { materialId: 15, name: 'Whiting', amount: 30, isAdditional: false },
    { materialId: 12, name: 'Potash Feldspar', amount: 5, isAdditional: true },
    { materialId: null, name: 'Somebody’s', amount: 5, isAdditional: false },
  ],
}
/** A mole of each flux weighs 56.077 and 94.196. */
const ANALYSIS = { percent: { CaO: 56.077, K2O: 94.196, SiO2: 120.168 }, loi: 0 }

async function show(change: Partial<Parameters<typeof WorkbenchCard>[0]>) {
  const nothing = () => undefined
  await openPage(() => (
    <WorkbenchCard
      item={ITEM}
      analysis={ANALYSIS}
      isEditable
      isOwn
      isBusy={false}
      onEdit={nothing}
      onDetails={nothing}
      onCopy={nothing}
      onTarget={nothing}
      onSave={nothing}
      onDiscard={nothing}
      {...change}
    />
  ))
  await screen.findByRole('heading', { name: 'B1' })
}

it('a recipe that is saved nowhere leads to the solver with its formula and materials', async () => {
  await show({})
  const link = screen.getByRole('link', { name: 'Solve for this formula B1' })
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://localhost')
  expect(pathname).toBe('/solve')
  const { umf, of } = parseSolveSearch(Object.fromEntries(searchParams))
  const wishes = readWishes(umf)
  expect([...wishes.keys()].sort()).toEqual(['CaO', 'K2O', 'SiO2'])
  expect(wishes.get('CaO')).toBeCloseTo(0.5, 3)
  expect(wishes.get('SiO2')).toBeCloseTo(1, 3)
  expect(readChosen(of).map(({ id }) => id)).toEqual([12, 15])
})

it.each([
  ['no formula is known', { analysis: undefined }],
  ['there is no flux', { analysis: { percent: { SiO2: 100 }, loi: 0 } }],
  ['it is a raw material', { item: { ...ITEM, kind: 'primitive' as const, lines: [] } }],
])('there is nothing to solve where %s', async (_why, change) => {
  await show(change)
  expect(screen.queryByRole('link', { name: /^Solve for this formula/ })).toBeNull()
})

it('an ingredient without an analysis is named beside the formula that leaves it out', async () => {
  await show({ analysis: { ...ANALYSIS, leftOut: ['Tinkar Z', 'Tinkar Z'] } })
  expect(
    screen.getByText('No analysis for Tinkar Z, so the chemistry leaves this out.'),
  ).toBeDefined()
})
