import { readExactWeight } from '@glazy/ceramics/batch/exact-weight'
import { toDecimal } from '@glazy/ceramics/batch/millionths'
import type { Oxide } from '@glazy/ceramics/chemistry/oxides'
import type { UnityType } from '@glazy/ceramics/chemistry/unity'
import type { Batch } from '@glazy/contract/batches'
import type { MaterialDetail } from '@glazy/contract/materials'
import { call, type CallInput } from '#lib/api/call.ts'
import { batchKeys } from './batches.ts'
import { materialKeys } from './materials.ts'
import { sendCallOf as send } from './outbox-call.ts'
import { stockKeys } from './stock.ts'

type Body<T> = Omit<NonNullable<T>, 'clientKey' | 'replaces' | 'basedOn'>

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
  readonly replaces?: readonly string[] | undefined
}

/** How it is told apart from what was sent before. */
const keysOf = ({ clientKey, replaces = [] }: Omit<Sent<keyof StudioContents>, 'content'>) => ({
  clientKey,
  replaces: [...replaces],
})

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
      return changeKey === undefined || isEnteredIn(data, entered)
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
    send: ({ content: { rows }, ...sent }: Sent<'purchase'>) =>
      nothingElse(send('buyLots', { body: { rows: [...rows], ...keysOf(sent) } })),
    stale: stockKeys.all,
  },
  stockMove: {
    send: ({ content: { move }, ...sent }: Sent<'stockMove'>) =>
      nothingElse(send('moveStock', { body: { ...move, ...keysOf(sent) } })),
    stale: stockKeys.all,
  },
  reorder: {
    send: ({ content: { point } }: Sent<'reorder'>) =>
      nothingElse(send('setReorder', { body: point })),
    stale: stockKeys.all,
  },
  newBatch: {
    send: async ({ content: { plan }, clientKey, changeKey }: Sent<'newBatch'>) => {
      const { data } = await send('planBatch', { body: { ...plan, clientKey } })
      if (changeKey === undefined) return undefined
      const { id, lines, createdAt: basedOn } = data
      const { size, unit, plannedFor, specificGravity, place, note } = plan
      const change = { size, unit, plannedFor, specificGravity, place, note }
      const ingredients = lines.map(({ name }) => name)
      return { kind: 'batch' as const, content: { id, ingredients, change, basedOn } }
    },
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
    send: async ({ content, clientKey }: Sent<'mixedBatch'>) => {
      const { id, mixed, basedOn } = content
      const { data } = await send('finishBatch', {
        params: { id },
        body: { ...mixed, clientKey, ...(basedOn !== undefined && { basedOn }) },
      })
      // What was mixed already stays as it was: which weights it had is for a person to say.
      return basedOn === undefined && !isWeighedIn(data, mixed)
        ? { kind: 'mixedBatch' as const, content: { ...content, basedOn: data.createdAt } }
        : undefined
    },
    stale: batchKeys.all,
  },
  batchAddition: {
    send: ({ content: { id, addition }, ...sent }: Sent<'batchAddition'>) =>
      nothingElse(send('addToBatch', { params: { id }, body: { ...addition, ...keysOf(sent) } })),
    stale: batchKeys.all,
  },
}

/** Whether a material was made as it was written last, and not as something that was sent before. */
function isEnteredIn({ name, analysis, chemistry }: MaterialDetail, entered: WrittenAnalysis) {
  const figures = (of: object) =>
    JSON.stringify(
      // eslint-disable-next-line no-restricted-syntax -- Nobody reads them.
      Object.entries(of)
        .filter(([, one]) => one)
        .sort(),
    )
  return (
    entered.analysisType === 'percentageAnalysis' &&
    name === entered.name &&
    chemistry?.unityType === entered.unityType &&
    figures({ ...analysis?.percent, loi: analysis?.loi }) === figures(entered.analysis)
  )
}

/** Whether a batch was mixed with these weights; nothing said is as planned. */
function isWeighedIn({ lines }: Batch, { weighed = [] }: StudioContents['mixedBatch']['mixed']) {
  return lines.every((line, place) => {
    const said = weighed.find((one) => Number(one.place) === place)
    const read = readExactWeight(String(said?.amount ?? ''), said?.unit ?? 'grams')
    return (read.ok ? toDecimal(read.value) : line.planned) === (line.weighed ?? line.planned)
  })
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
    ...earlier,
    ...later,
    ...(weighed.length > 0 && { weighed }),
    ...(from.length > 0 && { from }),
  }
  return { ...first, change }
}
