import { join } from 'node:path'
import { checkLibrary, checkTranslations } from '#features/library/check-library.ts'
import { LIBRARY_DIR, readLibrary } from '#features/library/read-library.ts'
import { readTranslations } from '#features/materials/read/starter-translations.ts'
import type { Command } from '#cli/command.ts'
import { print, printNotice } from '#cli/output.ts'
import { parseOneName } from '#cli/parse-flags.ts'
import { counted } from '#platform/counted.ts'

export const checkLibraryCommand: Command = {
  usage: '[FOLDER]',
  summary: 'Proves the starter library: keys, types, cones, totals, formulas and components',
  run: async (args) => {
    const dir = parseOneName(args, 'check-library') ?? LIBRARY_DIR
    const library = await readLibrary(dir)
    const translations = readTranslations(join(dir, 'translations'))
    const problems = [...checkLibrary(library), ...checkTranslations(library, translations)]
    for (const { file, entry, message } of problems) printNotice(`${file}: ${entry}: ${message}`)
    const count = (kind: string) => library.entries.filter((item) => item.kind === kind).length
    await print(
      [
        counted(count('primitive'), 'material'),
        counted(count('analysis'), 'analysis', 'analyses'),
        counted(count('recipe'), 'recipe'),
        counted(problems.length, 'problem'),
      ].join(', '),
    )
    if (problems.length > 0) process.exitCode = 1
  },
}
