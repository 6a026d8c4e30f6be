import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'

/** What the starter library says in other languages: a file for each, by the text it is of. */
const TRANSLATIONS_DIR = fileURLToPath(
  new URL('../../../../../../library/translations', import.meta.url),
)

/** Digits of a fingerprint: nine hundred texts are told from all others that people write. */
const DIGITS = 12

const translatedEntry = z.strictObject({
  key: z.string().min(1),
  of: z.string().regex(new RegExp(`^[0-9a-f]{${DIGITS}}$`), 'must be a fingerprint'),
  text: z.string().trim().min(1),
})
export type TranslatedEntry = z.infer<typeof translatedEntry>

/** Tells an English description from any other, and from what it was before it was changed. */
export function textFingerprint(description: string): string {
  return createHash('sha256').update(description.trim()).digest('hex').slice(0, DIGITS)
}

/** The entries of a folder by their languages. */
export function readTranslations(
  dir: string = TRANSLATIONS_DIR,
): ReadonlyMap<string, readonly TranslatedEntry[]> {
  // A folder of a library of one's own need not have any.
  if (!existsSync(dir)) return new Map()
  const files = readdirSync(dir).filter((file) => file.endsWith('.json'))
  return new Map(
    files.sort().map((file) => {
      const entries: unknown = JSON.parse(readFileSync(join(dir, file), 'utf8'))
      return [file.replace(/\.json$/, ''), z.array(translatedEntry).parse(entries)] as const
    }),
  )
}

interface StarterTranslation {
  readonly locale: string
  readonly description: string
}

let byFingerprint: ReadonlyMap<string, readonly StarterTranslation[]> | undefined

/**
 * What a description of the starter library says in other languages. It is known by its words: an
 * entry that somebody has edited says what they wrote, and nothing else.
 */
export function starterTranslations(description: string | null): readonly StarterTranslation[] {
  if (description === null) return []
  if (!byFingerprint) {
    const known = new Map<string, StarterTranslation[]>()
    for (const [locale, entries] of readTranslations()) {
      for (const { of, text } of entries) {
        known.set(of, [...(known.get(of) ?? []), { locale, description: text }])
      }
    }
    byFingerprint = known
  }
  return byFingerprint.get(textFingerprint(description)) ?? []
}
