import { isDraft, type NewItem, type WorkbenchItem } from './workbench-item.ts'

/** What can be done with a card: its recipe, its target, and what else is known of it. */
export const CARD_MODES = ['edit', 'target', 'metadata'] as const
export type CardMode = (typeof CARD_MODES)[number]

/**
 * The items on the workbench in their order, which of them are being changed, and how those were
 * before. An item may be in several modes at once.
 */
export interface Workbench {
  readonly items: readonly WorkbenchItem[]
  /** Ids of the items in each mode. */
  readonly modes: Readonly<Record<CardMode, readonly number[]>>
  /** What a cancel brings back: items as they were when their first mode began. */
  readonly originals: readonly WorkbenchItem[]
  /** The temporary id given last; none is given twice, so that nothing old is found under it. */
  readonly lastDraftId: number
}

export const EMPTY_WORKBENCH: Workbench = {
  items: [],
  modes: { edit: [], target: [], metadata: [] },
  originals: [],
  lastDraftId: 0,
}

export function isInMode(list: Workbench, mode: CardMode, id: number): boolean {
  return list.modes[mode].includes(id)
}

export function isInAnyMode(list: Workbench, id: number): boolean {
  return CARD_MODES.some((mode) => isInMode(list, mode, id))
}

/** Puts items at the end; those that are there already stay where and as they are. */
export function addItems(list: Workbench, items: readonly WorkbenchItem[]): Workbench {
  const known = new Set(list.items.map(({ id }) => id))
  const added = items.filter(({ id }) => !known.has(id))
  return added.length === 0 ? list : { ...list, items: [...list.items, ...added] }
}

/** Puts unsaved items at the end, each with a temporary id of its own. */
export function addDrafts(list: Workbench, drafts: readonly NewItem[]): Workbench {
  const items = drafts.map((draft, at) => ({ ...draft, id: list.lastDraftId - 1 - at }))
  return {
    ...list,
    items: [...list.items, ...items],
    lastDraftId: list.lastDraftId - drafts.length,
  }
}

/** Begins to change an item in one way, whatever else is being changed. */
export function beginMode(list: Workbench, mode: CardMode, id: number): Workbench {
  const item = list.items.find((one) => one.id === id)
  if (!item || isInMode(list, mode, id)) return list
  const isFirst = !isInAnyMode(list, id)
  return {
    ...list,
    modes: { ...list.modes, [mode]: [...list.modes[mode], id] },
    originals: isFirst ? [...list.originals, item] : list.originals,
  }
}

/** Changes some fields of an item. */
export function changeItem(
  list: Workbench,
  id: number,
  fields: Partial<Omit<WorkbenchItem, 'id'>>,
): Workbench {
  return {
    ...list,
    items: list.items.map((item) => (item.id === id ? { ...item, ...fields } : item)),
  }
}

/**
 * Ends a way of changing an item without keeping what was changed; an unsaved item leaves. Where
 * the item is still being changed in another way, its fields wait for the end of that.
 */
export function cancelMode(list: Workbench, mode: CardMode, id: number): Workbench {
  if (isDraft({ id })) return removeItem(list, id)
  const ended = endMode(list, mode, id)
  const original = list.originals.find((one) => one.id === id)
  if (!original || isInAnyMode(ended, id)) return ended
  return withoutOriginal(replaceItem(ended, id, original), id)
}

/** Ends a way of changing an item by what was saved: it takes the place of the item. */
export function saveItem(
  list: Workbench,
  mode: CardMode,
  id: number,
  saved: WorkbenchItem,
): Workbench {
  if (!list.items.some((item) => item.id === id)) return list
  const ended = endMode(list, mode, id)
  // The same item cannot be there twice, as when a copy was saved that had been added before.
  const others = ended.items.filter((item) => item.id !== saved.id || item.id === id)
  const replaced = replaceItem({ ...ended, items: others }, id, saved)
  if (isDraft({ id })) return withoutModes(replaced, id)
  if (!isInAnyMode(replaced, id)) return withoutOriginal(replaced, id)
  const originals = replaced.originals.map((one) => (one.id === id ? saved : one))
  return { ...replaced, originals }
}

/** Takes an item off the workbench, whatever was being done to it. */
export function removeItem(list: Workbench, id: number): Workbench {
  return withoutModes({ ...list, items: list.items.filter((item) => item.id !== id) }, id)
}

/** Ends all that is in progress: items are as they were, and those that were not saved are gone. */
export function clearTransient(list: Workbench): Workbench {
  const originals = new Map(list.originals.map((item) => [item.id, item]))
  return {
    ...EMPTY_WORKBENCH,
    lastDraftId: list.lastDraftId,
    items: list.items
      .filter((item) => !isDraft(item))
      .map((item) => originals.get(item.id) ?? item),
  }
}

/**
 * Brings the list up to date with what a query gave. Items that are being changed keep what was
 * changed of them and take the rest; others are as the query has them, and leave when it no longer
 * does. Unsaved items stay.
 */
export function refreshList(list: Workbench, fresh: readonly WorkbenchItem[]): Workbench {
  const freshById = new Map(fresh.map((item) => [item.id, item]))
  const originalById = new Map(list.originals.map((item) => [item.id, item]))
  const items = list.items.flatMap((item): readonly WorkbenchItem[] => {
    const update = freshById.get(item.id)
    const original = originalById.get(item.id)
    if (isDraft(item) || (original && !update)) return [item]
    if (!update) return []
    return [original ? { ...update, ...changedFields(item, original) } : update]
  })
  const known = new Set(list.items.map(({ id }) => id))
  return {
    ...list,
    items: [...items, ...fresh.filter(({ id }) => !known.has(id))],
    originals: list.originals.map((item) => freshById.get(item.id) ?? item),
  }
}

/** Fields that have changed. */
function changedFields(item: WorkbenchItem, original: WorkbenchItem): Partial<WorkbenchItem> {
  const before: Readonly<Record<string, unknown>> = { ...original }
  return Object.fromEntries(
    Object.entries(item).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
    ),
  )
}

function endMode(list: Workbench, mode: CardMode, id: number): Workbench {
  const modes = { ...list.modes, [mode]: list.modes[mode].filter((one) => one !== id) }
  return { ...list, modes }
}

function withoutModes(list: Workbench, id: number): Workbench {
  const ended = CARD_MODES.reduce((left, mode) => endMode(left, mode, id), list)
  return withoutOriginal(ended, id)
}

function withoutOriginal(list: Workbench, id: number): Workbench {
  return { ...list, originals: list.originals.filter((item) => item.id !== id) }
}

function replaceItem(list: Workbench, id: number, next: WorkbenchItem): Workbench {
  return { ...list, items: list.items.map((item) => (item.id === id ? next : item)) }
}
