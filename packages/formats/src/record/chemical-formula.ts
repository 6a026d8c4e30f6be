import { OXIDES, OXIDE_TABLE } from '@glazy/ceramics/chemistry/oxides'
import type { Oxide } from '@glazy/ceramics/chemistry/oxides'

/** Atoms of each element in one formula unit, such as `{ Ca: 1, C: 1, O: 3 }`. */
type Atoms = ReadonlyMap<string, number>

/** What one mole of a compound leaves behind in the fire. */
export interface FiredCompound {
  /** Grams per mole of the compound as weighed. */
  readonly molarMass: number
  /** Moles of each oxide left. */
  readonly oxides: readonly { readonly oxide: Oxide; readonly moles: number }[]
}

/** Grams per mole. Source: IUPAC abridged standard atomic weights, 2021. */
const OXYGEN = 15.999
const VOLATILE_MASSES: Readonly<Record<string, number>> = {
  H: 1.008,
  C: 12.011,
  N: 14.007,
  O: OXYGEN,
  F: 18.998,
  S: 32.06,
  Cl: 35.45,
}

/**
 * The oxide an element is counted as, where the table has more than one; all other elements have
 * only one. Iron and manganese compounds are counted in the state they have in an oxidising fire
 * and in most glazes.
 */
const PREFERRED_OXIDES: Readonly<Record<string, Oxide>> = {
  Cu: 'CuO',
  Fe: 'Fe2O3',
  Mn: 'MnO',
  Pr: 'Pr2O3',
  Zr: 'ZrO2',
}

/**
 * Oxides outside the table that exist and are sold, and that therefore are no slip of the pen.
 * Source: CRC Handbook of Chemistry and Physics, physical constants of inorganic compounds.
 */
const OTHER_OXIDES: ReadonlySet<string> = new Set([
  'Co2O3', 'Co3O4', 'CrO', 'CrO3', 'Fe3O4', 'Mn2O3', 'Mn3O4', 'Ni2O3', 'Pb2O3', 'Pb3O4', 'PbO2',
  'Pr6O11', 'Sb2O5', 'SnO', 'SO2', 'SO3', 'Tb4O7', 'TiO', 'Ti2O3', 'UO2', 'UO3', 'V2O3', 'VO2',
  'Y2O3',
]) // prettier-ignore

/**
 * What a compound outside the oxide table (`CaCO3`, `CaF2`, `Co3O4`, `NaCl`, `H2O` …) leaves in the
 * fire: each metal becomes its oxide of the table; hydrogen, carbon, nitrogen, sulphur, chlorine and
 * fluorine leave. The mass is kept: what the oxides do not weigh is loss on ignition, and a gain of
 * oxygen is a negative one.
 *
 * @returns undefined when the text is no formula, or names an element or oxide nobody uses
 * @example fireCompound('CaCO3') // molarMass 100.09, one mole of CaO
 */
export function fireCompound(formula: string): FiredCompound | undefined {
  const atoms = parseAtoms(formula)
  if (!atoms) return undefined
  if (formula === 'Fe3O4')
    return compoundOf(atoms, [
      { oxide: 'FeO', moles: 1 },
      { oxide: 'Fe2O3', moles: 1 },
    ])
  const isOxide = atoms.size === 2 && atoms.has('O')
  const isVolatile = [...atoms.keys()].every((element) => element in VOLATILE_MASSES)
  if (isOxide && !isVolatile && !OTHER_OXIDES.has(formula)) return undefined
  const oxides: { oxide: Oxide; moles: number }[] = []
  for (const [element, count] of atoms) {
    if (element in VOLATILE_MASSES) continue
    const oxide = OXIDE_OF_ELEMENT.get(element)
    if (!oxide) return undefined
    oxides.push({ oxide, moles: count / (parseAtoms(oxide)?.get(element) ?? 1) })
  }
  return compoundOf(atoms, oxides)
}

function compoundOf(atoms: Atoms, oxides: FiredCompound['oxides']): FiredCompound | undefined {
  let molarMass = 0
  for (const [element, count] of atoms) {
    const mass = VOLATILE_MASSES[element] ?? METAL_MASSES.get(element)
    if (mass === undefined) return undefined
    molarMass += mass * count
  }
  return { molarMass, oxides }
}

/** Atoms of a formula with round brackets, such as `Pb(OH)2`; undefined when it is not one. */
function parseAtoms(formula: string): Atoms | undefined {
  const levels: Map<string, number>[] = [new Map()]
  const tokens = /([A-Z][a-z]?)(\d*)|(\()|\)(\d*)/gy
  let at = 0
  while (at < formula.length) {
    tokens.lastIndex = at
    const token = tokens.exec(formula)
    if (!token) return undefined
    at = tokens.lastIndex
    const [, element, count, open, times] = token
    const level = levels.at(-1)
    if (open) {
      levels.push(new Map())
    } else if (element && level) {
      level.set(element, (level.get(element) ?? 0) + Number(count || 1))
    } else {
      const inner = levels.pop()
      const outer = levels.at(-1)
      if (!inner || !outer) return undefined
      for (const [name, n] of inner)
        outer.set(name, (outer.get(name) ?? 0) + n * Number(times || 1))
    }
  }
  return levels.length === 1 && levels[0]?.size ? levels[0] : undefined
}

const METAL_MASSES = new Map<string, number>()
const OXIDE_OF_ELEMENT = new Map<string, Oxide>()

// The metals' masses follow from the oxide table, so that one set of molar masses is used throughout.
for (const oxide of OXIDES) {
  if (oxide === 'F') continue
  const [[element, count] = ['', 0]] = parseAtoms(oxide) ?? []
  const oxygen = (parseAtoms(oxide)?.get('O') ?? 0) * OXYGEN
  const preferred = PREFERRED_OXIDES[element]
  if (preferred !== undefined && preferred !== oxide) continue
  METAL_MASSES.set(element, (OXIDE_TABLE[oxide].molarMass - oxygen) / count)
  OXIDE_OF_ELEMENT.set(element, oxide)
}
METAL_MASSES.set('Y', 88.906)
