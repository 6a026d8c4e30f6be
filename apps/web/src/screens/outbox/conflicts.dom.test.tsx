import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { askForUser } from '#lib/session/ask-session.ts'
import { ask } from '#testing/ask.ts'
import { makeMaterial } from '#testing/items.ts'
import { registerAnew } from '#testing/people.ts'
import type { Letter } from '#queries/create-outbox.ts'
import { outbox, putAside } from '#queries/outbox.ts'
import type { ChangeKind } from '#queries/outbox-kinds.ts'
import {
  prepareOutbox,
  openSendingOutbox,
  press,
  scheduleOf,
  send,
  WORDS,
} from '#testing/outbox-page.tsx'

const own = prepareOutbox()

const linesOf = (percentageAmount: number) => [
  {
    componentMaterialId: own.silica.id,
    name: 'Silica of Test',
    percentageAmount,
    isAdditional: false,
  },
]

/** A change that was written over a state that is no longer there, and how both are told apart. */
interface Case {
  readonly make: () => Promise<Letter>
  /** Something that only one of the versions says. */
  readonly mine: string
  readonly theirs: string
  /** What is saved now. */
  readonly saved: () => Promise<readonly string[]>
  /** What is saved once mine was sent as a copy; undefined where there are none. */
  readonly copied?: readonly string[]
}

const planned = async () => {
  const body = { recipeId: own.recipe.id, size: 1000, unit: 'grams' } as const
  const { id, updatedAt: basedOn } = (await ask('planBatch', { body })).data
  await ask('changeBatch', { params: { id }, body: { note: 'Theirs of it' } })
  return { id, basedOn, ingredients: ['Silica of Test'] }
}

const savedBatches = async () => {
  const { data } = await ask('listBatches', { query: { recipe: own.recipe.id } })
  return Promise.all(data.map(async ({ id }) => (await ask('getBatch', { params: { id } })).data))
}

