import { CONE_ROWS, type ConeRow } from '../data/orton-cones.ts'

/** Bands of firing that potters speak of: low 022 to 3, mid 4 to 8, high 9 to 14. */
export const CONE_GROUPS = {
  low: { fromId: 1, toId: 26 },
  mid: { fromId: 27, toId: 32 },
  high: { fromId: 33, toId: 38 },
} as const satisfies Record<string, ConeRange>
export type ConeGroup = keyof typeof CONE_GROUPS

/** Cones from one to another, both included; ids rise with heat. */
export interface ConeRange {
  readonly fromId: number
  readonly toId: number
}

/** An Orton pyrometric cone. */
export interface Cone {
  /** 1 for cone 022 up to 38 for cone 14. */
  readonly id: number
  /** Name in plain figures: `06`, `5.5`. */
  readonly name: string
  /** Name as potters write it: `06`, `5½`. */
  readonly label: string
  /** Name as text files have it: `06`, `5 1/2`. */
  readonly text: string
  readonly group: ConeGroup
  /** Colour of the glow at this heat. */
  readonly hexColor: string
  /** Degrees Celsius of the self-supporting cone at 60 °C per hour. */
  readonly celsius: number | null
  /** Degrees Fahrenheit of the self-supporting cone at 108 °F per hour. */
  readonly fahrenheit: number | null
}

/** All Orton cones by rising heat. Temperatures and their source: `data/orton-cones.ts`. */
export const CONES: readonly Cone[] = CONE_ROWS.map(toCone)

/** Finds a cone by its id, 1 to 38. */
export function findCone(id: number): Cone | undefined {
  return CONES[id - 1]
}

/**
 * Writes a range of cones for files: `9 - 10`, `6`, `5 1/2 - 6`. One end may be missing; the text
 * is empty when both are.
 */
export function formatConeRange(
  fromId: number | null | undefined,
  toId: number | null | undefined,
): string {
  return joinEnds(fromId, toId, (cone) => cone.text, ' - ')
}

/** Writes a range of cones for people: `△9 – 10`, `△6`, `△5½ – 6`; empty when there is none. */
export function formatConeLabel(
  fromId: number | null | undefined,
  toId: number | null | undefined,
): string {
  const range = joinEnds(fromId, toId, (cone) => cone.label, ' – ')
  return range === '' ? '' : `△${range}`
}

function joinEnds(
  fromId: number | null | undefined,
  toId: number | null | undefined,
  write: (cone: Cone) => string,
  separator: string,
): string {
  const ends = [fromId, toId].flatMap((id) => findCone(id ?? 0) ?? [])
  return [...new Set(ends.map(write))].join(separator)
}

function toCone(row: ConeRow, index: number): Cone {
  const [name, hexColor, celsius, fahrenheit] = row
  const id = index + 1
  return {
    id,
    name,
    label: name.replace('.5', '½'),
    text: name.replace('.5', ' 1/2'),
    group: id <= CONE_GROUPS.low.toId ? 'low' : id <= CONE_GROUPS.mid.toId ? 'mid' : 'high',
    hexColor,
    celsius,
    fahrenheit,
  }
}
