import type { CurrentUser } from '@glazy/contract/accounts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { BookmarkButton } from '#features/collections/bookmark/bookmark-button.tsx'
import { CollectionList } from '#features/collections/list/collection-list.tsx'
import { askForUser } from '#lib/session/ask-session.ts'
import { EMPTY_SITE } from '#lib/site.ts'
import { ask } from '#testing/ask.ts'
import { fillIn } from '#testing/fill-in.ts'
import { makeMaterial } from '#testing/items.ts'
import { openPage } from '#testing/open-page.tsx'
import { registerAnew } from '#testing/people.ts'
import { MaterialListScreen } from '../material-list-screen.tsx'

// The document of these tests has no popovers; a menu is there whether it is open or not.
HTMLElement.prototype.hidePopover = () => undefined

let user: CurrentUser
beforeEach(async () => {
  await registerAnew()
  user = await askForUser()
})

/** The collections as the server has them now. */
const saved = async () =>
  (await ask('listCollections', { params: { userId: String(user.id) } })).data

const openList = () => openPage(() => <CollectionList user={String(user.id)} order={{}} />)
const dialog = () => screen.findByRole('dialog')
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

async function send(button: string) {
  await userEvent.click(within(await dialog()).getByRole('button', { name: button }))
}

async function chooseFromMenu(name: string, choice: string) {
  const card = screen.getByRole('link', { name }).closest('li')
  if (!card) throw new Error(`There is no collection ${name}`)
  await userEvent.click(within(card).getByText(choice))
}

it('a collection is made, then renamed and described as often as one likes', async () => {
  await openList()
  await userEvent.click(await screen.findByRole('button', { name: 'New collection' }))
  await fillIn({ Name: 'Ash', Description: '<p>Wood <strong>ash</strong></p>' })
  await send('Create')
  await closed()
  expect(await saved()).toMatchObject([
    { name: 'Ash', description: '<p>Wood <strong>ash</strong></p>' },
  ])
  for (const [before, after] of [
    ['Ash', 'Second'],
    ['Second', 'Third'],
  ] as const) {
    await chooseFromMenu(before, 'Edit name and description')
    await fillIn({ Name: after, Description: `About ${after}` })
    await send('Save')
    await closed()
    expect(await screen.findByRole('link', { name: after })).toBeVisible()
    expect(await saved()).toMatchObject([{ name: after, description: `<p>About ${after}</p>` }])
  }
})

it('a name that is missing or there already is told at its field, and nothing is made', async () => {
  await ask('createCollection', { body: { name: 'Celadon' } })
  await openList()
  await userEvent.click(await screen.findByRole('button', { name: 'New collection' }))
  await dialog()
  await send('Create')
  expect(await screen.findByText('Collection name is required')).toBeVisible()
  await fillIn({ Name: 'CELADON' })
  await send('Create')
  expect(await screen.findByText('You already have a collection with this name')).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveFocus()
  expect(await saved()).toHaveLength(1)
})

it('a collection is pinned and unpinned, and stands first while it is', async () => {
  await ask('createCollection', { body: { name: 'First' } })
  await ask('createCollection', { body: { name: 'Last' } })
  await openList()
  await screen.findByRole('link', { name: 'First' })
  const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(names()).toEqual(['Last', 'First'])
  await chooseFromMenu('First', 'Pin')
  await waitFor(() => expect(names()).toEqual(['First', 'Last']))
  expect(screen.getByRole('heading', { name: 'Pinned' })).toBeVisible()
  await waitFor(async () => expect((await saved())[0]).toMatchObject({ isPinned: true }))
  await chooseFromMenu('First', 'Unpin')
  await waitFor(() => expect(names()).toEqual(['Last', 'First']))
})

it('a deleted collection is gone at once', async () => {
  await ask('createCollection', { body: { name: 'Gone' } })
  await openList()
  await screen.findByRole('link', { name: 'Gone' })
  await chooseFromMenu('Gone', 'Delete')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Gone' })).toBeNull())
  await waitFor(async () => expect(await saved()).toEqual([]))
})

it('a card of a list puts its item into a collection', async () => {
  const item = await makeMaterial('Test talc')
  await ask('createCollection', { body: { name: 'Shelf' } })
  const look = { category: 'materials', view: 'grid', figures: 'percent' } as const
  await openPage((viewer) => <MaterialListScreen {...look} search={{ u: String(viewer?.id) }} />)
  await userEvent.click(await screen.findByRole('button', { name: `Bookmark ${item.name}` }))
  await userEvent.click(await screen.findByRole('button', { name: /^Shelf/ }))
  await closed()
  expect(await saved()).toMatchObject([{ name: 'Shelf', materialCount: 1 }])
})

it('items go into a new collection, then into others, and out again', async () => {
  const one = await makeMaterial('Test clay')
  const two = await makeMaterial('Test silica')
  const bookmark = async (ids: readonly number[]) => {
    await openPage(() => <BookmarkButton ids={ids} />)
    await userEvent.click(screen.getByRole('button', { name: /Bookmark/ }))
    await dialog()
  }
  await bookmark([one.id])
  await fillIn({ 'New collection': 'For later' })
  await send('Create')
  await closed()
  expect(await saved()).toMatchObject([{ name: 'For later', materialCount: 1 }])

  await bookmark([one.id, two.id])
  await fillIn({ 'New collection': 'for LATER' })
  await send('Create')
  expect(await screen.findByText('You already have a collection with this name')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^For later/ }))
  await closed()
  expect(await saved()).toMatchObject([{ name: 'For later', materialCount: 2 }])

  await bookmark([two.id])
  await userEvent.click(await screen.findByRole('button', { name: 'Remove from “For later”' }))
  await closed()
  expect(await saved()).toMatchObject([{ name: 'For later', materialCount: 1 }])
})

it('what fails leaves the counts as they were, and says so', async () => {
  const item = await makeMaterial('Test chalk')
  const { data: made } = await ask('createCollection', { body: { name: 'Vanished' } })
  await openPage(() => <BookmarkButton ids={[item.id]} />)
  await userEvent.click(screen.getByRole('button', { name: /Bookmark/ }))
  const choice = await screen.findByRole('button', { name: /^Vanished/ })
  await ask('deleteCollection', { params: { id: made.id } })
  await userEvent.click(choice)
  expect(await screen.findByText('Failed to add to collection')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Vanished/ })).toHaveTextContent('0')
})

it('in another language the form says in it what is wrong', async () => {
  const list = () => <CollectionList user={String(user.id)} order={{}} />
  await openPage(list, '/start', EMPTY_SITE, 'de')
  await userEvent.click(await screen.findByRole('button', { name: 'Neue Sammlung' }))
  await send('Anlegen')
  expect(await screen.findByText('Der Name der Sammlung fehlt')).toBeVisible()
  await fillIn({ Name: 'Asche' })
  await send('Anlegen')
  await closed()
  expect(await saved()).toMatchObject([{ name: 'Asche' }])
})

it('what is written of a collection is not lost by Escape', async () => {
  await openList()
  await userEvent.click(await screen.findByRole('button', { name: 'New collection' }))
  await userEvent.keyboard('{Escape}')
  await closed()
  await userEvent.click(screen.getByRole('button', { name: 'New collection' }))
  await fillIn({ Name: 'Ash' })
  await userEvent.keyboard('{Escape}')
  expect(within(await dialog()).getByRole('textbox', { name: 'Name' })).toHaveValue('Ash')
})
