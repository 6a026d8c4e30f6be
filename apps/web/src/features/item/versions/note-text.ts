import type { Translate } from '@glazy/locales/translate'

/** Notes that the product writes itself, in English for every caller. */
const WORDS = {
  Archived: 'archived',
  Import: 'imported',
  Published: 'published',
  'Starter library': 'starter',
  Unpublished: 'unpublished',
} as const
const RESTORED = /^Version (\d+) restored$/
const COPIED = /^Copied from (\d+)(?:, version (\d+))?$/

/** The note of a version in the language of the page, or as somebody has written it. */
export function noteText(t: Translate<'versions'>, note: string): string {
  if (Object.hasOwn(WORDS, note)) return t(`note.${WORDS[note as keyof typeof WORDS]}`) // its own
  const restored = RESTORED.exec(note)?.[1]
  if (restored !== undefined) return t('note.restored', { number: restored })
  const [, id, number] = COPIED.exec(note) ?? []
  if (id === undefined) return note
  return number === undefined ? t('note.copied', { id }) : t('note.copiedVersion', { id, number })
}
