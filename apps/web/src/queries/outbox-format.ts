import { isRecord } from '@glazy/contract/readers'
import type { EntryFormat, OutboxEntry, Refusal } from '#lib/outbox/entry.ts'
import type { CommentSubject } from './comments.ts'
import type { OutboxContents, OutboxKind } from './outbox-kinds.ts'

type Stored = Readonly<Record<string, unknown>>

/** Leads from a format of entries to the next. */
export type EntryUpgrade = (entry: Stored) => Stored

/**
 * Ways from each format of entries to the next: the first leads from format 1 to 2, and so on. A field
 * that may be left out needs none. One that gets another name or another meaning needs one, and a
 * sample of the format that ends with it in `outbox-formats/`, which a test reads forever.
 */
const UPGRADES: readonly EntryUpgrade[] = [priceOfTheShelf]

/** The price of a material had another name, and entries did not say their format. */
function priceOfTheShelf({ kind, content, ...entry }: Stored): Stored {
  if (kind !== 'stock' || !isRecord(content)) return { ...entry, kind, content }
  const { stock: price, ...others } = content
  return { ...entry, kind: 'shelfPrice', content: { ...others, price } }
}

type Check = (value: unknown) => boolean
type Checks<T> = { readonly [K in keyof T]-?: Check }

const isNumber: Check = (value) => Number.isFinite(value)
const isText: Check = (value) => typeof value === 'string'
const isList: Check = (value) => Array.isArray(value)
const isOneOf =
  (...words: readonly string[]): Check =>
  (value) =>
    words.some((word) => word === value)
const orNothing =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)

/** Whether everything is as it should be; what nobody knows is left alone. */
function fits(value: unknown, checks: Readonly<Record<string, Check>>): boolean {
  return isRecord(value) && Object.entries(checks).every(([name, check]) => check(value[name]))
}

const REFUSAL: Checks<Refusal> = { code: isText, message: isText, fields: isList }

const ENTRY: Checks<Omit<OutboxEntry, 'kind' | 'content' | 'format'>> = {
  key: isNumber,
  owner: isNumber,
  since: isNumber,
  tries: isNumber,
  edits: isNumber,
  name: isText,
  clientKey: isText,
  subject: orNothing(isText),
  changeKey: orNothing(isText),
  replaces: orNothing(isList),
  state: isOneOf('waiting', 'sending', 'held', 'conflict', 'refused'),
  refusal: orNothing((value) => fits(value, REFUSAL)),
}

const SUBJECT: Checks<CommentSubject> = { kind: isOneOf('material', 'log'), id: isNumber }
const isSubject: Check = (value) => fits(value, SUBJECT)
const batch = { id: isNumber, ingredients: isList, basedOn: orNothing(isText) }
const material = { entered: isRecord, category: isOneOf('primitive', 'analysis') }

/** What each kind of entry holds. What is wrong further in is for the server to refuse. */
const CONTENTS: { readonly [K in OutboxKind]: Checks<OutboxContents[K]> } = {
  newRecipe: { recipe: isRecord, originalId: orNothing(isNumber) },
  recipe: { id: isNumber, version: isNumber, recipe: isRecord },
  newMaterial: { ...material, originalId: orNothing(isNumber) },
  material: { ...material, id: isNumber, version: isNumber },
  newComment: {
    subject: isSubject,
    content: isText,
    parentId: orNothing(isNumber),
    picture: orNothing((value) => value instanceof Blob),
  },
  comment: { subject: isSubject, content: isText, id: isNumber, basedOn: isText },
  newSchedule: { schedule: isRecord },
  schedule: { id: isNumber, schedule: isRecord, basedOn: isText },
  newLog: { draft: isRecord },
  log: { id: isNumber, draft: isRecord, basedOn: isText },
  shelfPrice: { id: isNumber, price: isRecord, basedOn: isText },
  shelfAddition: { materialId: isNumber },
  shelfRemoval: { id: isNumber },
  purchase: { rows: isList },
  stockMove: { move: isRecord },
  reorder: { point: isRecord },
  newBatch: { plan: isRecord },
  batch: { ...batch, change: isRecord },
  mixedBatch: { ...batch, mixed: isRecord },
  batchAddition: { id: isNumber, addition: isRecord },
}

const isKind = (kind: unknown): kind is OutboxKind =>
  typeof kind === 'string' && Object.hasOwn(CONTENTS, kind)

const isEntry = (entry: Stored): boolean =>
  fits(entry, ENTRY) && isKind(entry.kind) && fits(entry.content, CONTENTS[entry.kind])

/**
 * How entries lie on the device, whatever format they were written in.
 *
 * @param upgrades from each format to the next
 */
export function entryFormat(upgrades: readonly EntryUpgrade[]): EntryFormat {
  const newest = upgrades.length + 1
  function upgraded(stored: Stored): Stored | undefined {
    const { format = 1 } = stored
    const isKnown = Number.isInteger(format) && Number(format) >= 1 && Number(format) <= newest
    if (!isKnown) return undefined
    const entry = upgrades
      .slice(Number(format) - 1)
      .reduce((older, upgrade) => upgrade(older), stored)
    return { ...entry, format: newest }
  }
  return {
    number: newest,
    read(stored, key) {
      const entry = isRecord(stored) ? upgraded(stored) : undefined
      if (entry && isEntry(entry)) return entry as unknown as OutboxEntry // checked just now
      return unreadable(isRecord(stored) ? stored : {}, key)
    },
  }
}

/** What can still be said of an entry that cannot be read. Whose it is has to be known to show it. */
function unreadable(stored: Stored, key: number): OutboxEntry {
  const { owner, kind, name, subject, tries, format } = stored
  return {
    key,
    since: key,
    state: 'unreadable',
    content: undefined,
    clientKey: '',
    edits: 0,
    owner: typeof owner === 'number' ? owner : Number.NaN,
    kind: typeof kind === 'string' ? kind : '',
    name: typeof name === 'string' ? name : '',
    subject: typeof subject === 'string' ? subject : undefined,
    tries: typeof tries === 'number' ? tries : 0,
    format: typeof format === 'number' ? format : 1,
  }
}

/** The format of today. */
export const ENTRY_FORMAT = entryFormat(UPGRADES)