const CONFLICTS: Readonly<Record<ChangeKind, Case>> = {
  recipe: {
    make: async () => {
      const { id, version } = own.recipe
      const body = { newName: 'Theirs of it', version, materialComponents: linesOf(90) }
      await ask('updateRecipe', { params: { id }, body })
      const written = { newName: 'Mine of it', lines: linesOf(80) }
      return { kind: 'recipe', content: { id, version, recipe: written }, name: 'Mine of it' }
    },
    mine: 'Mine of it',
    theirs: 'Theirs of it',
    saved: async () => {
      const query = { u: String(own.owner), composite: true }
      return (await ask('searchMaterials', { query })).data.map(({ name }) => name)
    },
    copied: ['Mine of it (copy)', 'Theirs of it'],
  },
  schedule: {
    make: async () => {
      const { data } = await ask('createKilnSchedule', { body: scheduleOf('At first') })
      const { id, updatedAt: basedOn } = data
      await ask('updateKilnSchedule', { params: { id }, body: scheduleOf('Theirs of it') })
      const schedule = scheduleOf('Mine of it')
      return { kind: 'schedule', content: { id, schedule, basedOn }, name: 'Mine of it' }
    },
    mine: 'Mine of it',
    theirs: 'Theirs of it',
    saved: async () => (await own.schedules()).map(({ name }) => name),
    copied: ['Mine of it (copy)', 'Theirs of it'],
  },
  comment: {
    make: async () => {
      const body = { id: own.recipe.id, content: '<p>At first, before anybody changed it</p>' }
      const { data } = await ask('createMaterialComment', { body })
      const { id, updatedAt: basedOn } = data
      const theirs = { content: '<p>Theirs of it, long enough</p>' }
      await ask('updateMaterialComment', { params: { id }, body: theirs })
      const subject = { kind: 'material', id: own.recipe.id } as const
      const content = { subject, id, content: '<p>Mine of it, long enough</p>', basedOn }
      return { kind: 'comment', content, name: 'Mine of it' }
    },
    mine: 'Mine of it, long enough',
    theirs: 'Theirs of it, long enough',
    saved: async () =>
      (await own.comments()).map(({ content }) => content.replaceAll(/<.*?>/g, '')),
  },
  log: {
    make: async () => {
      const body = { title: 'Test at first', logTypeId: 1, description: WORDS }
      const { data } = await ask('createLog', { body })
      const { id, updatedAt: basedOn } = data
      await ask('updateLog', { params: { id }, body: { ...body, title: 'Test of theirs' } })
      const draft = {
        ...body,
        title: 'Test of mine',
        isPrivate: false,
        item: null,
        images: [],
        removed: [],
      }
      return { kind: 'log', content: { id, draft, basedOn }, name: 'Test of mine' }
    },
    mine: 'Test of mine',
    theirs: 'Test of theirs',
    saved: async () => (await own.logs()).map(({ title }) => title),
    copied: ['Test of mine (copy)', 'Test of theirs'],
  },
  shelfPrice: {
    make: async () => {
      await ask('addToInventory', { params: { id: own.silica.id }, method: 'POST' })
      const { id, updatedAt: basedOn } = await own.shelfEntry()
      await ask('updateInventoryPrice', { body: { id, vendorCode: 'Theirs' } })
      const content = { id, price: { vendorCode: 'Mine' }, basedOn }
      return { kind: 'shelfPrice', content, name: 'Silica of Test' }
    },
    mine: 'Mine',
    theirs: 'Theirs',
    saved: async () => [(await own.shelfEntry()).vendorCode ?? ''],
  },
  material: {
    make: async () => {
      const { id, version } = await makeMaterial('At first')
      const figures = { analysisType: 'percentageAnalysis', unityType: 'auto' } as const
      const theirs = { name: 'Theirs of it', ...figures, analysis: { SiO2: 70 } }
      await ask('updateMaterial', { params: { id }, body: { ...theirs, version } })
      const entered = { name: 'Mine of it', ...figures, analysis: { SiO2: 65 } }
      const content = { id, version, entered, category: 'primitive' } as const
      return { kind: 'material', content, name: 'Mine of it' }
    },
    mine: 'Mine of it',
    theirs: 'Theirs of it',
    saved: async () => {
      const query = { u: String(own.owner), primitive: true }
      const names = (await ask('searchMaterials', { query })).data.map(({ name }) => name)
      return names.filter((name) => name !== 'Silica of Test')
    },
    copied: ['Mine of it (copy)', 'Theirs of it'],
  },
  batch: {
    make: async () => {
      const content = { ...(await planned()), change: { note: 'Mine of it' } }
      return { kind: 'batch', content, name: 'Clear' }
    },
    mine: 'Mine of it',
    theirs: 'Theirs of it',
    saved: async () => (await savedBatches()).map(({ note }) => note ?? ''),
  },
  mixedBatch: {
    make: async () => {
      const weighed = [{ place: 0, amount: 910, unit: 'grams' as const }]
      const content = { ...(await planned()), mixed: { weighed } }
      return { kind: 'mixedBatch', content, name: 'Clear' }
    },
    mine: '910 g',
    theirs: 'Theirs of it',
    saved: async () =>
      (await savedBatches()).map(({ note, lines: [line] }) =>
        line?.weighed ? `${line.weighed} g` : (note ?? ''),
      ),
  },
}

