import type { ModerationCase } from '@glazy/contract/moderation'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { ReportButton } from '#components/report-button.tsx'
import { CommentsSection } from '#features/discussion/comments/comments-section.tsx'
import { CaseList } from '#features/moderation/queue/case-list.tsx'
import type { ModerationSearch } from '#lib/moderation-search.ts'
import { EMPTY_SITE } from '#lib/site.ts'
import { ReportKeeper } from '#screens/report-keeper.tsx'
import { ask } from '#testing/ask.ts'
import { fillIn } from '#testing/fill-in.ts'
import { makeMaterial } from '#testing/items.ts'
import { makeModerator } from '#testing/moderators.ts'
import { openPage } from '#testing/open-page.tsx'
import { type Person, registerAnew } from '#testing/people.ts'

const WATCHED = { ...EMPTY_SITE, hasModerators: true }

let moderator: Person
let author: Person
let authorId: number
/** Of the author. */
let itemId: number

beforeAll(async () => {
  moderator = await registerAnew()
  await makeModerator(moderator)
})

beforeEach(async () => {
  author = await registerAnew()
  const item = await makeMaterial('Test ash')
  itemId = item.id
  authorId = item.user?.id ?? 0
  await ask('publishMaterial', { params: { id: itemId }, method: 'POST' })
})

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

const pressIn = async (name: string | RegExp) =>
  userEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name }))

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

const become = ({ email, password }: Person) => ask('login', { body: { email, password } })

/** A page with the way to report the item. */
const openItem = (site = WATCHED) =>
  openPage(
    () => (
      <>
        <ReportButton kind="material" id={itemId} ownerId={authorId} />
        <ReportKeeper />
      </>
    ),
    '/start',
    site,
  )

/** Somebody reports the item, and the moderator opens the queue. */
async function openCase() {
  await registerAnew()
  await ask('reportContent', { body: { kind: 'material', id: itemId, reason: 'spam' } })
  await become(moderator)
  await openQueue({ kind: 'material' })
}

const openQueue = (search: ModerationSearch) =>
  openPage(() => <CaseList search={search} pageLink={() => null} />, '/start', WATCHED)

const cardOf = async () => {
  const cards = await screen.findAllByRole('article')
  const card = cards.find((one) => within(one).queryByText(`by ${author.name}`) !== null)
  if (!card) throw new Error('The case is not listed')
  return within(card)
}

const pressOnCard = async (name: string) =>
  userEvent.click((await cardOf()).getByRole('button', { name }))

async function caseNow(): Promise<ModerationCase | undefined> {
  for (const state of ['open', 'hidden', 'closed'] as const) {
    const { data } = await ask('listCases', { query: { state, kind: 'material' } })
    const found = data.find(({ contentId }) => contentId === itemId)
    if (found) return found
  }
  return undefined
}

it('a report asks for a reason, is made once, and says so afterwards', async () => {
  await registerAnew()
  await openItem()
  await press('Report')
  await pressIn('Report')
  expect(await screen.findByText('Please choose a reason')).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'Dangerous advice')
  await fillIn({ 'Anything to add? (optional)': 'It leaches lead.' })
  await pressIn('Report')
  await closed()
  const query = { kind: 'material', id: itemId } as const
  expect((await ask('findOwnReport', { query })).data).toMatchObject({
    reason: 'dangerous',
    words: 'It leaches lead.',
  })

  await openItem()
  await press('Report')
  expect(await screen.findByText(/^You reported this on/)).toBeVisible()
  expect(screen.getByText('It leaches lead.')).toBeVisible()
  expect(screen.queryByLabelText('Reason')).toBeNull()
})

it('nobody reports what is their own, or where there are no moderators', async () => {
  await openItem()
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull()
  await registerAnew()
  await openItem(EMPTY_SITE)
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull()
  await openItem()
  expect(screen.getByRole('button', { name: 'Report' })).toBeVisible()
})

it('a moderator hides something for a reason, gives another one, and restores it', async () => {
  await openCase()
  await pressOnCard('Hide')
  await pressIn('Hide')
  expect(await screen.findByText('must be at least 3 characters')).toBeVisible()
  await fillIn({ Reason: 'It sells shoes.' })
  await pressIn('Hide')
  await closed()
  await waitFor(() => expect(screen.queryByText(`by ${author.name}`)).toBeNull())
  expect(await caseNow()).toMatchObject({ isHidden: true, hiddenReason: 'It sells shoes.' })

  await openQueue({ state: 'hidden', kind: 'material' })
  await pressOnCard('Change the reason')
  expect(await screen.findByLabelText('Reason')).toHaveValue('It sells shoes.')
  await fillIn({ Reason: 'It sells boots.' })
  await pressIn('Hide')
  await closed()
  await waitFor(async () =>
    expect(await caseNow()).toMatchObject({ hiddenReason: 'It sells boots.' }),
  )
  expect(await screen.findByText('Hidden because: It sells boots.')).toBeVisible()

  await pressOnCard('Restore')
  await pressIn('Restore')
  await waitFor(async () => expect(await caseNow()).toMatchObject({ isHidden: false }))
  await closed()
})

