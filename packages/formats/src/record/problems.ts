/** What the places of a text about a problem are filled with, by their names. */
interface Places {
  /** What the file says there. */
  readonly text: string
  /** Of a recipe, a material or an ingredient. */
  readonly name: string
  /** What a field is called in the file. */
  readonly key: string
  /** What an element is called in the file. */
  readonly tag: string
  /** A line as it would have been understood. */
  readonly example: string
  readonly field: ProblemField
  readonly oxide: string
  /** Digits, where the file has anything else in place of a number. */
  readonly amount: number | string
  readonly upTo: number | string
  /** What a number could have been, too. */
  readonly other: number
  readonly sum: number
  readonly date: string
  readonly year: string
  readonly count: number
  readonly min: number
  readonly max: number
  readonly length: number
  readonly megabytes: number
  readonly reason: string
}

/** Fields that problems name in words. */
export const PROBLEM_FIELDS = [
  'name',
  'otherNames',
  'description',
  'source',
  'formula',
  'loi',
  'specificGravity',
  'waterAmount',
] as const

/** One of {@link PROBLEM_FIELDS}. */
export type ProblemField = (typeof PROBLEM_FIELDS)[number]

/**
 * What can be wrong with a file or a pasted text, and the values that each is told with. The texts are
 * those of the same names in `importProblems.json`.
 */
export const PROBLEMS = {
  amountNegative: ['name', 'amount'],
  amountNotNumeric: ['name', 'amount'],
  amountRange: ['name', 'amount', 'upTo'],
  amountWithoutName: ['key', 'text'],
  amountZero: ['name'],
  brokenJson: [],
  brokenXml: ['tag'],
  brokenYaml: [],
  cellNotRead: ['key', 'text'],
  cellsBeyond: ['count', 'text'],
  columnAsMaterial: ['key'],
  columnAsNotes: ['key'],
  columnNotRead: ['key'],
  damagedGzip: [],
  dateRange: ['name', 'date', 'year'],
  doctypeRefused: [],
  elementNotRead: ['tag', 'name'],
  emptyFile: [],
  fieldCleaned: ['name', 'field'],
  fieldTooLong: ['name', 'field', 'max'],
  figureRange: ['name', 'field', 'amount', 'min', 'max'],
  figuresBehindName: ['name', 'text'],
  firstColumns: ['count', 'max'],
  firstLines: ['max'],
  firstRecords: ['tag', 'max'],
  firstRows: ['max'],
  formulaKnao: ['amount'],
  formulaNotUnderstood: ['text'],
  formulaPercent: [],
  freeTextTooLong: ['max'],
  importNoRecipes: [],
  importParseError: ['reason'],
  ingredientUnnamed: ['name', 'amount'],
  lineKept: ['text'],
  lineNotUnderstood: ['text', 'example'],
  lineTooLong: ['max'],
  loneNumber: ['text'],
  materialUnnamed: ['name'],
  moreProblems: ['count'],
  nameTooShort: ['name', 'min'],
  noComponents: ['name'],
  noIngredientColumns: [],
  noRecords: [],
  noValidAmounts: ['name'],
  notANumber: ['key', 'text'],
  notARecord: ['key'],
  notAWholeNumber: ['key', 'text'],
  notList: ['key'],
  notLoggedIn: [],
  notText: [],
  openQuote: [],
  otherCone: ['text'],
  oxideRange: ['name', 'oxide', 'amount', 'max'],
  recordTooComplex: [],
  recordTooLong: ['max'],
  severalIngredients: ['name'],
  rowNotRead: ['text'],
  tableNotUnderstood: ['text'],
  tooLarge: ['megabytes'],
  tooLargeUnpacked: ['megabytes'],
  tooManyTags: ['name', 'max', 'length'],
  twoMeanings: ['name', 'text', 'amount', 'other'],
  unknownCone: ['text'],
  unknownDate: ['key', 'text'],
  unknownElement: ['tag'],
  unknownFormat: [],
  unknownOxide: ['text', 'amount'],
  wrongTotal: ['text', 'sum'],
} as const satisfies Readonly<Record<string, readonly (keyof Places)[]>>

/** One of {@link PROBLEMS}. */
export type ProblemCode = keyof typeof PROBLEMS

/** What is told with a problem. */
export type ProblemValues<TCode extends ProblemCode> = Pick<
  Places,
  (typeof PROBLEMS)[TCode][number]
>

/** What is wrong, wherever it is. */
export interface Remark {
  readonly code: ProblemCode
  readonly values: Readonly<Partial<Places>>
}

/** Something that was not understood or had to be changed; `line` counts from 1. */
export interface Problem extends Remark {
  readonly line: number
}

/** What is wrong, with what the file says made short and printable. */
export function remarkOf<TCode extends ProblemCode>(
  code: TCode,
  values: ProblemValues<TCode>,
): Remark {
  const shown = Object.entries(values).map(([place, value]) => [
    place,
    typeof value === 'string' ? printable(value) : value,
  ])
  return { code, values: Object.fromEntries(shown) }
}

/** Codes of what was read, perhaps not as it was meant: nothing of the file is missing for it. */
const TOLD: ReadonlySet<ProblemCode> = new Set([
  ...(['amountRange', 'amountZero', 'severalIngredients', 'twoMeanings', 'wrongTotal'] as const),
  ...(['columnAsMaterial', 'columnAsNotes', 'fieldCleaned', 'figuresBehindName'] as const),
  ...(['formulaKnao', 'formulaPercent', 'ingredientUnnamed', 'materialUnnamed'] as const),
  ...(['noComponents', 'noIngredientColumns'] as const),
])

/** Problems of what was not understood, or not taken, and those that are only told. */
export function byGravity<TProblem extends Remark>(problems: readonly TProblem[]) {
  const { lost = [], told = [] } = Object.groupBy(problems, ({ code }) =>
    TOLD.has(code) ? 'told' : 'lost',
  )
  return { lost, told }
}

/** On how many lines something is, of one file or of several. */
export function countLines(problems: readonly (Problem & { readonly file?: string })[]): number {
  return new Set(problems.map(({ line, file = '' }) => `${line} ${file}`)).size
}

/** Most characters of the file in a text about it. */
const SHOWN = 60

function printable(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '·')
  return plain.length > SHOWN ? `${plain.slice(0, SHOWN - 1).trimEnd()}…` : plain
}
