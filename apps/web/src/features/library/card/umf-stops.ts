import type { Fingerprint } from '@glazy/contract/materials'

/**
 * Where R2O, RO, B2O3 and Al2O3 end on a line of all five, in percent of its length; the rest is
 * SiO2.
 */
export function umfStops({ R2O, RO, B2O3, Al2O3, SiO2 }: Fingerprint): readonly number[] {
  const whole = R2O + RO + B2O3 + Al2O3 + SiO2
  let end = 0
  return [R2O, RO, B2O3, Al2O3].map((amount) => {
    end += amount
    return Math.round((100 * end) / whole)
  })
}
