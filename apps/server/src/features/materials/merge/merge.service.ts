import { splitOtherNames } from '@glazy/ceramics/lookups/other-names'
import { OTHER_NAMES_MAX_LENGTH } from '@glazy/contract/limits'
import { type Oxide, OXIDES } from '@glazy/ceramics/chemistry/oxides'
import type { Kysely } from 'kysely'
import { bumpDataVersion } from '#db/data-version.ts'
import type { Database, Db } from '#db/database.ts'
import { inTransaction } from '#db/transaction.ts'
import { lockItems } from '#features/materials/derive/derive.queries.ts'
import type { MaterialDraft, SavedItem } from '#features/materials/fields/material-draft.ts'
import { comesFrom, type Lineage } from '#features/materials/write/references.queries.ts'
import { findSavedItem } from '#features/materials/write/material-store.queries.ts'
import { saveWithin } from '#features/materials/write/save.service.ts'
import { foldName } from '@glazy/contract/reading/text-words'
import {
  listDescendants,
  listRecipes,
  listUsers,
  type Moved,
  moveAttached,
  pointAt,
  type UserRow,
} from './merge.queries.ts'
import { findMerged } from '#db/merged.ts'

export interface MergeContext {
  readonly db: Kysely<Database>
  readonly now: Date
  /** Whose name the versions bear; null where there is no account of the site. */
  readonly authorId: number | null
}

/** A figure of a recipe that becomes another one, in percent by weight. */
export interface ChangedFigure {
  readonly figure: Oxide | 'LOI'
  readonly before: number
  readonly after: number
}

export interface Merge {
  readonly from: string
  readonly into: string
  /** Recipes that hold the material. */
  readonly recipes: number
  /** Those whose analysis becomes another one. */
  readonly changed: readonly {
    readonly id: number
    readonly name: string
    readonly figures: readonly ChangedFigure[]
  }[]
  readonly moved: Moved
  /** Names that the other material is found by from now on. */
  readonly names: readonly string[]
}

/** Why two materials cannot be merged. */
export class MergeError extends Error {}

/** Takes back what a rehearsal has done. */
class Rehearsed extends Error {
  readonly merge: Merge

  constructor(merge: Merge) {
    super('rehearsed')
    this.merge = merge
  }
}

/** Percents that differ by less read the same. */
const ROUNDING = 0.005

/**
 * Merges one raw material into another: recipes hold the other one from now on, as a new version of
 * theirs, and what people have attached to it comes over. The material stays as a private alias:
 * its address leads to the other one, which has its names.
 *
 * @param isRehearsal does all of it, and takes it back: what is answered is what would happen
 * @throws MergeError
 */
export async function mergeMaterials(
  context: MergeContext,
  from: number,
  into: number,
  { isRehearsal }: { readonly isRehearsal: boolean },
): Promise<Merge> {
  try {
    return await inTransaction(context.db, async (trx) => {
      const merge = await mergeWithin({ ...context, db: trx }, from, into)
      if (isRehearsal) throw new Rehearsed(merge)
      await bumpDataVersion(trx)
      return merge
    })
  } catch (error) {
    if (error instanceof Rehearsed) return error.merge
    throw error
  }
}

interface Within extends Omit<MergeContext, 'db'> {
  readonly db: Db
}

async function mergeWithin(context: Within, from: number, into: number): Promise<Merge> {
  const { db } = context
  await lockItems(db, [from, into])
  const gone = await demandRawMaterial(db, from)
  const kept = await demandRawMaterial(db, into)
  if (from === into) throw new MergeError('A material cannot be merged into itself')
  const before = await listUsers(db, from)
  const moved = await moveAttached(db, from, into)
  const names = addedNames(kept.draft, gone.draft)
  const relatives = await relativesWithout(db, kept, gone)
  const note = `${gone.draft.name} (${from}) merged into ${kept.draft.name} (${into})`
  const save = (id: number, edit: (draft: MaterialDraft) => MaterialDraft) =>
    saveWithin(context, id, ({ draft }) => edit(draft), { note })

  await save(into, (draft) => ({
    ...draft,
    otherNames: names.join(', ') || null,
    ...relatives,
  }))
  for (const id of await listDescendants(db, from)) {
    if (id !== into) await save(id, (draft) => ({ ...draft, ...swapParents(draft, from, into) }))
  }
  for (const { id } of before) await save(id, (draft) => swapLines(draft, from, into))
  // Its owner still sees it, and is not to see it as something that came from itself.
  await save(from, (draft) => ({ ...draft, ...swapParents(draft, into, null), isPrivate: true }))
  await pointAt(db, from, into)
  const after = await listRecipes(
    db,
    before.map(({ id }) => id),
  )
  return {
    from: gone.draft.name,
    into: kept.draft.name,
    recipes: before.length,
    changed: changesOf(before, after),
    moved,
    names,
  }
}

