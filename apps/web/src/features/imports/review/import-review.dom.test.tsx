import { toContent } from '@glazy/formats/import/content'
import { readText } from '@glazy/formats/text/read-text'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openPage } from '#testing/open-page.tsx'
import { ImportReview } from './import-review.tsx'

const ignore = () => undefined
const SPARS = ['Test Fog', 'Test Haze'].map((name) => `${name}\nTest Spar 100`)

it('more than the account may still import is told before, and comes once something is left out', async () => {
  const files = [{ name: 'spars.txt', document: readText(SPARS.join('\n***\n')) }]
  const content = toContent(files, new Date())
  const spar = { id: 1, name: 'Test Spar', score: 2, isOwn: true, hasAnalysis: true, parent: null }
  const read = {
    name: 'spars.txt',
    content,
    matches: new Map(content.ingredients.map(({ key }) => [key, [spar]])),
    parents: new Map<string, number>(),
    own: new Map(),
    originals: new Map<string, number>(),
    belongings: [],
    named: new Map<string, number>(),
    left: 1,
  }
  await openPage(() => (
    <ImportReview
      read={read}
      isReading={false}
      trouble={undefined}
      onCorrect={ignore}
      onImport={ignore}
    />
  ))
  expect(await screen.findByText(/can still import 1 recipes and materials/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Import 2 recipes' })).toBeDisabled()
  await userEvent.click(screen.getByRole('checkbox', { name: /Test Fog/ }))
  expect(screen.getByRole('button', { name: 'Import 1 recipe' })).toBeEnabled()
  expect(screen.queryByText(/can still import/)).toBeNull()
})
