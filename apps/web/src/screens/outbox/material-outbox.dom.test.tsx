import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { ask } from '#testing/ask.ts'
import { fillIn } from '#testing/fill-in.ts'
import { itemOf } from '#testing/items.ts'
import { openPage } from '#testing/open-page.tsx'
import { prepareOutbox, press, send, writeOffline } from '#testing/outbox-page.tsx'
import { EditAnalysisScreen } from '../editor/edit-analysis-screen.tsx'
import { NewAnalysisScreen } from '../editor/new-analysis-screen.tsx'
import { OutboxScreen } from './outbox-screen.tsx'

const own = prepareOutbox()

const silicaField = () =>
  waitFor(() => {
    const field = document.querySelector<HTMLInputElement>('[data-figure="SiO2"]')
    if (!field) throw new Error('there is no field for SiO2')
    return field
  })

it('lets a new material wait, which is edited in the outbox, and a change of one', async () => {
  await openPage((user) => user && <NewAnalysisScreen user={user} kind="primitive" />)
  await fillIn({ Name: 'Ash of Test' })
  await userEvent.type(await silicaField(), '60')
  await writeOffline(own.owner, () => press('Save'), 'newMaterial')
  await openPage((user) => user && <OutboxScreen user={user} />)
  expect(await screen.findByText('New material or analysis')).toBeVisible()
  await press('Edit')
  await fillIn({ Name: 'Wood ash of Test' })
  await press('Save')
  expect(await screen.findByRole('heading', { name: 'Wood ash of Test' })).toBeVisible()
  await send()
  const query = { u: String(own.owner), primitive: true, q: 'ash' }
  const [made] = (await ask('searchMaterials', { query })).data
  expect(made?.name).toBe('Wood ash of Test')
  const id = made?.id ?? 0

  await openPage((user) => (
    <Suspense>{user && <EditAnalysisScreen user={user} kind="primitive" id={id} />}</Suspense>
  ))
  const silica = await silicaField()
  await userEvent.clear(silica)
  await userEvent.type(silica, '55')
  await writeOffline(own.owner, () => press('Save'), 'material')
  await send()
  expect(await itemOf(id)).toMatchObject({ version: 2, analysis: { percent: { SiO2: 55 } } })
})
