import type { Comma } from '@glazy/ceramics/decimal'
import { looksLikeText, normalizeText } from '../file/decode.ts'
import { detectFormat } from '../file/detect.ts'
import type { Document, Format } from '../record/document.ts'
import { MAX_FILE_BYTES, MAX_FILE_MEGABYTES } from '../record/limits.ts'
import { createProblemList } from '../record/problem-list.ts'
import type { ProblemList } from '../record/problem-list.ts'
import type { LineCorrections } from './line-readings.ts'
import { readFreeText } from './read-free-text.ts'
import { readGlazeChemMaterials } from '../glazechem/read-glazechem-materials.ts'
import { readGlazeChemRecipes } from '../glazechem/read-glazechem-recipes.ts'
import { readGlazyAccount } from '../glazy/read-glazy-account.ts'
import { readGlazyCsv } from '../csv/read-glazy-csv.ts'
import { readGlazyYaml } from '../glazy/read-glazy-yaml.ts'
import { readHyperGlaze } from '../hyperglaze/read-hyperglaze.ts'
import { readInsightMaterials } from '../insight/read-insight-materials.ts'
import { readInsightRecipes } from '../insight/read-insight-recipes.ts'
import { readRecipeTable } from '../table/read-recipe-table.ts'
import { readSankey } from '../csv/read-sankey.ts'

type Content = Partial<Pick<Document, 'about' | 'recipes' | 'materials' | 'belongings' | 'lines'>>

/**
 * Reads a text of any known kind, such as one pasted into a form; runs in a browser too. Never
 * throws: what is not understood is listed in `problems`.
 *
 * @param corrections of lines of a free text that were read as what they are not
 * @example readText('Clear\n60 Silica\n40 Feldspar').recipes[0]?.components.length // 2
 */
export function readText(text: string, corrections?: LineCorrections): Document {
  return readDecodedText(normalizeText(text), createProblemList(), corrections)
}

/** As {@link readText} for a text with LF line ends, going on with a list of problems. */
export function readDecodedText(
  text: string,
  problems: ProblemList,
  corrections?: LineCorrections,
): Document {
  if (text.trim() === '') {
    problems.add(1, 'emptyFile', {})
    return toDocument('unknown', {}, problems)
  }
  if (text.length > MAX_FILE_BYTES) {
    problems.add(1, 'tooLarge', { megabytes: MAX_FILE_MEGABYTES })
    return toDocument('unknown', {}, problems)
  }
  if (!looksLikeText(text)) {
    problems.add(1, 'notText', {})
    return toDocument('unknown', {}, problems)
  }
  const format = detectFormat(text)
  const read = (comma: Comma) => readOnce(format, text, createProblemList(comma), corrections)
  const first = read('unclear')
  const { commas } = first.problems
  const comma = commas.said()
  // What a comma is, is known when all numbers are; those that it was not known of are read again.
  const isReadAgain = commas.hasDoubt() && comma !== 'unclear'
  const { content, problems: found } = isReadAgain ? read(comma) : first
  const document = toDocument(format, content, found)
  return { ...document, problems: [...problems.toArray(), ...document.problems] }
}

function readOnce(
  format: Format,
  text: string,
  problems: ProblemList,
  corrections?: LineCorrections,
): { readonly content: Content; readonly problems: ProblemList } {
  try {
    const content = READERS[format](text, problems, corrections)
    const { recipes = [], materials = [], belongings } = content
    const isEmpty = recipes.length + materials.length === 0 && belongings === undefined
    if (isEmpty && problems.toArray().length === 0) problems.add(1, 'noRecords', {})
    return { content, problems }
  } catch (error) {
    // Whatever is wrong with a file must never stop who imports it.
    const reason = error instanceof Error ? error.message : String(error)
    problems.add(1, 'importParseError', { reason })
    return { content: {}, problems }
  }
}

/** A document without the parts that a reader did not find. */
export function toDocument(format: Format, content: Content, problems: ProblemList): Document {
  const { about = {}, recipes = [], materials = [], belongings, lines } = content
  return {
    format,
    about,
    recipes,
    materials,
    ...(belongings && { belongings }),
    ...(lines && { lines }),
    problems: problems.toArray(),
  }
}

type Read = (text: string, problems: ProblemList, corrections?: LineCorrections) => Content

const READERS: Readonly<Record<Format, Read>> = {
  'glazechem-recipes': readGlazeChemRecipes,
  'glazechem-materials': readGlazeChemMaterials,
  hyperglaze: readHyperGlaze,
  'insight-recipes': readInsight(readInsightRecipes),
  'insight-materials': readInsight(() => []),
  'glazy-yaml': readGlazyYaml,
  'glazy-csv': readGlazyCsv,
  'glazy-account': readGlazyAccount,
  sankey: readSankey,
  'recipe-table': readRecipeTable,
  'free-text': readFreeText,
  unknown: (_, problems) => {
    problems.add(1, 'unknownFormat', {})
    return {}
  },
}

/** @param readRecipes what reads the recipes of a file that has some */
function readInsight(readRecipes: typeof readInsightRecipes): Read {
  return (text, problems) => {
    const hasRecords = /<(?:recipe|recipeline|material)(?=[\s/>])/i.test(text)
    const declaration = /<!(?:DOCTYPE[^>[]*\[|ENTITY)/i.exec(text)
    if (!hasRecords && /not logged in/i.test(text)) problems.add(1, 'notLoggedIn', {})
    else if (declaration) {
      const line = text.slice(0, declaration.index).split('\n').length
      problems.add(line, 'doctypeRefused', {})
    } else if (!hasRecords) problems.add(1, 'noRecords', {})
    else {
      return {
        recipes: readRecipes(text, problems),
        materials: readInsightMaterials(text, problems),
      }
    }
    return {}
  }
}
