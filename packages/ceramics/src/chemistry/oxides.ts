import { OXIDE_ROWS } from '../data/oxides.ts'

/** Symbols of all oxides, in display order: silica first. Sources: `data/oxides.ts`. */
// prettier-ignore
export const OXIDES = [
  'SiO2', 'Al2O3', 'B2O3', 'Li2O', 'Na2O', 'K2O', 'BeO', 'MgO', 'CaO', 'SrO', 'BaO', 'P2O5',
  'TiO2', 'ZrO', 'ZrO2', 'V2O5', 'Cr2O3', 'MnO', 'MnO2', 'FeO', 'Fe2O3', 'CoO', 'NiO', 'CuO',
  'Cu2O', 'CdO', 'ZnO', 'F', 'PbO', 'SnO2', 'HfO2', 'Nb2O5', 'Ta2O5', 'MoO3', 'WO3', 'OsO2',
  'IrO2', 'PtO2', 'Ag2O', 'Au2O3', 'GeO2', 'As2O3', 'Sb2O3', 'Bi2O3', 'SeO2', 'La2O3', 'CeO2',
  'PrO2', 'Pr2O3', 'Nd2O3', 'U3O8', 'Sm2O3', 'Eu2O3', 'Tb2O3', 'Dy2O3', 'Ho2O3', 'Er2O3',
  'Tm2O3', 'Yb2O3', 'Lu2O3',
] as const satisfies readonly (keyof typeof OXIDE_ROWS)[]

/** Symbol of an oxide as chemists write it, such as `Al2O3`. */
export type Oxide = (typeof OXIDES)[number]

/** One value for each oxide. */
export type ByOxide<TValue> = Readonly<Record<Oxide, TValue>>

/** Amounts (percent or moles) of the oxides that are present; the others are unknown or absent. */
export type OxideAmounts = Readonly<Partial<Record<Oxide, number>>>

/** What is known of an oxide. */
export interface OxideFacts {
  readonly symbol: Oxide
  /** The symbol with subscripts: `Al₂O₃`. */
  readonly display: string
  /** English name. */
  readonly name: string
  /** Grams per mole. */
  readonly molarMass: number
  /** Column in the public Glazy CSV, from 1. */
  readonly csvOrder: number
  /** West & Gerrow coefficient, 10^-6/°C per percent by weight; absent when none is published. */
  readonly expansionWestGerrow?: number
}

/** Facts about every oxide, by symbol. Sources: `data/oxides.ts`. */
export const OXIDE_TABLE: ByOxide<OxideFacts> = OXIDE_ROWS

const OXIDE_BY_LOWER_CASE: ReadonlyMap<string, Oxide> = new Map(
  OXIDES.map((oxide) => [oxide.toLowerCase(), oxide]),
)

/** Whether a text is the exact symbol of an oxide. */
export function isOxide(text: string): text is Oxide {
  return Object.hasOwn(OXIDE_TABLE, text)
}

/** The oxides that amounts hold, in the order they hold them. */
export function oxidesOf(amounts: OxideAmounts): Oxide[] {
  return Object.keys(amounts) as Oxide[] // the type allows no other keys
}

/** The same amounts in display order; a database keeps keys in an order of its own. */
export function inDisplayOrder(amounts: OxideAmounts): OxideAmounts {
  const ordered: Partial<Record<Oxide, number>> = {}
  for (const oxide of OXIDES) {
    const amount = amounts[oxide]
    if (amount !== undefined) ordered[oxide] = amount
  }
  return ordered
}

/**
 * Reads an oxide's symbol in any case, with or without subscripts.
 *
 * @returns the symbol, or `undefined` when no oxide is called so.
 * @example
 * parseOxide('al₂o₃') // 'Al2O3'
 */
export function parseOxide(text: string): Oxide | undefined {
  return OXIDE_BY_LOWER_CASE.get(withPlainDigits(text).trim().toLowerCase())
}

/** A piece of a chemical formula; a subscript piece is set small and low. */
export interface FormulaPart {
  readonly text: string
  readonly isSubscript: boolean
}

/**
 * Splits a chemical formula into plain and subscript pieces. Figures after an element or a closing
 * bracket count atoms and go down; figures in front of a formula count molecules and stay.
 *
 * @example
 * formulaParts('Al2O3·2SiO2')
 * // 'Al' '2'↓ 'O' '3'↓ '·2SiO' '2'↓
 */
export function formulaParts(formula: string): FormulaPart[] {
  const plain = withPlainDigits(formula)
  return plain
    .split(/(?<=[A-Za-z)\]])(\d+(?:\.\d+)?)/)
    .map((text, index) => ({ text, isSubscript: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}

/** Rewrites subscript digits as ordinary ones: `SiO₂` becomes `SiO2`. */
function withPlainDigits(text: string): string {
  return text.replace(/[₀-₉]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x2050))
}
