import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { makeMaterial } from '#testing/items.ts'
import { openPage } from '#testing/open-page.tsx'
import { registerAnew } from '#testing/people.ts'
import { useKnownMaterials } from './use-known-materials.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

function Materials({ choices }: { readonly choices: readonly string[] }) {
  const [of, choose] = useState(choices[0])
  const { byId, isLoading } = useKnownMaterials({ of })
  const names = [...byId.values()].map(({ name }) => name).toSorted()
  return (
    <>
      {choices.map((choice) => (
        <button key={choice} onClick={() => choose(choice)}>
          {choice}
        </button>
      ))}
      <output>{isLoading ? `${names.join()} …` : names.join()}</output>
    </>
  )
}

it('the figures of further materials are waited for, and none when one is taken away', async () => {
  await registerAnew()
  const { id: spar } = await makeMaterial('Spar')
  const { id: flint } = await makeMaterial('Flint')
  const [one, both] = [String(spar), `${spar},${flint}`]
  await openPage(() => <Materials choices={[both, one, `${both},${flint + 1}`]} />)
  const told = screen.getByRole('status')
  await waitFor(() => expect(told).toHaveTextContent(/^Flint,Spar$/))

  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined))
  await userEvent.click(screen.getByText(one))
  expect(told).toHaveTextContent(/^Flint,Spar$/)
  await userEvent.click(screen.getByText(`${both},${flint + 1}`))
  expect(told).toHaveTextContent(/^Flint,Spar …$/)
})
