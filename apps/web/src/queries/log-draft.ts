import { UPLOAD_FIELD } from '@glazy/contract/images'

/** A picture of a log that is being written: a new file, or one that is there already. */
export type DraftImage = {
  /** Tells pictures apart while they change places. */
  readonly key: string
  readonly title: string
  readonly description: string
} & (
  | { readonly file: File; readonly preview: string }
  | { readonly id: number; readonly cdnId: string }
)

/** What a form says about a log. */
export interface LogDraft {
  readonly title: string
  readonly logTypeId: number
  /** HTML. */
  readonly description: string
  readonly isPrivate: boolean
  readonly item: { readonly id: number; readonly name: string } | null
  readonly images: readonly DraftImage[]
  /** Ids of pictures that are taken away. */
  readonly removed: readonly number[]
  /** JSON, of a batch. */
  readonly data?: string | undefined
}

/** What a log says of itself beside what is in it: its key, and what a change was based on. */
interface LogSending {
  readonly clientKey?: string
  readonly basedOn?: string
}

/** The form of a log, as the specification names its fields. */
export function formOfLog(draft: LogDraft, sending: LogSending = {}): FormData {
  const form = new FormData()
  form.set('title', draft.title)
  form.set('logTypeId', String(draft.logTypeId))
  form.set('description', draft.description)
  form.set('isPrivate', draft.isPrivate ? '1' : '0')
  form.set('materialId', String(draft.item?.id ?? ''))
  if (draft.data !== undefined) form.set('data', draft.data)
  for (const [name, value] of Object.entries(sending)) form.set(name, value)
  if (draft.removed.length > 0) form.set('removeImages', draft.removed.join())
  for (const [at, image] of draft.images.entries()) {
    form.set(`${UPLOAD_FIELD}Title${at}`, image.title)
    form.set(`${UPLOAD_FIELD}Description${at}`, image.description)
    if ('id' in image) form.set(`imageId${at}`, String(image.id))
  }
  // Files last: what is said of them is read before they are.
  for (const [at, image] of draft.images.entries()) {
    if ('file' in image) form.set(`${UPLOAD_FIELD}${at}`, image.file)
  }
  return form
}

/** What a log says, without its pictures. */
export function logWords({ title, logTypeId, description, isPrivate }: LogDraft) {
  return { title, logTypeId, description, isPrivate }
}
