import { readNote } from '@glazy/contract/rules/version-notes'
import type { Translate } from '@glazy/locales/translate'

/** The note of a version in the language of the page, or as somebody has written it. */
export function noteText(t: Translate<'versions'>, note: string): string {
  const read = readNote(note)
  if (read === undefined) return note
  switch (read.kind) {
    case 'restored':
      return t('note.restored', { number: read.number })
    case 'copied':
      return t('note.copied', { id: read.id })
    case 'copiedVersion':
      return t('note.copiedVersion', { id: read.id, number: read.number })
    default:
      return t(`note.${read.kind}`)
  }
}
