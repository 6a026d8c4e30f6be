import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import SubjectChart from '#features/charts/page/subject-chart.tsx'
import { ask } from '#testing/ask.ts'
import { openPage } from '#testing/open-page.tsx'
import { registerAnew } from '#testing/people.ts'
import { CompareScreen } from './compare-screen.tsx'
import { PrintScreen } from './print/print-screen.tsx'
import { WorkbenchScreen } from './workbench/workbench-screen.tsx'

/** A recipe with an ingredient of which nothing is known but its name. */
async function importStained(): Promise<number> {
  await registerAnew()
  const { data } = await ask('addToImport', {
    body: {
      clientKey: crypto.randomUUID(),
      name: 'stained.csv',
      materials: [
        { key: 'flint', name: 'Flint', percent: { SiO2: 100 } },
        { key: 'ash', name: 'Ash', percent: { CaO: 50 }, loi: 50 },
        { key: 'stain', name: 'Stain 6600' },
      ],
      recipes: [
        {
          key: 'stained',
          name: 'Stained',
          components: ['flint', 'ash', 'stain'].map((key) => ({ key, amount: 10 })),
        },
      ],
    },
  })
  return data.items.find(({ key }) => key === 'stained')?.id ?? 0
}

const note = () =>
  screen.findByText('No analysis for Stain 6600, so the chemistry leaves this out.')

it('a comparison names what the figures of its recipes leave out', async () => {
  const id = await importStained()
  await openPage(() => <CompareScreen search={{ id: String(id) }} />)
  expect(await note()).toBeVisible()
})

it('print names it where figures are printed', async () => {
  const id = await importStained()
  await openPage(() => <PrintScreen ids={[id]} />)
  expect(await note()).toBeVisible()
  for (const option of ['UMF', 'Percentage analysis']) {
    const box = screen.getByRole('checkbox', { name: option })
    if ((box as HTMLInputElement).checked) await userEvent.click(box)
  }
  expect(screen.queryByText(/^No analysis for/)).toBeNull()
})

it('so does the card of a recipe on the workbench', async () => {
  const id = await importStained()
  await openPage(() => <WorkbenchScreen arrivals={{ add: [id] }} />, '/workbench')
  expect(await note()).toBeVisible()
})

it('so does the chart beside a list with such a recipe', async () => {
  await importStained()
  const search = { q: 'Stained' }
  await openPage(() => <SubjectChart subject={{ kind: 'list', category: 'recipes', search }} />)
  expect(await note()).toBeVisible()
})
