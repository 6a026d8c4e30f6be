import type { PointColumns as Traits } from '@glazy/contract/points/point-columns'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { holdAnswers } from '#testing/hold-answers.ts'
import { makeMaterial } from '#testing/items.ts'
import { openPage } from '#testing/open-page.tsx'
import { registerAnew } from '#testing/people.ts'
import LookedAt from './looked-at.tsx'
import { useLookedAt } from './use-looked-at.ts'

let id: number

beforeAll(async () => {
  await registerAnew()
  id = (await makeMaterial('Test Spar')).id
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** A chart of one point that can be touched. */
function Chart() {
  const [opened, setOpened] = useState('')
  const points = { xs: Float64Array.of(3), ys: Float64Array.of(0.3), styles: new Uint8Array(1) }
  const traits = { ids: [id] } as unknown as Traits
  const onOpen = ({ name }: { readonly name: string }) => setOpened(name)
  const looked = useLookedAt({ x: 'SiO2', y: 'Al2O3', points, traits, onOpen })
  return (
    <>
      <button onClick={() => looked.choose(0, true)}>Tap</button>
      <LookedAt
        hovered={undefined}
        touched={looked.touched}
        at={undefined}
        size={{ width: 300, height: 300 }}
        work={() => null}
        onOpen={looked.open}
        onClose={looked.close}
      />
      <output>{opened}</output>
    </>
  )
}

it('an item is opened from its sheet also while the sheet still loads it', async () => {
  await openPage(() => <Chart />)
  const release = holdAnswers()
  await userEvent.click(screen.getByText('Tap'))
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }))
  release()
  expect(await screen.findByText('Test Spar')).toBeVisible()
})
