import type { LineCorrections } from '@glazy/formats/text/line-readings'
import { IMPORT_FILES_MAX, IMPORT_MAX_BYTES } from '@glazy/contract/limits'

/** A file or a pasted text that is to be read. */
export type ImportSource =
  | { readonly name: string; readonly bytes: ArrayBuffer }
  | {
      readonly name: string
      readonly text: string
      /** What a person says of its lines. */
      readonly corrections?: LineCorrections
    }

/** What is wrong with the files that were chosen. */
export type FilesProblem = 'tooMany' | 'tooLarge'

export function filesProblem(files: readonly Pick<File, 'size'>[]): FilesProblem | undefined {
  if (files.length > IMPORT_FILES_MAX) return 'tooMany'
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  return bytes > IMPORT_MAX_BYTES ? 'tooLarge' : undefined
}

/** The files with what they hold; a file that went away meanwhile is not read. */
export function openFiles(files: readonly File[]): Promise<ImportSource[]> {
  return Promise.all(
    files.map(async (file) => ({ name: file.name, bytes: await file.arrayBuffer() })),
  )
}