async function demandRawMaterial(db: Db, id: number): Promise<SavedItem> {
  const item = await findSavedItem(db, id)
  if (item === undefined) throw new MergeError(`There is no material ${id}`)
  const { kind, name, isPrivate } = item.draft
  if (kind !== 'primitive') throw new MergeError(`${name} (${id}) is no raw material`)
  const alias = (await findMerged(db, [id])).get(id)
  if (alias !== undefined) throw new MergeError(`${name} (${id}) has been merged into ${alias}`)
  if (isPrivate === true) throw new MergeError(`${name} (${id}) is private to somebody`)
  return item
}

/** Other names of a material, with those of another one, as many as there is room for. */
function addedNames(kept: MaterialDraft, gone: MaterialDraft): readonly string[] {
  const known = new Set([foldName(kept.name)])
  const names: string[] = []
  const wanted = [
    ...splitOtherNames(kept.otherNames ?? null),
    gone.name,
    ...splitOtherNames(gone.otherNames ?? null),
  ]
  for (const name of wanted) {
    const folded = foldName(name)
    if (known.has(folded) || [...names, name].join(', ').length > OTHER_NAMES_MAX_LENGTH) continue
    known.add(folded)
    names.push(name)
  }
  return names
}

/**
 * What the material that stays comes from: where that leads through the one that goes, what that one
 * came from, for all that came from it now comes from the one that stays.
 */
async function relativesWithout(
  db: Db,
  kept: SavedItem,
  gone: SavedItem,
): Promise<Partial<MaterialDraft>> {
  const relativeIn = async (key: 'parentId' | 'revisionParentId', column: Lineage) => {
    const [own, onward] = [kept.draft[key] ?? null, gone.draft[key] ?? null]
    if (own === null || !(await comesFrom(db, own, gone.id, column))) return own
    // The two may be in a ring that was made when rings were let in.
    return onward !== null && (await comesFrom(db, onward, kept.id, column)) ? null : onward
  }
  return {
    parentId: await relativeIn('parentId', 'parent_id'),
    revisionParentId: await relativeIn('revisionParentId', 'revision_parent_id'),
  }
}

function swapParents(
  draft: MaterialDraft,
  from: number,
  into: number | null,
): Partial<MaterialDraft> {
  const swap = (id: number | null | undefined) => (id === from ? into : (id ?? null))
  return { parentId: swap(draft.parentId), revisionParentId: swap(draft.revisionParentId) }
}

function swapLines(draft: MaterialDraft, from: number, into: number): MaterialDraft {
  return {
    ...draft,
    components: (draft.components ?? []).map((line) =>
      line.materialId === from ? { ...line, materialId: into } : line,
    ),
  }
}

function changesOf(before: readonly UserRow[], after: readonly UserRow[]): Merge['changed'] {
  const byId = new Map(after.map((row) => [row.id, row]))
  return before.flatMap(({ id, name, ...old }) => {
    const figures = changedFigures(old, byId.get(id) ?? old)
    return figures.length === 0 ? [] : [{ id, name, figures }]
  })
}

type Analysis = Pick<UserRow, 'percent' | 'loi'>

function changedFigures(old: Analysis, now: Analysis): readonly ChangedFigure[] {
  const figures = OXIDES.map((oxide): ChangedFigure => ({
    figure: oxide,
    before: old.percent?.[oxide] ?? 0,
    after: now.percent?.[oxide] ?? 0,
  }))
  const loi: ChangedFigure = { figure: 'LOI', before: old.loi ?? 0, after: now.loi ?? 0 }
  return [...figures, loi].filter(
    ({ before: one, after: other }) => Math.abs(one - other) >= ROUNDING,
  )
}
