import { slugify } from '@glazy/ceramics/lookups/slug'
import type { ExportFormat } from '@glazy/contract/materials'
import { EXPORT_FORMATS } from '@glazy/contract/vocabulary'
import type { Db } from '#db/database.ts'
import { AppError } from '#platform/app-error.ts'
import { attachment } from '#platform/http/attachment.ts'
import type { MaybeViewer } from '#db/visible-to.ts'
import { loadFoundItems, writeItem } from './write-items.ts'

export interface ExportContext {
  readonly db: Db
  readonly viewer: MaybeViewer
  readonly siteName: string
  /** Address of the site, if it is known. */
  readonly publicUrl: string | undefined
}

export interface ExportedFile {
  readonly text: string
  readonly mediaType: string
  /** Value of the header `Content-Disposition`. */
  readonly disposition: string
}

/**
 * One item as a file.
 *
 * @throws AppError `material.notFound`, also for what is private to somebody else
 */
export async function exportItem(
  { db, viewer, siteName, publicUrl }: ExportContext,
  id: number,
  format: ExportFormat,
): Promise<ExportedFile> {
  const [item] = await loadFoundItems(db, {
    viewer,
    ids: [id],
    format,
    ...(publicUrl !== undefined && { pageOf: (pageId) => `${publicUrl}/recipes/${pageId}` }),
  })
  if (item === undefined) throw new AppError('material.notFound')
  const { mediaType, extension } = EXPORT_FORMATS[format]
  return {
    text: writeItem(item, format, siteName),
    mediaType: `${mediaType}; charset=utf-8`,
    disposition: attachment(slugify(item.name) || `glazy-${id}`, `glazy-${id}`, extension),
  }
}
