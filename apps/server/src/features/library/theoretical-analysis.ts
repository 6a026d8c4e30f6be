import type { Analysis } from '@glazy/ceramics/chemistry/analysis'
import { isOxide, OXIDE_TABLE, type Oxide } from '@glazy/ceramics/chemistry/oxides'
import { fireCompound } from '@glazy/formats/record/chemical-formula'

/**
 * Analyses that a chemical formula may mean, such as `Al2O3·2SiO2·2H2O`: parts joined by dots, each
 * with a number in front if it is not one. Oxides stay what they are, or, of manganese, lose the
 * oxygen that fire takes; other compounds become the oxides they fire to; fluorine stays.
 *
 * @returns none when a part is not understood
 */
export function theoreticalAnalyses(formula: string): Analysis[] {
  return [keepOxide, firedOxide].flatMap((oxideOf) => analysisOf(formula, oxideOf) ?? [])
}

function analysisOf(formula: string, oxideOf: (oxide: Oxide) => Oxide): Analysis | undefined {
  const moles = new Map<Oxide, number>()
  let weight = 0
  for (const part of formula.split('·')) {
    const [, count, compound = ''] = /^\s*(\d*\.?\d+)?\s*([A-Z].*?)\s*$/.exec(part) ?? []
    const times = count === undefined ? 1 : Number(count)
    const fired = isOxide(compound)
      ? {
          molarMass: OXIDE_TABLE[compound].molarMass,
          oxides: [{ oxide: oxideOf(compound), moles: 1 }],
        }
      : fireCompound(compound)
    if (fired === undefined) return undefined
    weight += times * fired.molarMass
    for (const { oxide, moles: each } of [...fired.oxides, ...fluorine(compound)]) {
      moles.set(oxide, (moles.get(oxide) ?? 0) + times * each)
    }
  }
  const percent: Partial<Record<Oxide, number>> = {}
  for (const [oxide, amount] of moles) {
    percent[oxide] = (100 * amount * OXIDE_TABLE[oxide].molarMass) / weight
  }
  const oxides = Object.values(percent).reduce((sum, amount) => sum + amount, 0)
  return { percent, loi: 100 - oxides }
}

function keepOxide(oxide: Oxide): Oxide {
  return oxide
}

/** Pyrolusite gives off oxygen at red heat and continues as MnO. */
function firedOxide(oxide: Oxide): Oxide {
  return oxide === 'MnO2' ? 'MnO' : oxide
}

/** Analyses list fluorine as an element; the metals beside it are listed as oxides. */
function fluorine(compound: string): { readonly oxide: Oxide; readonly moles: number }[] {
  const [, count] = /F(\d*)(?![a-z\d])/.exec(compound) ?? []
  return count === undefined ? [] : [{ oxide: 'F', moles: count === '' ? 1 : Number(count) }]
}
