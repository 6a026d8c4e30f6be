import { slugify } from '@glazy/ceramics/lookups/slug'
import type { ExportFormat, MaterialDetail } from '@glazy/contract/materials'
import { EXPORT_FORMATS } from '@glazy/contract/vocabulary'
import { sendCall } from '#lib/api/call.ts'
import { downloadFile } from '#lib/download-file.ts'

/** Gives an item to the browser as a file for other programs. */
export async function saveExport(
  { id, name }: Pick<MaterialDetail, 'id' | 'name'>,
  format: ExportFormat,
): Promise<void> {
  const response = await sendCall('exportMaterial', { params: { id, format } })
  const { extension } = EXPORT_FORMATS[format]
  downloadFile(await response.blob(), `${slugify(name) || `glazy-${id}`}.${extension}`)
}
