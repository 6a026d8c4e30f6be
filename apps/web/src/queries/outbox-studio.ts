import type { Oxide } from '@glazy/ceramics/chemistry/oxides'
import type { UnityType } from '@glazy/ceramics/chemistry/unity'
import type { Batch } from '@glazy/contract/batches'
import type { MaterialDetail } from '@glazy/contract/materials'
import { call, type CallInput } from '#lib/api/call.ts'
import { batchKeys } from './batches.ts'
import { materialKeys } from './materials.ts'
import { sendCallOf as send } from './outbox-call.ts'
import { stockKeys } from './stock.ts'

type Body<T> = Omit<NonNullable<T>, 'clientKey' | 'basedOn'>

/** A raw material or an analysis as its form gives it. */
export interface WrittenAnalysis {
  readonly name: string
  readonly unityType: UnityType
  readonly analysisType: 'percentageAnalysis' | 'formulaAnalysis'
  readonly analysis: Readonly<Partial<Record<Oxide | 'loi', number>>>
}

/** What was bought, as it is sent. */
export type BoughtRow = CallInput<'buyLots'>['body']['rows'][number]
/** What came or went of a lot, as it is sent. */
export type WrittenMove = Body<CallInput<'moveStock'>['body']>
/** A batch that is planned, as it is sent. */
export type BatchPlan = Body<CallInput<'planBatch'>['body']>
/** What of a batch is changed, as it is sent. */
export type BatchChange = Body<CallInput<'changeBatch'>['body']>

/** What is added to a bucket whose batch is mixed, as it is sent. */
export type WrittenAddition = Body<CallInput<'addToBatch'>['body']>
/** Below which weight a material is to be bought, as it is sent. */
export type ReorderPoint = CallInput<'setReorder'>['body']

/** What an entry of the studio holds: materials, what comes and goes of them, and batches. */
export interface StudioContents {
  readonly newMaterial: {
    readonly entered: WrittenAnalysis
    readonly category: 'primitive' | 'analysis'
    readonly originalId?: number | undefined
  }
  readonly material: {
    readonly id: number
    readonly version: number
    readonly entered: WrittenAnalysis
    readonly category: 'primitive' | 'analysis'
  }
  readonly purchase: {
    readonly rows: readonly BoughtRow[]
  }
  readonly stockMove: { readonly move: WrittenMove }
  readonly reorder: { readonly point: ReorderPoint }
  readonly newBatch: { readonly plan: BatchPlan }
  /** What it was based on is left out where something else of the same batch goes before it. */
  readonly batch: {
    readonly id: number
    /** Names of all ingredients, in their places. */
    readonly ingredients: readonly string[]
    readonly change: BatchChange
    readonly basedOn?: string | undefined
  }
  readonly mixedBatch: {
    readonly id: number
    readonly ingredients: readonly string[]
    readonly mixed: Body<CallInput<'finishBatch'>['body']>
    readonly basedOn?: string | undefined
  }
  readonly batchAddition: { readonly id: number; readonly addition: WrittenAddition }
}

/** What others, or the same person elsewhere, have made of it. */
export interface StudioVersions {
  readonly material: MaterialDetail
  readonly batch: Batch
  readonly mixedBatch: Batch
}

interface Sent<K extends keyof StudioContents> {
  readonly content: StudioContents[K]
  readonly clientKey: string
  readonly changeKey?: string | undefined
}

const nothingElse = async (answer: Promise<unknown>) => {
  await answer
  return undefined
}

