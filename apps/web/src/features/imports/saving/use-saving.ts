import { useRef, useState } from 'react'
import { makeUuid } from '#lib/make-uuid.ts'
import { addBelongings, addImportPart, useForgetLists } from '#queries/recipe-import.ts'
import type { DraftsPart } from './import-parts.ts'
import type { toBelongingParts } from '#features/imports/belongings/read-belongings.ts'

/** How far the saving of an import has come. */
export interface Saving {
  readonly step: 'saving' | 'broken' | 'stopped' | 'done'
  /** Recipes and materials that are in. */
  readonly done: number
  readonly of: number
  /** Id of the import, as soon as something is in. */
  readonly importId?: number
  /** Ids of what has been made, by the keys of the records. */
  readonly ids: ReadonlyMap<string, number>
  /** How much was new of what came besides items. */
  readonly belongings: ImportedCounts
  /** Why it is broken off. */
  readonly error?: unknown
}

const NOTHING_IMPORTED = { collections: 0, inventory: 0, kilnSchedules: 0, logs: 0 }
export type ImportedCounts = Readonly<typeof NOTHING_IMPORTED>

/** What comes besides items. */
export interface Besides {
  /** Kiln schedules, before the items that are fired by them, in calls. */
  readonly schedules: ReturnType<typeof toBelongingParts>
  /** Schedules by the keys of what is fired by them, given the ids of all in their order. */
  readonly schedulesByKey: (ids: readonly number[]) => ReadonlyMap<string, number>
  /** All else, by the ids of what has been made, in calls. */
  readonly more: (ids: ReadonlyMap<string, number>) => ReturnType<typeof toBelongingParts>
}

/** What is to be brought. */
interface ImportPlan extends Besides {
  readonly name: string
  readonly parts: readonly DraftsPart[]
}

interface Run extends ImportPlan {
  readonly clientKey: string
  readonly abort: AbortController
}

export interface SavingActions {
  readonly start: (plan: ImportPlan) => void
  /** Goes on after what is in; nothing comes twice. */
  readonly goOn: () => void
  readonly stop: () => void
  /** Forgets the import that is over. */
  readonly forget: () => void
}

/** Brings an import part by part. */
export function useSaving(): [Saving | undefined, SavingActions] {
  const [saving, setSaving] = useState<Saving>()
  const run = useRef<Run>(undefined)
  const forgetLists = useForgetLists()

  async function bring({ clientKey, name, parts, schedules, schedulesByKey, more, abort }: Run) {
    const of = parts.reduce((sum, part) => sum + sizeOf(part), 0)
    let state: Saving = {
      step: 'saving',
      done: 0,
      of,
      ids: new Map(),
      belongings: NOTHING_IMPORTED,
    }
    setSaving(state)
    try {
      const scheduleIds: number[] = []
      for (const lists of schedules) {
        const brought = await addBelongings({ clientKey, name, ...lists }, abort.signal)
        state = withBrought(state, brought)
        scheduleIds.push(...brought.schedules)
      }
      const fired = withSchedules(schedulesByKey(scheduleIds))
      for (const { materials, recipes } of parts) {
        const body = {
          clientKey,
          name,
          materials: materials.map(fired),
          recipes: recipes.map(fired),
        }
        const { id, items } = await addImportPart(body, abort.signal)
        const ids = new Map([...state.ids, ...items.map((item) => [item.key, item.id] as const)])
        state = { ...state, importId: id, ids, done: ids.size }
        setSaving(state)
      }
      for (const lists of more(state.ids)) {
        const brought = await addBelongings({ clientKey, name, ...lists }, abort.signal)
        state = withBrought(state, brought)
      }
      state = { ...state, step: 'done' }
    } catch (error) {
      state = abort.signal.aborted
        ? { ...state, step: 'stopped' }
        : { ...state, step: 'broken', error }
    }
    await forgetLists()
    setSaving(state)
  }

  function begin(next: Run) {
    run.current = next
    void bring(next)
  }

  return [
    saving,
    {
      start: (plan) => begin({ ...plan, clientKey: makeUuid(), abort: new AbortController() }),
      goOn: () => run.current && begin({ ...run.current, abort: new AbortController() }),
      stop: () => run.current?.abort.abort(),
      forget: () => setSaving(undefined),
    },
  ]
}

function withBrought(
  state: Saving,
  { id, ...made }: ImportedCounts & { readonly id: number },
): Saving {
  return { ...state, importId: id, belongings: sumOf(state.belongings, made) }
}

/** Says of a record how it is fired, where that is known. */
function withSchedules(schedulesByKey: ReadonlyMap<string, number>) {
  return <TRecord extends { readonly key: string }>(record: TRecord): TRecord => {
    const kilnScheduleId = schedulesByKey.get(record.key)
    return kilnScheduleId === undefined ? record : { ...record, kilnScheduleId }
  }
}

function sizeOf({ materials, recipes }: DraftsPart): number {
  return materials.length + recipes.length
}

function sumOf(one: ImportedCounts, other: ImportedCounts): ImportedCounts {
  return {
    collections: one.collections + other.collections,
    inventory: one.inventory + other.inventory,
    kilnSchedules: one.kilnSchedules + other.kilnSchedules,
    logs: one.logs + other.logs,
  }
}