describe.each(Object.entries(CONFLICTS))('a %s that was changed elsewhere', (_, conflict) => {
  const { mine, theirs, saved, copied } = conflict

  async function open() {
    await putAside(own.owner, await conflict.make())
    await openSendingOutbox()
    const side = (name: string) => screen.findByRole('region', { name })
    expect(await screen.findByText('1 needs your attention.', { exact: false })).toBeVisible()
    expect(await within(await side('Your version')).findByText(mine)).toBeVisible()
    expect(await within(await side('Saved version')).findByText(theirs)).toBeVisible()
    // Nothing was overwritten while nobody has chosen.
    expect(await saved()).toEqual([theirs])
  }

  const isEmpty = () => screen.findByText('Nothing is waiting')

  it('is mine if I want it', async () => {
    await open()
    await press('Save mine')
    expect(await isEmpty()).toBeVisible()
    expect(await saved()).toEqual([mine])
  })

  it('stays theirs if I want it', async () => {
    await open()
    await press('Keep the saved one')
    expect(await isEmpty()).toBeVisible()
    expect(await saved()).toEqual([theirs])
  })

  it('can be both, where there can be two', async () => {
    await open()
    if (copied === undefined) {
      expect(screen.queryByRole('button', { name: 'Save mine as a copy' })).toBeNull()
      return
    }
    await press('Save mine as a copy')
    expect(await isEmpty()).toBeVisible()
    expect((await saved()).toSorted()).toEqual(copied)
  })
})

it('both versions of a recipe are shown with their chemistry', async () => {
  await putAside(own.owner, await CONFLICTS.recipe.make())
  await openSendingOutbox()
  for (const [name, amount] of [
    ['Your version', '80'],
    ['Saved version', '90'],
  ] as const) {
    const side = await screen.findByRole('region', { name })
    expect(await within(side).findByText(new RegExp(`^${amount}`))).toBeVisible()
    expect(
      await within(side).findByRole('group', { name: /Unity molecular formula/ }),
    ).toBeVisible()
  }
})

describe('what is refused', () => {
  async function openRefused() {
    const content = {
      id: 2_000_000_000,
      version: 1,
      recipe: { newName: 'Gone', lines: linesOf(70) },
    }
    await putAside(own.owner, { kind: 'recipe', content, name: 'Gone' })
    await openSendingOutbox()
    expect(await screen.findByText('The server didn’t accept this')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(/no longer exists|doesn’t exist|not found/i)
  }

  it('stays with the reason, is tried again, and can be sent as a copy', async () => {
    await openRefused()
    await press('Try again')
    await waitFor(async () =>
      expect(await outbox.list(own.owner)).toMatchObject([{ state: 'refused', tries: 2 }]),
    )
    await press('Save mine as a copy')
    expect(await screen.findByText('Nothing is waiting')).toBeVisible()
    const { data } = await ask('searchMaterials', {
      query: { u: String(own.owner), composite: true },
    })
    expect(data.map(({ name }) => name)).toContain('Gone (copy)')
  })

  it('is discarded once that was confirmed, and not before', async () => {
    await openRefused()
    await press('Discard')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/“Gone” will be deleted from this device/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(await outbox.list(own.owner)).toHaveLength(1)
    await press('Discard')
    const again = within(await screen.findByRole('dialog'))
    await userEvent.click(again.getByRole('button', { name: 'Discard' }))
    expect(await screen.findByText('Nothing is waiting')).toBeVisible()
    expect(await outbox.list(own.owner)).toEqual([])
  })
})

it('what two pages edit at a time is sent twice, and neither is lost', async () => {
  await outbox.put(own.owner, {
    kind: 'newSchedule',
    content: { schedule: scheduleOf('At first') },
    name: 'At first',
  })
  const [entry] = await outbox.list(own.owner)
  if (entry?.kind !== 'newSchedule') throw new Error('nothing waits')
  for (const name of ['One page', 'Other page']) {
    await act(() => outbox.rewrite(entry, { content: { schedule: scheduleOf(name) }, name }))
  }
  await send()
  expect((await own.schedules()).map(({ name }) => name).toSorted()).toEqual([
    'One page',
    'Other page',
  ])
})

it('nothing of somebody else is shown or sent', async () => {
  await outbox.put(own.owner, {
    kind: 'newSchedule',
    content: { schedule: scheduleOf('Of the first') },
    name: 'Of the first',
  })
  await registerAnew()
  await send()
  expect(await outbox.list(own.owner)).toHaveLength(1)
  const second = await askForUser()
  const query = { u: String(second.id) }
  expect((await ask('listKilnSchedules', { query })).data).toEqual([])
})
