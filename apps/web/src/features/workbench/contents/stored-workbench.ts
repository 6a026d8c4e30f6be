import { OXIDES } from '@glazy/ceramics/chemistry/oxides'
import { UNITY_TYPES } from '@glazy/ceramics/chemistry/unity'
import { MATERIAL_KINDS } from '@glazy/contract/vocabulary'
import * as z from 'zod'
import type { WorkbenchItem, WorkingLine } from './workbench-item.ts'
import { EMPTY_WORKBENCH, isInAnyMode, CARD_MODES, type Workbench } from './workbench.ts'

/**
 * A list as it is kept in the browser. Ingredients are named once and lines are short, so that the
 * four hundred recipes of the largest blend stay below what the browser's storage is cleaned of.
 */
const stored = z.object({
  /** Names of ingredients; the place of a name is in the lines. */
  ingredients: z.array(z.tuple([z.int().nullable(), z.string()])),
  items: z.array(storedItem()),
  modes: z.object({ edit: z.array(z.int()), target: z.array(z.int()), metadata: z.array(z.int()) }),
  originals: z.array(storedItem()),
  lastDraftId: z.int().max(0),
})
type StoredList = z.infer<typeof stored>
type StoredItem = StoredList['items'][number]

function storedItem() {
  return z.object({
    id: z.int(),
    name: z.string(),
    kind: z.enum(MATERIAL_KINDS),
    code: z.string().optional(),
    clientKey: z.string().optional(),
    target: z
      .object({ name: z.string(), moles: z.partialRecord(z.enum(OXIDES), z.number()) })
      .optional(),
    figures: z
      .object({
        percent: z.partialRecord(z.enum(OXIDES), z.number()),
        loi: z.number(),
        unityType: z.enum(UNITY_TYPES),
      })
      .optional(),
    originalId: z.int().positive().optional(),
    /** Place of the ingredient, amount, and 1 for what is added on top. */
    lines: z.array(z.tuple([z.int(), z.number(), z.literal([0, 1])])),
  })
}

/** The list as it is written into the browser's storage. */
export function storeList(list: Workbench): StoredList {
  const ingredients: [number | null, string][] = []
  const places = new Map<string, number>()
  const placeOf = ({ materialId, name }: WorkingLine) => {
    const key = `${materialId} ${name}`
    const known = places.get(key)
    if (known !== undefined) return known
    places.set(key, ingredients.length)
    return ingredients.push([materialId, name]) - 1
  }
  const store = (item: WorkbenchItem): StoredItem => ({
    ...item,
    lines: item.lines.map((line) => [placeOf(line), line.amount, line.isAdditional ? 1 : 0]),
  })
  const items = list.items.map(store)
  const originals = list.originals.map(store)
  const { edit, target, metadata } = list.modes
  const modes = { edit: [...edit], target: [...target], metadata: [...metadata] }
  return { ingredients, items, modes, originals, lastDraftId: list.lastDraftId }
}

/** Reads a list; anything may be in storage, and what is no list is an empty one. */
export function parseList(value: unknown): Workbench {
  const parsed = stored.safeParse(value)
  if (!parsed.success) return EMPTY_WORKBENCH
  const { ingredients, modes } = parsed.data
  const read = ({ lines, ...item }: StoredItem): WorkbenchItem => ({
    ...item,
    lines: lines.flatMap(([place, amount, isAdditional]) => {
      const ingredient = ingredients[place]
      if (!ingredient) return []
      const [materialId, name] = ingredient
      return [{ materialId, name, amount, isAdditional: isAdditional === 1 }]
    }),
  })
  const items = [...new Map(parsed.data.items.map((item) => [item.id, read(item)])).values()]
  const lastDraftId = Math.min(parsed.data.lastDraftId, ...items.map(({ id }) => id))
  const list = { items, modes: presentIn(items, modes), originals: [], lastDraftId }
  const originals = parsed.data.originals.filter(({ id }) => isInAnyMode(list, id)).map(read)
  const kept = new Set(originals.map(({ id }) => id))
  // An item in a mode always has an original: itself, where none was kept.
  const missing = items.filter(({ id }) => isInAnyMode(list, id) && !kept.has(id))
  return { ...list, originals: [...originals, ...missing] }
}

/** Modes of items that are there. */
function presentIn(items: readonly WorkbenchItem[], modes: Workbench['modes']) {
  const ids = new Set(items.map(({ id }) => id))
  const [edit, target, metadata] = CARD_MODES.map((mode) => {
    return [...new Set(modes[mode])].filter((id) => ids.has(id))
  })
  return { edit: edit ?? [], target: target ?? [], metadata: metadata ?? [] }
}