/** How each is sent, and what it makes stale. */
export const STUDIO_KINDS = {
  newMaterial: {
    send: async ({ content, clientKey, changeKey }: Sent<'newMaterial'>) => {
      const { entered, category, originalId } = content
      const { data } = await send('createMaterial', {
        body: {
          ...entered,
          isPrimitive: category === 'primitive',
          isAnalysis: category === 'analysis',
          originalId,
          clientKey,
        },
      })
      const { id, version } = data
      return changeKey === undefined
        ? undefined
        : { kind: 'material' as const, content: { id, version, entered, category } }
    },
    stale: materialKeys.all,
  },
  material: {
    send: ({ content: { id, version, entered }, clientKey }: Sent<'material'>) =>
      nothingElse(
        send('updateMaterial', { params: { id }, body: { ...entered, version, clientKey } }),
      ),
    stale: materialKeys.all,
    copy: ({ id, entered, category }: StudioContents['material'], name: string) => ({
      kind: 'newMaterial' as const,
      content: { entered: { ...entered, name }, category, originalId: id },
    }),
  },
  purchase: {
    send: ({ content: { rows }, clientKey }: Sent<'purchase'>) =>
      nothingElse(send('buyLots', { body: { rows: [...rows], clientKey } })),
    stale: stockKeys.all,
  },
  stockMove: {
    send: ({ content: { move }, clientKey }: Sent<'stockMove'>) =>
      nothingElse(send('moveStock', { body: { ...move, clientKey } })),
    stale: stockKeys.all,
  },
  reorder: {
    send: ({ content: { point } }: Sent<'reorder'>) =>
      nothingElse(send('setReorder', { body: point })),
    stale: stockKeys.all,
  },
  newBatch: {
    send: ({ content: { plan }, clientKey }: Sent<'newBatch'>) =>
      nothingElse(send('planBatch', { body: { ...plan, clientKey } })),
    stale: batchKeys.all,
  },
  batch: {
    send: ({ content: { id, change, basedOn }, clientKey }: Sent<'batch'>) =>
      nothingElse(
        send('changeBatch', {
          params: { id },
          body: { ...change, clientKey, ...(basedOn !== undefined && { basedOn }) },
        }),
      ),
    stale: batchKeys.all,
  },
  mixedBatch: {
    send: ({ content: { id, mixed, basedOn }, clientKey }: Sent<'mixedBatch'>) =>
      nothingElse(
        send('finishBatch', {
          params: { id },
          body: { ...mixed, clientKey, ...(basedOn !== undefined && { basedOn }) },
        }),
      ),
    stale: batchKeys.all,
  },
  batchAddition: {
    send: ({ content: { id, addition }, clientKey }: Sent<'batchAddition'>) =>
      nothingElse(send('addToBatch', { params: { id }, body: { ...addition, clientKey } })),
    stale: batchKeys.all,
  },
}

const readBatch = async ({ id }: { readonly id: number }) =>
  (await call('getBatch', { params: { id } })).data

/** What each is now, and the same change based on that. */
export const STUDIO_CHANGES = {
  material: {
    theirs: async ({ id }: StudioContents['material']) =>
      (await call('getMaterial', { params: { id } })).data,
    rebased: (content: StudioContents['material'], { version }: MaterialDetail) => ({
      ...content,
      version,
    }),
  },
  batch: {
    theirs: readBatch,
    rebased: (content: StudioContents['batch'], { updatedAt: basedOn }: Batch) => ({
      ...content,
      basedOn,
    }),
  },
  mixedBatch: {
    theirs: readBatch,
    rebased: (content: StudioContents['mixedBatch'], { updatedAt: basedOn }: Batch) => ({
      ...content,
      basedOn,
    }),
  },
}

/** Two changes of one batch, of which neither was sent: the later one counts where both say something. */
export function mergedBatch(
  { change: earlier, ...first }: StudioContents['batch'],
  { change: later }: StudioContents['batch'],
): StudioContents['batch'] {
  const byPlace = <T extends { readonly place: unknown }>(
    lists: readonly (readonly T[] | undefined)[],
  ) => [...new Map(lists.flatMap((list) => list ?? []).map((one) => [one.place, one])).values()]
  const [weighed, from] = [
    byPlace([earlier.weighed, later.weighed]),
    byPlace([earlier.from, later.from]),
  ]
  const change = {
    ...{ ...earlier, ...later },
    ...(weighed.length > 0 && { weighed }),
    ...(from.length > 0 && { from }),
  }
  return { ...first, change }
}
