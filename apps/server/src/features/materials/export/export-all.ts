import type { ExportFormat } from '@glazy/contract/materials'
import type { FoundRecipe } from '@glazy/formats/record/document'
import { writeCsv } from '@glazy/formats/csv/write-csv'
import { writeGlazeChemRecipes } from '@glazy/formats/glazechem/write-glazechem'
import { writeGlazyYamlItem } from '@glazy/formats/glazy/write-glazy-yaml'
import { writeInsightRecipes } from '@glazy/formats/insight/write-insight'
import type { Db } from '#db/database.ts'
import { listIdsAfter, listOwnersOf } from './export.queries.ts'
import type { FoundItem } from './found-item.ts'
import { loadFoundItems } from './write-items.ts'

export interface ExportAll {
  readonly format: ExportFormat
  /** Only the items of this owner. */
  readonly ownerId?: number | undefined
  readonly siteName: string
}

const BATCH = 1_000

/**
 * Everything in one file, private items included, piece by piece. GlazeChem and Insight keep
 * recipes and materials in files of different kinds: of them the recipes are written.
 */
export async function* exportAll(db: Db, options: ExportAll): AsyncGenerator<string> {
  const { format, siteName } = options
  const batches = loadAll(db, options)
  switch (format) {
    case 'YAML':
      for await (const items of batches) yield items.map(writeGlazyYamlItem).join('')
      return
    case 'CSV':
      yield* writeCsvPieces(batches)
      return
    case 'GlazeChem':
      yield writeGlazeChemRecipes(await collectRecipes(batches), { title: siteName })
      return
    case 'Insight':
      yield writeInsightRecipes(await collectRecipes(batches))
  }
}

/** Each item as its own owner sees it. */
async function* loadAll(db: Db, { format, ownerId }: ExportAll): AsyncGenerator<FoundItem[]> {
  for (let after = 0; ;) {
    const ids = await listIdsAfter(db, after, ownerId, BATCH)
    const last = ids.at(-1)
    if (last === undefined) return
    after = last
    const found = new Map<number, FoundItem>()
    for (const [owner, owned] of await listOwnersOf(db, ids)) {
      const items = await loadFoundItems(db, { viewer: { id: owner }, ids: owned, format })
      for (const item of items) found.set(item.id ?? 0, item)
    }
    yield ids.flatMap((id) => found.get(id) ?? [])
  }
}

async function* writeCsvPieces(batches: AsyncIterable<FoundItem[]>): AsyncGenerator<string> {
  let isFirst = true
  for await (const items of batches) {
    const text = writeCsv(items)
    yield isFirst ? text : text.slice(text.indexOf('\n') + 1)
    isFirst = false
  }
}

async function collectRecipes(batches: AsyncIterable<FoundItem[]>): Promise<FoundRecipe[]> {
  const recipes: FoundRecipe[] = []
  for await (const items of batches) {
    recipes.push(...items.filter((item): item is FoundRecipe => !('kind' in item)))
  }
  return recipes
}
