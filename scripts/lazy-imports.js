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

/** It takes the page away when a script cannot be fetched. */
const bareLazy = {
  selector: "ImportDeclaration[source.value='react'] > ImportSpecifier[imported.name='lazy']",
  message:
    'Use lazyPart (#lib/lazy-part.ts): it leaves the page as it is when a script cannot come.',
}

/** While another page is on its way, it is what `navigate` takes `.` for. */
const bareNavigate = {
  selector: "CallExpression[callee.name='navigate'] Property[key.name='to'][value.value='.']",
  message: 'Use useNavigateHere (#lib/use-navigate-here.ts): it changes the page that is shown.',
}

function lazy(pattern, message) {
  return { selector: `ImportExpression > Literal[value=/${pattern}/]`, message }
}

/** From the top of a floor, or of an area, the folder above is another's. */
const above = lazy(
  '^\\.\\.\\u002F',
  'Use a subpath import (#…): it shows which floor it comes from.',
)

/** On the server nothing of another feature is loaded later: the order of features is not looked at there. */
export const laterOnServer = lazy('^(#|\\.\\.\\u002F)', 'Import it at the top of the file.')

/** The rule has one list for a file, so that what holds for words stands in it as well. */
function forbid(files, ...selectors) {
  const rules = (...more) => ({
    'no-restricted-syntax': ['error', barrels, bareLazy, bareNavigate, ...selectors, ...more],
  })
  const ofSite = files.filter((pattern) => pattern.startsWith(WEB))
  return [
    { files, rules: rules() },
    { files: ofSite, ignores: NOT_OF_A_LANGUAGE, rules: rules(...wordsOfALanguage) },
  ]
}

/** For all of a folder, and for the files that lie in it directly. */
function withTop(folder, ...selectors) {
  return [
    ...forbid([`${folder}/**/*.{ts,tsx}`], ...selectors),
    ...forbid([`${folder}/*.{ts,tsx}`], above, ...selectors),
  ]
}

/** Rules for what is loaded later, to be spread at the end of the lint configuration. */
export function lazyImportRules() {
  return [
    ...forbid(['packages/*/src/**/*.ts', `${WEB}/**/*.{ts,tsx}`]),
    ...FLOORS.slice(1).flatMap((floor, index) =>
      withTop(
        `${WEB}/${floor}`,
        lazy(`^#(${FLOORS.slice(0, index + 1).join('|')})\\u002F`, 'Imports go down the floors.'),
      ),
    ),
    ...readdirSync(FEATURES).flatMap((area) =>
      withTop(
        `${WEB}/features/${area}`,
        lazy(
          `^#(routes|screens|features\\u002F(?!${area}\\u002F))`,
          'Areas of the site do not know each other: a screen composes them.',
        ),
      ),
    ),
  ]
}
