import { type Section, SECTIONS } from './compare-rows.ts'

/** The groups of rows that an address asks for; all of them where it names none that is known. */
export function readSections(text: string | undefined): readonly Section[] {
  const named = text?.split(',') ?? []
  const known = SECTIONS.filter((section) => named.includes(section))
  return known.length > 0 ? known : SECTIONS
}

/** Writes what {@link readSections} reads; nothing for all of them. */
export function writeSections(sections: readonly Section[]): string | undefined {
  const known = SECTIONS.filter((section) => sections.includes(section))
  return known.length === SECTIONS.length || known.length === 0 ? undefined : known.join()
}
