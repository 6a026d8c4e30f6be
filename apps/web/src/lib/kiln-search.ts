import { CONE_GROUPS } from '@glazy/ceramics/firing/cones'
import { type Reader, readInteger, readOneOf, readText } from '@glazy/contract/readers'
import { PAGE_MAX, QUERY_MAX_LENGTH } from '@glazy/contract/limits'
import { readWhatFits } from './read-parameters.ts'

const SORTS = ['name', 'created_at', 'updated_at'] as const
const ORDERS = ['asc', 'desc'] as const

type ConeFilter = keyof typeof CONE_GROUPS | number

/** The whole state of a list of kiln schedules, as its address holds it. */
export interface KilnSearch {
  readonly q?: string | undefined
  readonly p?: number | undefined
  /** Id or name of the user who wrote them. */
  readonly u?: string | undefined
  readonly cone?: ConeFilter | undefined
  readonly atmosphere?: number | undefined
  readonly sort_by?: (typeof SORTS)[number] | undefined
  readonly sort_order?: (typeof ORDERS)[number] | undefined
}

const readGroup = readOneOf(Object.keys(CONE_GROUPS) as (keyof typeof CONE_GROUPS)[]) // its keys
const readCone: Reader<ConeFilter> = (value) => readGroup(value) ?? readInteger(1, 38)(value)
/** An id comes as a number. */
const readUser: Reader<string> = (value) =>
  readText(255)(typeof value === 'number' ? String(value) : value)

const READERS = {
  q: readText(QUERY_MAX_LENGTH),
  p: readInteger(1, PAGE_MAX),
  u: readUser,
  cone: readCone,
  atmosphere: readInteger(1, 7),
  sort_by: readOneOf(SORTS),
  sort_order: readOneOf(ORDERS),
}

/** Reads the search parameters of a list of kiln schedules; what makes no sense is passed over. */
export function parseKilnSearch(raw: Readonly<Record<string, unknown>>): KilnSearch {
  return readWhatFits(READERS, raw)
}
