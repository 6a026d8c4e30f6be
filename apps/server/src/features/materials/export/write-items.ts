import type { ExportFormat } from '@glazy/contract/materials'
import type { FoundMaterial, FoundRecipe } from '@glazy/formats/record/document'
import { writeCsv } from '@glazy/formats/csv/write-csv'
import {
  writeGlazeChemMaterials,
  writeGlazeChemRecipes,
} from '@glazy/formats/glazechem/write-glazechem'
import { writeGlazyYaml } from '@glazy/formats/glazy/write-glazy-yaml'
import { writeInsightMaterials, writeInsightRecipes } from '@glazy/formats/insight/write-insight'
import type { Db } from '#db/database.ts'
import { withoutMarkup } from '#platform/rich-text/without-markup.ts'
import { type ExportRow, listForExport } from './export.queries.ts'
import { type FormatFields, type FoundItem, toFoundItem } from './found-item.ts'
import { listChemistry, listComponents } from '#features/materials/read/summaries.queries.ts'
import type { MaybeViewer } from '#db/visible-to.ts'

export interface ItemsToWrite {
  readonly viewer: MaybeViewer
  readonly ids: readonly number[]
  readonly format: ExportFormat
  /** Address of an item's page; undefined where the site has no known address. */
  readonly pageOf?: (id: number) => string
}

/** Loads the given items in the words of a format; what the viewer may not see is left out. */
export async function loadFoundItems(
  db: Db,
  { viewer, ids, format, pageOf }: ItemsToWrite,
): Promise<FoundItem[]> {
  const [rows, components, chemistry] = await Promise.all([
    listForExport(db, viewer, ids),
    listComponents(db, viewer, ids),
    listChemistry(db, ids),
  ])
  return rows.map((row) => {
    const extra = { ...formatFields(format, row), ...linkField(format, pageOf?.(row.id)) }
    const { id } = row
    return toFoundItem(inWordsOf(format, row), components.get(id) ?? [], chemistry.get(id), extra)
  })
}

/** A single item as a file. Kinds that a format keeps apart have writers of their own. */
export function writeItem(item: FoundItem, format: ExportFormat, siteName: string): string {
  return 'kind' in item ? writeMaterial(item, format, siteName) : writeRecipe(item, format)
}

function writeRecipe(recipe: FoundRecipe, format: ExportFormat): string {
  switch (format) {
    case 'YAML':
      return writeGlazyYaml([recipe])
    case 'GlazeChem':
      return writeGlazeChemRecipes([recipe])
    case 'Insight':
      return writeInsightRecipes([recipe])
    case 'CSV':
      return writeCsv([recipe])
  }
}

function writeMaterial(material: FoundMaterial, format: ExportFormat, siteName: string): string {
  switch (format) {
    case 'YAML':
      return writeGlazyYaml([material])
    case 'GlazeChem':
      return writeGlazeChemMaterials([material], { title: siteName })
    case 'Insight':
      return writeInsightMaterials([material])
    case 'CSV':
      return writeCsv([material])
  }
}

/** Programs of the field show notes as they stand, with whatever markup is in them. */
function inWordsOf(format: ExportFormat, row: ExportRow): ExportRow {
  const isPlain = format === 'GlazeChem' || format === 'Insight'
  if (!isPlain || row.description === null) return row
  return { ...row, description: withoutMarkup(row.description) }
}

function formatFields(
  format: ExportFormat,
  row: { readonly colour: string | null; readonly is_private: boolean },
): FormatFields {
  if (format !== 'CSV') return {}
  const channel = (start: number) =>
    String(Number.parseInt((row.colour ?? '').slice(start, start + 2), 16))
  return {
    is_private: row.is_private ? '1' : '0',
    ...(row.colour !== null && { rgb_r: channel(0), rgb_g: channel(2), rgb_b: channel(4) }),
  }
}

function linkField(format: ExportFormat, page: string | undefined): FormatFields {
  if (page === undefined) return {}
  if (format === 'GlazeChem') return { source: page }
  return format === 'Insight' ? { url: page } : {}
}
