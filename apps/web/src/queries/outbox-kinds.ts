import type { Comment } from '@glazy/contract/comments'
import type { UserMaterial } from '@glazy/contract/inventory'
import type { EnteredSchedule, KilnSchedule } from '@glazy/contract/kilns'
import type { Log } from '@glazy/contract/logs'
import type { MaterialDetail } from '@glazy/contract/materials'
import type { QueryKey } from '@tanstack/react-query'
import { ApiError, isNotFoundError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import type { OutboxEntry } from '#lib/outbox/entry.ts'
import { recipeBody, type WrittenLine, type WrittenRecipe } from './authoring.ts'
import { createCommentCall, formOfComment, updateCommentCall } from './comment-changes.ts'
import { type CommentSubject, listThreads } from './comments.ts'
import { inventoryKeys } from './inventory.ts'
import type { ShelfPrice } from './inventory-changes.ts'
import { kilnKeys } from './kilns.ts'
import { formOfLog, type LogDraft, logWords } from './log-draft.ts'
import { logKeys } from './logs.ts'
import { materialKeys } from './materials.ts'
import { sendCallOf as send } from './outbox-call.ts'
import {
  STUDIO_CHANGES,
  STUDIO_KINDS,
  type StudioContents,
  type StudioVersions,
} from './outbox-studio.ts'

interface WrittenComment {
  readonly subject: CommentSubject
  /** HTML. */
  readonly content: string
}

/** What an entry of each kind holds. A change says what it was based on. */
export interface OutboxContents extends StudioContents {
  readonly newRecipe: { readonly recipe: WrittenRecipe; readonly originalId?: number | undefined }
  readonly recipe: {
    readonly id: number
    readonly version: number
    readonly recipe: WrittenRecipe
  }
  readonly newComment: WrittenComment & {
    readonly parentId?: number | undefined
    readonly picture?: File | undefined
  }
  readonly comment: WrittenComment & { readonly id: number; readonly basedOn: string }
  readonly newSchedule: { readonly schedule: EnteredSchedule }
  readonly schedule: {
    readonly id: number
    readonly schedule: EnteredSchedule
    readonly basedOn: string
  }
  readonly newLog: { readonly draft: LogDraft }
  readonly log: { readonly id: number; readonly draft: LogDraft; readonly basedOn: string }
  readonly shelfPrice: {
    readonly id: number
    readonly price: ShelfPrice
    readonly basedOn: string
  }
  readonly shelfAddition: { readonly materialId: number }
  readonly shelfRemoval: { readonly id: number }
}

/** What others have made of the thing that an entry changes. */
export interface TheirVersions extends StudioVersions {
  readonly recipe: MaterialDetail
  readonly comment: Comment
  readonly schedule: KilnSchedule
  readonly log: Log
  readonly shelfPrice: UserMaterial
}

export type OutboxKind = keyof OutboxContents
/** Kinds that change something, and can meet what somebody else has made of it. */
export type ChangeKind = keyof TheirVersions

export type EntryOf<TKind extends OutboxKind> = {
  [K in TKind]: OutboxEntry<K, OutboxContents[K]>
}[TKind]

/** An entry of any kind, told apart by its kind. */
export type AnyEntry = EntryOf<OutboxKind>

/** What an entry says, without its place in the outbox. */
export type Told = {
  [K in OutboxKind]: { readonly kind: K; readonly content: OutboxContents[K] }
}[OutboxKind]

interface Kind<K extends OutboxKind> {
  /** Sends an entry; gives what is to be sent after it, in its place. */
  readonly send: (entry: EntryOf<K>) => Promise<Told | undefined>
  /** What is read of it, by the beginnings of the keys; it is stale once an entry is sent. */
  readonly stale: QueryKey
  /** The same as something new under another name, where that can be: nobody answers themselves. */
  readonly copy?: (content: OutboxContents[K], name: string) => Told
}

interface Change<K extends ChangeKind> {
  /** What it is now. */
  readonly theirs: (content: OutboxContents[K]) => Promise<TheirVersions[K]>
  /** The same change, based on what it is now. */
  readonly rebased: (content: OutboxContents[K], theirs: TheirVersions[K]) => OutboxContents[K]
}

/** Every kind of entry: how it is sent, and what it makes stale. */
const KINDS: { readonly [K in OutboxKind]: Kind<K> } = {
  ...STUDIO_KINDS,
  newRecipe: {
    send: async ({ content: { recipe, originalId }, clientKey, changeKey }) => {
      const body = { ...recipeBody(recipe), originalId, clientKey }
      const { data } = await send('createRecipe', { body })
      return changeKey === undefined || isWrittenIn(data, recipe)
        ? undefined
        : { kind: 'recipe', content: { id: data.id, version: 1, recipe } }
    },
    stale: materialKeys.all,
  },
  recipe: {
    send: async ({ content: { id, version, recipe }, clientKey }) => {
      await send('updateRecipe', {
        params: { id },
        body: { ...recipeBody(recipe), version, clientKey },
      })
      return undefined
    },
    stale: materialKeys.all,
    copy: ({ id, recipe: { lines } }, newName) => ({
      kind: 'newRecipe',
      content: { recipe: { newName, lines }, originalId: id },
    }),
  },
  newComment: {
    send: async ({ content: { subject, picture, ...said }, clientKey, changeKey }) => {
      const body = { id: subject.id, ...said, clientKey }
      const form = picture && formOfComment(body, picture)
      const { data } = await send(createCommentCall[subject.kind], { body, ...(form && { form }) })
      const { id, createdAt: basedOn } = data
      return changeKey === undefined
        ? undefined
        : { kind: 'comment', content: { subject, content: said.content, id, basedOn } }
    },
    stale: ['comments'],
  },
  comment: {
    send: async ({ content: { subject, id, content, basedOn }, clientKey }) => {
      const body = { content, basedOn, clientKey }
      await send(updateCommentCall[subject.kind], { params: { id }, body })
      return undefined
    },
    stale: ['comments'],
  },
  newSchedule: {
    send: async ({ content: { schedule }, clientKey, changeKey }) => {
      const { data } = await send('createKilnSchedule', { body: { ...schedule, clientKey } })
      const { id, createdAt: basedOn } = data
      return changeKey === undefined
        ? undefined
        : { kind: 'schedule', content: { id, schedule, basedOn } }
    },
    stale: kilnKeys.all,
  },
  schedule: {
    send: async ({ content: { id, schedule, basedOn }, clientKey }) => {
      await send('updateKilnSchedule', {
        params: { id },
        body: { ...schedule, basedOn, clientKey },
      })
      return undefined
    },
    stale: kilnKeys.all,
    copy: ({ schedule }, name) => ({
      kind: 'newSchedule',
      content: { schedule: { ...schedule, name } },
    }),
  },
  newLog: {
    send: async ({ content: { draft }, clientKey, changeKey }) => {
      const { data } = await send('createLog', {
        body: logWords(draft),
        form: formOfLog(draft, { clientKey }),
      })
      const { id, createdAt: basedOn } = data
      return changeKey === undefined
        ? undefined
        : { kind: 'log', content: { id, draft: withoutEarlier(draft, data), basedOn } }
    },
    stale: logKeys.all,
  },
  log: {
    send: async ({ content: { id, draft, basedOn }, clientKey }) => {
      const form = formOfLog(draft, { clientKey, basedOn })
      await send('updateLog', { params: { id }, body: logWords(draft), form })
      return undefined
    },
    stale: logKeys.all,
    copy: ({ draft }, title) => {
      const images = draft.images.filter((image) => 'file' in image)
      return { kind: 'newLog', content: { draft: { ...draft, title, images, removed: [] } } }
    },
  },
  shelfPrice: {
    send: async ({ content: { id, price, basedOn }, clientKey }) => {
      await send('updateInventoryPrice', { body: { id, ...price, basedOn, clientKey } })
      return undefined
    },
    stale: inventoryKeys.all,
  },
  shelfAddition: {
    send: async ({ content: { materialId: id } }) => {
      await send('addToInventory', { params: { id }, method: 'POST' })
      return undefined
    },
    stale: inventoryKeys.all,
  },
  shelfRemoval: {
    send: async ({ content: { id } }) => {
      // What is gone already is as it should be.
      await send('removeFromInventory', { params: { id } }).catch((error: unknown) => {
        if (!isNotFoundError(error)) throw error
      })
      return undefined
    },
    stale: inventoryKeys.all,
  },
}

const CHANGES: { readonly [K in ChangeKind]: Change<K> } = {
  ...STUDIO_CHANGES,
  recipe: {
    theirs: async ({ id }) => (await call('getMaterial', { params: { id } })).data,
    rebased: (content, { version }) => ({ ...content, version }),
  },
  comment: {
    theirs: ({ subject, id }) => readComment(subject, id),
    rebased: (content, { updatedAt: basedOn }) => ({ ...content, basedOn }),
  },
  schedule: {
    theirs: async ({ id }) => (await call('getKilnSchedule', { params: { id } })).data,
    rebased: (content, { updatedAt: basedOn }) => ({ ...content, basedOn }),
  },
  log: {
    theirs: async ({ id }) => (await call('getLog', { params: { id } })).data,
    rebased: (content, { updatedAt: basedOn }) => ({ ...content, basedOn }),
  },
  shelfPrice: {
    theirs: ({ id }) => readShelfEntry(id),
    rebased: (content, { updatedAt: basedOn }) => ({ ...content, basedOn }),
  },
}

/** Whether a recipe was made as it was written last, and not as something that was sent before. */
function isWrittenIn({ name, components }: MaterialDetail, { newName, lines }: WrittenRecipe) {
  const made = components.map(({ material, ...line }) => [material.id, ...amountOf(line)])
  const wanted = lines.map((line) => [line.componentMaterialId, ...amountOf(line)])
  return name === newName && JSON.stringify(made) === JSON.stringify(wanted)
}

const amountOf = (line: Pick<WrittenLine, 'percentageAmount' | 'isAdditional'>) => [
  line.percentageAmount,
  line.isAdditional,
]

/** The pictures that a log was made with give way to those that it was to have at last. */
function withoutEarlier(draft: LogDraft, { images }: Log): LogDraft {
  return { ...draft, removed: images.map(({ id }) => id) }
}

async function readComment(subject: CommentSubject, id: number): Promise<Comment> {
  const { meta } = await listThreads(
    subject,
    { count: 1, linked: id },
    new AbortController().signal,
  )
  const thread = meta.linked
  const found = thread && [thread, ...thread.replies].find((comment) => comment.id === id)
  if (found) return found
  throw new ApiError({ code: 'comment.notFound', status: 404, message: 'There is no such comment' })
}

async function readShelfEntry(id: number): Promise<UserMaterial> {
  const { data } = await call('listOwnInventory', {})
  const found = data.find((entry) => entry.id === id)
  if (found) return found
  throw new ApiError({ code: 'inventory.notFound', status: 404, message: 'There is no such entry' })
}

/** Sends an entry; gives what is to be sent after it, in its place. */
export function sendEntry<K extends OutboxKind>(entry: EntryOf<K>): Promise<Told | undefined> {
  return KINDS[entry.kind].send(entry)
}

/** What an entry makes stale once it is sent. */
export function staleAfter({ kind }: AnyEntry): QueryKey {
  return KINDS[kind].stale
}

/** The same as something new; undefined where that cannot be. */
export function copyOf<K extends OutboxKind>(
  { kind, content }: EntryOf<K>,
  name: string,
): Told | undefined {
  return KINDS[kind].copy?.(content, name)
}

const EDITABLE: readonly OutboxKind[] = [
  ...(['newRecipe', 'recipe', 'newMaterial', 'material', 'newSchedule', 'schedule'] as const),
  ...(['newComment', 'comment', 'newLog', 'log'] as const),
  ...(['shelfPrice', 'purchase', 'stockMove', 'reorder'] as const),
  ...(['newBatch', 'batch', 'mixedBatch', 'batchAddition'] as const),
]

/** Whether an entry has a form. What has none is written anew where it is shown. */
export function isEditable({ kind }: AnyEntry): boolean {
  return EDITABLE.includes(kind)
}

/** Whether what had arrived of an entry gives way to what is written anew: no change can follow it. */
export function isReplaced(kind: OutboxKind): boolean {
  return kind === 'purchase' || kind === 'stockMove' || kind === 'batchAddition'
}

/** What the thing that an entry changes is now. */
export function readTheirs<K extends ChangeKind>(entry: EntryOf<K>): Promise<TheirVersions[K]> {
  return CHANGES[entry.kind].theirs(entry.content)
}

/** What an entry holds, based on what the thing is now. */
export function rebase<K extends ChangeKind>(
  { kind, content }: EntryOf<K>,
  theirs: TheirVersions[K],
): OutboxContents[K] {
  return CHANGES[kind].rebased(content, theirs)
}

/** Whether an entry changes something, and so can be in conflict. */
export function isChange(entry: AnyEntry): entry is EntryOf<ChangeKind> {
  return entry.kind in CHANGES
}

/** What changes of one thing have in common; undefined for something new. */
export function subjectOf({ kind, content }: Told): string | undefined {
  switch (kind) {
    case 'recipe':
    case 'schedule':
    case 'comment':
    case 'log':
    case 'material':
      return `${kind}:${content.id}`
    case 'batch':
    case 'mixedBatch':
    case 'batchAddition':
      return `batch:${content.id}`
    case 'stockMove':
      return `lot:${content.move.lotId}`
    case 'reorder':
      return `reorder:${content.point.materialId}`
    case 'shelfPrice':
    case 'shelfRemoval':
      return `shelf:${content.id}`
    default:
      return undefined
  }
}
