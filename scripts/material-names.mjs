import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  NAME_LANGUAGES,
  NAMED_MATERIALS,
  namesIn,
} from '../packages/ceramics/src/lookups/material-names.ts'

/**
 * `node scripts/material-names.mjs`: writes what raw materials are called in each language where the
 * site reads its texts, from `packages/ceramics/src/data/material-names`. A test compares them.
 */
const locales = fileURLToPath(new URL('../packages/locales', import.meta.url))

for (const language of NAME_LANGUAGES.filter((code) => existsSync(join(locales, code)))) {
  const names = Object.fromEntries(
    NAMED_MATERIALS.flatMap((material) => {
      const [usual = ''] = namesIn(material, language)
      return namesIn(material, 'en')
        .filter((english) => english.toLowerCase() !== usual.toLowerCase())
        .map((english) => [english.toLowerCase(), usual])
    }),
  )
  const text = JSON.stringify(names, null, 2)
  writeFileSync(join(locales, language, 'materials.json'), `${text}\n`)
}
