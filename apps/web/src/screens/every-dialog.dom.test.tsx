import { calculateBatch } from '@glazy/ceramics/batch/batch'
import type { CurrentUser } from '@glazy/contract/accounts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import DeletionDialog from '#features/account/deletion/deletion-dialog.tsx'
import LoginDialog from '#features/account/login/login-dialog.tsx'
import BookmarkDialog from '#features/collections/bookmark/bookmark-dialog.tsx'
import { CollectionDialog } from '#features/collections/edit/collection-dialog.tsx'
import EditPhotographDialog from '#features/item/photographs/edit-photograph-dialog.tsx'
import UploadDialog from '#features/item/photographs/upload-dialog.tsx'
import SaveSearchDialog from '#features/library/saved-searches/save-search-dialog.tsx'
import { currentSearch } from '#features/library/saved-searches/use-current-search.ts'
import LogBatchDialog from '#features/logs/batch/log-batch-dialog.tsx'
import { ReasonForm } from '#features/moderation/acts/reason-form.tsx'
import ReportDialog from '#features/moderation/report/report-dialog.tsx'
import LotDialog from '#features/shelf/stock/lot-dialog.tsx'
import MoveDialog from '#features/shelf/stock/move-dialog.tsx'
import PurchaseDialog from '#features/shelf/stock/purchase-dialog.tsx'
import MixDialog from '#features/solve/answer/mix-dialog.tsx'
import AddDialog from '#features/studio/batches/add-dialog.tsx'
import DetailsDialog from '#features/studio/batches/details-dialog.tsx'
import BlendDialog from '#features/workbench/blend/blend-dialog.tsx'
import { ask } from '#testing/ask.ts'
import { makeMaterial, makeRecipe } from '#testing/items.ts'
import { makeModerator } from '#testing/moderators.ts'
import { openPage } from '#testing/open-page.tsx'
import { registerAnew } from '#testing/people.ts'
import { photographOf } from '#testing/photographs.ts'
import { componentsWith, reachedFrom, sourceOf } from '#testing/sources.ts'
import LogItemField from './posts/log-item-field.tsx'

/** What the dialogs are about, all of it the same person's but the item that is reported. */
async function makeThings() {
  const author = await registerAnew()
  const reported = await makeMaterial('Test ash')
  await ask('publishMaterial', { params: { id: reported.id }, method: 'POST' })
  const person = await registerAnew()
  await makeModerator(person)
  await ask('login', { body: author })
  await registerAnew()
  await ask('reportContent', { body: { kind: 'material', id: reported.id, reason: 'spam' } })
  await ask('login', { body: person })
  const { data: cases } = await ask('listCases', { query: { state: 'open', kind: 'material' } })
  const item = cases.find(({ contentId }) => contentId === reported.id)

  const spar = await makeMaterial('Test Spar')
  const recipe = await makeRecipe('Test Clear', [[spar, 100]])
  const photograph = await photographOf(spar.id)
  const bought = { materialId: spar.id, packAmount: 5, packUnits: 'kilograms' } as const
  await ask('buyLots', { body: { rows: [bought] } })
  const [stock] = (await ask('listStock', {})).data
  const lot = stock?.lots[0]
  const plan = { recipeId: recipe.id, size: 1000, unit: 'grams' } as const
  const { data: batch } = await ask('planBatch', { body: plan })
  const amounts = [{ amount: 100, isAdditional: false }]
  const calculated = calculateBatch(amounts, { batchSize: 1000 })
  if (!item || !lot || !calculated) throw new Error('something was not made')
  return { person, reported, item, spar, recipe, photograph, lot, batch, calculated }
}

type Things = Awaited<ReturnType<typeof makeThings>>

let things: Things

beforeAll(async () => {
  things = await makeThings()
})

beforeEach(async () => {
  await ask('login', { body: things.person })
})

interface Kind {
  /** Label of a field in which something is typed. */
  readonly field: string
  readonly show: (shown: Shown) => ReactNode
}

interface Shown extends Things {
  readonly user: CurrentUser
  readonly onClose: () => void
}

const nothing = () => Promise.resolve()

