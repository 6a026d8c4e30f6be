import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, useState } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { useSession } from '#lib/session/use-session.ts'
import { ask } from '#testing/ask.ts'
import { makeMaterial, makeRecipe } from '#testing/items.ts'
import { openPage } from '#testing/open-page.tsx'
import { registerAnew } from '#testing/people.ts'
import { photographOf } from '#testing/photographs.ts'
import { SaidList } from '#features/people/said/said-list.tsx'
import { BatchesScreen } from './batches/batches-screen.tsx'
import { HomeScreen } from './home-screen.tsx'
import { ScheduleListScreen } from './kilns/schedule-list-screen.tsx'
import { ImagesScreen } from './people/images-screen.tsx'

const WORDS = 'Words of somebody who has tested it.'
const p = 9

beforeAll(async () => {
  await registerAnew()
  const material = await makeMaterial('Test Spar')
  const recipe = await makeRecipe('Test Celadon', [[material, 100]])
  await Promise.all([
    ask('createLog', { body: { title: 'A firing', logTypeId: 2, description: WORDS } }),
    ask('createKilnSchedule', { body: { name: 'Bisque' } }),
    ask('createReview', { body: { material_id: material.id, description: WORDS, rating: 4 } }),
    ask('createMaterialComment', { body: { id: material.id, content: WORDS } }),
    photographOf(material.id),
    ask('planBatch', { body: { recipeId: recipe.id, size: 1000, unit: 'grams' } }),
  ])
})

afterEach(() => {
  vi.restoreAllMocks()
})

const said = (kind: 'reviews' | 'comments') =>
  function Said() {
    const userId = useSession().user?.id ?? 0
    return (
      <SaidList
        kind={kind}
        userId={userId}
        page={p}
        link={(number, attributes) => <a key={number} href={`?p=${number}`} {...attributes} />}
      />
    )
  }

function Batches() {
  const { user } = useSession()
  return <Suspense>{user && <BatchesScreen user={user} number={p} />}</Suspense>
}

it.each([
  ['logs', () => <HomeScreen search={{ p }} />],
  ['kiln schedules', () => <ScheduleListScreen search={{ p }} />],
  ['photographs', () => <ImagesScreen search={{ p }} />],
  ['reviews', said('reviews')],
  ['comments', said('comments')],
  ['batches', Batches],
])('a page of %s that is not there leads to the first one', async (_of, Page) => {
  await openPage(() => <Page />)
  expect(await screen.findByRole('heading', { name: 'There is no page 9.' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to the first page' })).toBeVisible()
})

function Reviews() {
  const userId = useSession().user?.id ?? 0
  const [page, open] = useState(p)
  return (
    <SaidList
      kind="reviews"
      userId={userId}
      page={page}
      link={(number, { children }) => (
        <button key={number} onClick={() => open(number)}>
          {children}
        </button>
      )}
    />
  )
}

it('while the first page comes it is not said to be missing', async () => {
  await openPage(() => <Reviews />)
  const first = await screen.findByRole('button', { name: 'Go to the first page' })
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined))
  await userEvent.click(first)
  expect(screen.queryByText('There is no page 1.')).toBeNull()
  expect(screen.getByText('There is no page 9.')).toBeVisible()
})