it('a moderator closes a case without doing anything', async () => {
  await openCase()
  await pressOnCard('Nothing wrong')
  await pressIn('Close the case')
  await waitFor(async () => expect(await caseNow()).toMatchObject({ isOpen: false }))
  await waitFor(() => expect(screen.queryByText(`by ${author.name}`)).toBeNull())
})

it('a moderator mutes somebody until a day, for longer, and no longer', async () => {
  await openCase()
  await pressOnCard('Mute')
  await fillIn({ Reason: 'Shouting.' })
  await userEvent.selectOptions(screen.getByLabelText('For'), '1 day')
  await pressIn('Mute')
  await closed()
  const ofAuthor = async () => (await caseNow())?.owner
  expect(await ofAuthor()).toMatchObject({ isMuted: true, muteReason: 'Shouting.' })
  const first = (await ofAuthor())?.mutedUntil ?? ''

  await waitFor(async () =>
    expect((await cardOf()).getByRole('button', { name: 'Change the mute' })).toBeVisible(),
  )
  await pressOnCard('Change the mute')
  expect(await screen.findByLabelText('Reason')).toHaveValue('Shouting.')
  await userEvent.selectOptions(screen.getByLabelText('For'), '30 days')
  await pressIn('Mute')
  await closed()
  expect(Date.parse((await ofAuthor())?.mutedUntil ?? '')).toBeGreaterThan(Date.parse(first))

  await become(author)
  await openPage(() => <CommentsSection subject={{ kind: 'material', id: itemId }} path="/" />)
  expect(await screen.findByText(/^You are muted until .+ because: Shouting\.$/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Write a comment' })).toBeNull()

  await become(moderator)
  await openQueue({ kind: 'material' })
  await pressOnCard('Unmute')
  await pressIn('Unmute')
  await waitFor(async () => expect(await ofAuthor()).toMatchObject({ isMuted: false }))
})

it('a moderator hides everything of an account, and restores it', async () => {
  await openCase()
  await pressOnCard('Hide everything')
  await fillIn({ Reason: 'Nothing but spam.' })
  await pressIn('Hide everything')
  await closed()
  expect(await caseNow()).toMatchObject({ isHidden: true, isCleared: true })

  await openQueue({ state: 'hidden', kind: 'material' })
  expect((await cardOf()).getByText(`Hidden with everything else by ${author.name}.`)).toBeVisible()
  await pressOnCard('Restore everything')
  await pressIn('Restore everything')
  await waitFor(async () => expect(await caseNow()).toMatchObject({ isHidden: false }))
})

it('the queue says when there is nothing to do', async () => {
  await become(moderator)
  await openQueue({ kind: 'collection' })
  expect(await screen.findByText('Nothing to review')).toBeVisible()
})

it('a hidden comment says so to whoever wrote it and to moderators', async () => {
  const content = 'These are shoes, not a glaze.'
  const { data: comment } = await ask('createMaterialComment', { body: { id: itemId, content } })
  await become(await registerAnew())
  const body = { kind: 'comment', id: comment.id, reason: 'spam' } as const
  await ask('reportContent', { body })
  await become(moderator)
  const { data: cases } = await ask('listCases', { query: { kind: 'comment' } })
  const found = cases.find(({ contentId }) => contentId === comment.id)
  await ask('hideContent', { params: { id: found?.id ?? 0 }, body: { reason: 'It sells.' } })
  const open = () =>
    openPage(() => <CommentsSection subject={{ kind: 'material', id: itemId }} path="/" />)

  await open()
  expect(await screen.findByText('Hidden')).toHaveAttribute('title', 'It sells.')
  expect(screen.getByText(/^Only the author and the moderators .+ It sells\.$/)).toBeVisible()
  await become(author)
  await open()
  expect(await screen.findByText(/^A moderator has hidden this\. .+ It sells\.$/)).toBeVisible()
  expect(screen.queryByText('Hidden')).toBeNull()
})
