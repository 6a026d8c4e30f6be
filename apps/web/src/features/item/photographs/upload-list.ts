import { makeUuid } from '#lib/make-uuid.ts'
import type { PhotographValues } from './photograph-values.ts'

/** How far the upload of a photograph is. */
export type UploadState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly reason: string }

/** A photograph that has been chosen and is not there yet. */
export interface Upload {
  readonly key: number
  /** Goes with it each time it is sent, so that it arrives once even if an answer is lost. */
  readonly clientKey: string
  readonly file: File
  /** Address of its content within this page, where the browser can show it. */
  readonly preview: string | undefined
  readonly values: PhotographValues
  readonly state: UploadState
}

/** The list after more files have been chosen. */
export function withFiles(
  uploads: readonly Upload[],
  files: readonly { readonly file: File; readonly preview: string | undefined }[],
  values: PhotographValues,
): readonly Upload[] {
  const first = Math.max(0, ...uploads.map(({ key }) => key)) + 1
  const added = files.map(({ file, preview }, at): Upload => ({
    key: first + at,
    clientKey: makeUuid(),
    file,
    preview,
    values,
    state: { kind: 'waiting' },
  }))
  return [...uploads, ...added]
}

export function withValues(
  uploads: readonly Upload[],
  key: number,
  change: Partial<PhotographValues>,
): readonly Upload[] {
  return uploads.map((upload) =>
    upload.key === key ? { ...upload, values: { ...upload.values, ...change } } : upload,
  )
}

export function withState(
  uploads: readonly Upload[],
  key: number,
  state: UploadState,
): readonly Upload[] {
  return uploads.map((upload) => (upload.key === key ? { ...upload, state } : upload))
}

export function withoutUpload(uploads: readonly Upload[], key: number): readonly Upload[] {
  return uploads.filter((upload) => upload.key !== key)
}
