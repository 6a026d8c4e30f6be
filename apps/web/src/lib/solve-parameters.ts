import { STULL_AREAS, type StullAreaId } from '@glazy/ceramics/charts/stull-areas'
import { type Reader, readId, readInteger, readOneOf, readText } from '@glazy/contract/readers'
import { DEFAULT_TOLERANCE, type Objective } from '@glazy/solver/question'
import { readWhatFits } from './read-parameters.ts'

/** Materials that one question of the screen may choose among. */
export const CHOSEN_MAX = 60

/** The question of the solver's screen, as its address holds it. */
export interface SolveSearch {
  /** A recipe whose formula and materials the question begins with. */
  readonly from?: number | undefined
  /** What is wanted of oxides, as `readWishes` reads it. */
  readonly umf?: string | undefined
  /** Whether an analysis is wanted instead of a formula. */
  readonly as?: 'percent' | undefined
  /** What is wanted of oxides in percent of the glass, as `readWishes` reads it. */
  readonly pc?: string | undefined
  /** Materials, as `readChosen` reads them. */
  readonly of?: string | undefined
  /** Ingredients at most. */
  readonly n?: number | undefined
  /** Every amount is a multiple of so many percent. */
  readonly step?: number | undefined
  /** Loss on ignition at most. */
  readonly loi?: number | undefined
  /** Thermal expansion, as `readSpan` reads it, in 10^-6/°C. */
  readonly ex?: string | undefined
  /** A material is left out or at least so many percent. */
  readonly least?: number | undefined
  /** Clay at least, percent. */
  readonly clay?: number | undefined
  readonly by?: Objective | undefined
  /** Moles by which an oxide may be off where it cannot be met exactly. */
  readonly tol?: number | undefined
  /** What silica is to be of alumina in moles, as `readRatio` reads it. */
  readonly sa?: string | undefined
  /** What oxides are to be together, as `readSums` reads it. */
  readonly sum?: string | undefined
  /** A region of the Stull chart that the recipe is to lie in. */
  readonly in?: StullAreaId | undefined
  /** The published limits that the figures began with, to name their source. */
  readonly lim?: number | undefined
  /** Whether materials that are listed as a danger to health are left out. */
  readonly safe?: 1 | undefined
  /** A material that the recipe is to do without; it begins with others in its place. */
  readonly swap?: number | undefined
  /** The recipe that the formula was taken from. */
  readonly base?: number | undefined
}

/** Steps that a scale and a head can work with. */
export const STEPS = [0.1, 0.5, 1, 5] as const

/** Moles by which an oxide may be off; the first where nothing is said. */
export const TOLERANCES = [DEFAULT_TOLERANCE, 0.01, 0.02, 0.05, 0.1] as const

const TEXT_MAX = 2_000

const readStep: Reader<number> = (value) => STEPS.find((step) => step === Number(value))
const readTolerance: Reader<number> = (value) =>
  TOLERANCES.find((tolerance) => tolerance === Number(value))
/** Reads a percentage. */
export const readPercent: Reader<number> = (value) => {
  const figure = Number(value)
  return value !== '' && figure >= 0 && figure <= 100 ? figure : undefined
}
/** One material without limits comes as a number, and so does one figure. */
const readNumbers: Reader<string> = (value) =>
  readText(TEXT_MAX)(typeof value === 'number' ? String(value) : value)

const readSwitch: Reader<1> = (value) => (Number(value) === 1 ? 1 : undefined)

const READERS = {
  from: readId,
  umf: readText(TEXT_MAX),
  as: readOneOf(['percent'] as const),
  pc: readText(TEXT_MAX),
  of: readNumbers,
  n: readInteger(1, CHOSEN_MAX),
  step: readStep,
  loi: readPercent,
  ex: readNumbers,
  least: readPercent,
  clay: readPercent,
  by: readOneOf(['cost', 'distance', 'materials'] as const),
  tol: readTolerance,
  sa: readNumbers,
  sum: readText(TEXT_MAX),
  in: readOneOf(STULL_AREAS),
  lim: readId,
  safe: readSwitch,
  swap: readId,
  base: readId,
}

/** Reads the parameters of the solver's screen; what makes no sense is passed over. */
export function parseSolveSearch(raw: Readonly<Record<string, unknown>>): SolveSearch {
  return readWhatFits(READERS, raw)
}
