import { readdirSync } from 'node:fs'
import { INNER_FLOORS } from './floors.js'
import { NOT_OF_A_LANGUAGE, wordsOfALanguage } from './words-of-a-language.js'

/**
 * The floors hold for `import('…')` as well, which the rule for plain imports does not look at: a
 * part that is loaded later comes from below, and from the same area.
 */

const WEB = 'apps/web/src'

/** Floors of the site, top first. */
const FLOORS = INNER_FLOORS[WEB]

const FEATURES = new URL(`../${WEB}/features`, import.meta.url)

/** One file that exports what others hold hides where things are. */
const barrels = {
  selector: 'ExportAllDeclaration',
  message: 'Import from the file that has it; there are no barrels here.',
}

function lazy(pattern, message) {
  return { selector: `ImportExpression > Literal[value=/${pattern}/]`, message }
}

/** The rule has one list for a file, so that what holds for words stands in it as well. */
function forbid(files, ...selectors) {
  const rules = (...more) => ({ 'no-restricted-syntax': ['error', barrels, ...selectors, ...more] })
  const ofSite = files.filter((pattern) => pattern.startsWith(WEB))
  return [
    { files, rules: rules() },
    { files: ofSite, ignores: NOT_OF_A_LANGUAGE, rules: rules(...wordsOfALanguage) },
  ]
}

/** Rules for what is loaded later, to be spread at the end of the lint configuration. */
export function lazyImportRules() {
  return [
    ...forbid(['packages/*/src/**/*.ts', `${WEB}/**/*.{ts,tsx}`]),
    ...FLOORS.slice(1).flatMap((floor, index) =>
      forbid(
        [`${WEB}/${floor}/**/*.{ts,tsx}`],
        lazy(`^#(${FLOORS.slice(0, index + 1).join('|')})\\u002F`, 'Imports go down the floors.'),
      ),
    ),
    ...readdirSync(FEATURES).flatMap((area) =>
      forbid(
        [`${WEB}/features/${area}/**/*.{ts,tsx}`],
        lazy(
          `^#(routes|screens|features\\u002F(?!${area}\\u002F))`,
          'Areas of the site do not know each other: a screen composes them.',
        ),
      ),
    ),
  ]
}
