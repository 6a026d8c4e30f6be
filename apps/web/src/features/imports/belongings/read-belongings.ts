import { countBelongings, toBelongings, toSchedule } from '@glazy/formats/import/belongings'
import { LOG_TYPES } from '@glazy/contract/vocabulary'
import type { Choices } from '@glazy/formats/import/choices'
import type { ImportContent } from '@glazy/formats/import/content'
import type { ReadFile } from '@glazy/formats/import/materials'
import type { FoundBelongings } from '@glazy/formats/record/belongings'
import { slices } from '#features/imports/saving/import-parts.ts'
import type { ReadImport } from '#features/imports/source/use-reading.ts'

/** What a person's export holds besides items, and which records of the import its items are. */
export interface ReadBelongings {
  readonly found: FoundBelongings
  /** The site it comes from. */
  readonly site: string | undefined
  /** Keys of the records of the file by their numbers there. */
  readonly keys: ReadonlyMap<number, string>
  /** Numbers of the kiln schedules there by the keys of the records that are fired by them. */
  readonly firedBy: ReadonlyMap<string, number>
}

/** What the files hold besides items; files without anything are left out. */
export function belongingsOf(
  files: readonly ReadFile[],
  { recipes, materials }: ImportContent,
): readonly ReadBelongings[] {
  return files.flatMap(({ document }) => {
    const { belongings: found, about } = document
    if (found === undefined || countBelongings(found) === 0) return []
    const records = new Set<object>([...document.recipes, ...document.materials])
    const own = [...recipes, ...materials].filter(({ record }) => records.has(record))
    const keys = own.flatMap(({ key, record }) =>
      record.id === undefined ? [] : [[record.id, key] as const],
    )
    const fired = own.flatMap(({ key, record: { kilnScheduleId } }) =>
      kilnScheduleId === undefined ? [] : [[key, kilnScheduleId] as const],
    )
    return [{ found, site: about?.site, keys: new Map(keys), firedBy: new Map(fired) }]
  })
}

/** What is known when the items are in. */
interface Arrived {
  readonly choices: Choices
  /** Ids of what has been made, by the keys of the records. */
  readonly ids: ReadonlyMap<string, number>
  /** Address of this site. */
  readonly site: string
}

/**
 * What is brought besides items. An item of the file is what the import has made of it or taken it
 * for; on the site of the export it is itself, elsewhere what has the same name.
 */
export function arrivedBelongings(
  { content, own, named, belongings }: ReadImport,
  { choices, ids, site }: Arrived,
) {
  const taken = new Map(
    content.ingredients.flatMap(({ key, material }) => {
      const decision = choices.get(key)?.decision
      return material && decision?.how === 'use' ? [[material.key, decision.id] as const] : []
    }),
  )
  return belongings.map(({ found, keys, ...origin }) => {
    const { logs, ...lists } = toBelongings(found, ({ id, name }) => {
      const key = keys.get(id) ?? ''
      const here = ids.get(key) ?? own.get(key)?.id ?? taken.get(key)
      return here ?? (origin.site === site ? id : named.get(name))
    })
    return { ...lists, logs: logs.flatMap(ofKnownType) }
  })
}

/** The kiln schedules of all files, in their order: they come before the items. */
export function schedulesOf(belongings: readonly ReadBelongings[]) {
  const schedules = belongings.flatMap(({ found }) => found.kilnSchedules)
  return toBelongingParts([{ kilnSchedules: schedules.map(toSchedule) }])
}

/**
 * The schedules here by the keys of the records that are fired by them.
 *
 * @param ids of what {@link schedulesOf} has brought, in its order
 */
export function schedulesByKey(
  belongings: readonly ReadBelongings[],
  ids: readonly number[],
): ReadonlyMap<string, number> {
  const left = [...ids]
  return new Map(
    belongings.flatMap(({ found, firedBy }) => {
      const here = left.splice(0, found.kilnSchedules.length)
      const byNumber = new Map(found.kilnSchedules.map(({ id }, at) => [id, here[at]]))
      return [...firedBy].flatMap(([key, schedule]) => {
        const id = byNumber.get(schedule)
        return id === undefined ? [] : [[key, id] as const]
      })
    }),
  )
}

/** A log of a type that this site does not know stays behind. */
function ofKnownType<TLog extends { readonly type: string }>(log: TLog) {
  const type = LOG_TYPES.find(({ name }) => name === log.type)?.name
  return type === undefined ? [] : [{ ...log, type }]
}

type ArrivedLists = ReturnType<typeof arrivedBelongings>[number] & {
  readonly kilnSchedules: ReturnType<typeof toSchedule>[]
}
type Lists = { [TList in keyof ArrivedLists]?: ArrivedLists[TList] }

/** Cuts what is brought into calls, none of them too large. */
export function toBelongingParts(all: readonly Lists[]): readonly Lists[] {
  const rows = all.flatMap((lists) =>
    Object.entries(lists).flatMap(([list, entries]) => entries.map((entry) => ({ list, entry }))),
  )
  return slices(rows).map((some) => {
    const lists = [...Map.groupBy(some, ({ list }) => list)]
    const part = lists.map(([list, same]) => [list, same.map(({ entry }) => entry)] as const)
    return Object.fromEntries(part) as Lists // of the lists above
  })
}
