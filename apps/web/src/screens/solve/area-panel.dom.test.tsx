import type { SolveQuestion } from '@glazy/solver/question'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { AreaTask } from '#features/solve/worker/solve-worker.ts'
import { BrowserWorker } from '#testing/browser-worker.ts'
import { openPage } from '#testing/open-page.tsx'
import AreaPanel from './area-panel.tsx'

const SPAR = { id: 1, percent: { SiO2: 64.76, Al2O3: 18.32, K2O: 16.92 }, loi: 0 }
const WHITING = { id: 2, percent: { CaO: 56 }, loi: 44 }
const FLINT = { id: 3, percent: { SiO2: 100 }, loi: 0 }
/** Longer than a hand rests before what it has typed counts. */
const RESTED_MS = 400

const STEPS = {
  'a question': { of: [SPAR, WHITING], isLoading: false },
  'one more on its way': { of: [WHITING], isLoading: true },
  'all are there': { of: [SPAR, WHITING, FLINT], isLoading: false },
} as const
type Step = keyof typeof STEPS

function Page() {
  const [step, setStep] = useState<Step>('a question')
  const { of, isLoading } = STEPS[step]
  const question: SolveQuestion = { materials: of, target: { umf: {}, tolerance: 0.05 } }
  return (
    <>
      {(Object.keys(STEPS) as Step[]).map((each) => (
        <button key={each} onClick={() => setStep(each)}>
          {each}
        </button>
      ))}
      <AreaPanel
        question={question}
        isLoading={isLoading}
        place={undefined}
        nameOf={(id) => `No. ${id}`}
        onPlace={() => undefined}
      />
    </>
  )
}

it('the area of a question waits for the materials that are on their way, and says so', async () => {
  const asked: number[] = []
  class TellingWorker extends BrowserWorker {
    override postMessage(task: AreaTask) {
      if (!('at' in task)) asked.push(task.areaOf.materials.length)
      super.postMessage(task)
    }
  }
  vi.stubGlobal('Worker', TellingWorker)
  await openPage(() => <Page />)
  const note = await screen.findByRole('status')
  await waitFor(() => expect(asked).toEqual([2]))
  await waitFor(() => expect(note).not.toHaveTextContent('Finding'), { timeout: 10_000 })

  await userEvent.click(screen.getByText('one more on its way'))
  expect(note).toHaveTextContent('Loading materials…')
  await new Promise((resolve) => setTimeout(resolve, RESTED_MS))
  expect(asked).toEqual([2])

  await userEvent.click(screen.getByText('all are there'))
  expect(note).not.toHaveTextContent('Loading materials…')
  await waitFor(() => expect(asked).toEqual([2, 3]))
  vi.unstubAllGlobals()
})