/** The dialogs with a form, by their files. */
const DIALOGS: Readonly<Record<string, Kind>> = {
  'features/account/deletion/deletion-dialog.tsx': {
    field: 'Current password',
    show: ({ user, onClose }) => <DeletionDialog user={user} onClose={onClose} />,
  },
  'features/account/login/login-dialog.tsx': {
    field: 'Password',
    show: ({ onClose }) => <LoginDialog onLogIn={nothing} onClose={onClose} />,
  },
  'features/collections/bookmark/bookmark-dialog.tsx': {
    field: 'New collection',
    show: ({ spar, user, onClose }) => (
      <BookmarkDialog user={user} ids={[spar.id]} onClose={onClose} />
    ),
  },
  'features/collections/edit/collection-dialog.tsx': {
    field: 'Name',
    show: ({ onClose }) => <CollectionDialog others={[]} onSave={nothing} onClose={onClose} />,
  },
  'features/item/photographs/edit-photograph-dialog.tsx': {
    field: 'Title',
    show: ({ spar, photograph, onClose }) => (
      <EditPhotographDialog image={photograph} materialId={spar.id} onClose={onClose} />
    ),
  },
  'features/library/saved-searches/save-search-dialog.tsx': {
    field: 'Name',
    show: ({ onClose }) => (
      <SaveSearchDialog
        current={currentSearch('recipes', { q: 'celadon' }, 7)}
        suggestedName="celadon"
        onClose={onClose}
      />
    ),
  },
  'features/logs/batch/log-batch-dialog.tsx': {
    field: 'Title',
    show: ({ recipe, calculated, onClose }) => (
      <LogBatchDialog
        recipe={recipe}
        batch={{
          components: recipe.components,
          batch: calculated,
          unit: 'grams',
          priceUnit: 'kilograms',
        }}
        itemField={LogItemField}
        onClose={onClose}
      />
    ),
  },
  'features/moderation/acts/reason-form.tsx': {
    field: 'Reason',
    show: ({ item, onClose }) => (
      <ReasonForm act="hide" item={item} onClose={onClose} onDone={() => undefined} />
    ),
  },
  'features/moderation/report/report-dialog.tsx': {
    field: 'Anything to add? (optional)',
    show: ({ reported, onClose }) => (
      <ReportDialog content={{ kind: 'material', id: reported.id }} onClose={onClose} />
    ),
  },
  'features/shelf/stock/lot-dialog.tsx': {
    field: 'Supplier',
    show: ({ lot, user, onClose }) => <LotDialog userId={user.id} lot={lot} onClose={onClose} />,
  },
  'features/shelf/stock/move-dialog.tsx': {
    field: 'Note',
    show: ({ lot, user, onClose }) => (
      <MoveDialog userId={user.id} lot={lot} name="Test Spar" kind="use" onClose={onClose} />
    ),
  },
  'features/shelf/stock/purchase-dialog.tsx': {
    field: 'Supplier',
    show: ({ user, onClose }) => (
      <PurchaseDialog userId={user.id} unit="kilograms" onClose={onClose} />
    ),
  },
  'features/solve/answer/mix-dialog.tsx': {
    field: 'Name of the recipe',
    show: ({ spar, user, onClose }) => (
      <MixDialog
        recipe={{
          name: 'Celadon',
          lines: [{ materialId: spar.id, name: spar.name, amount: 100, isAdditional: false }],
          difference: 'Closest',
          moles: {},
        }}
        userId={user.id}
        onClose={onClose}
      />
    ),
  },
  'features/studio/batches/add-dialog.tsx': {
    field: 'Note',
    show: ({ batch, user, onClose }) => (
      <AddDialog userId={user.id} batch={batch} mayLog onClose={onClose} />
    ),
  },
  'features/studio/batches/details-dialog.tsx': {
    field: 'Note',
    show: ({ batch, user, onClose }) => (
      <DetailsDialog userId={user.id} batch={batch} onClose={onClose} />
    ),
  },
  'features/workbench/blend/blend-dialog.tsx': {
    field: 'Columns',
    show: ({ spar, recipe, onClose }) => (
      <BlendDialog
        type="line"
        items={[spar, recipe]}
        room={50}
        load={() => Promise.resolve([])}
        costsOf={() => new Map()}
        onBlended={() => undefined}
        onClose={onClose}
      />
    ),
  },
}

/** Those that stay even where nothing is typed: what the page was about to do waits for them. */
const WAITED_FOR = ['features/account/login/login-dialog.tsx']

it('every dialog with a form is tried', () => {
  const all = componentsWith(/<Dialog(Frame)?\b/)
  const withForm = all.filter((file) =>
    [...reachedFrom(file, all)].some((part) => /\buseForm\(\{/.test(sourceOf(part))),
  )
  expect(Object.keys(DIALOGS)).toEqual(expect.arrayContaining(withForm))
})

it('photographs that are chosen do not go with Escape', async () => {
  const onClose = vi.fn()
  await openPage(() => <UploadDialog material={things.spar} onClose={onClose} />)
  const picture = new File(['grey'], 'tile.png', { type: 'image/png' })
  await userEvent.upload(await screen.findByLabelText('Choose photos'), picture)
  await screen.findByRole('list', { name: 'Chosen photos' })
  await userEvent.keyboard('{Escape}')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(onClose).not.toHaveBeenCalled()
})

it.each(Object.entries(DIALOGS))(
  '%s goes with Escape until something is typed',
  async (file, kind) => {
    const onClose = vi.fn()
    await openPage((user) => user && kind.show({ ...things, user, onClose }))
    const dialog = await screen.findByRole('dialog')
    const field = await within(dialog).findByLabelText(kind.field)
    within(dialog).getByRole('button', { name: 'Close' }).focus()
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(WAITED_FOR.includes(file) ? 0 : 1)
    onClose.mockReset()

    await userEvent.type(field, '7')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(dialog)
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(onClose).not.toHaveBeenCalled()
    expect(screen.getByLabelText(kind.field)).toHaveDisplayValue(/7$/)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  },
)
