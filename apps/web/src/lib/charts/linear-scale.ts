/** From the units of an axis to pixels of a plot. */
export interface LinearScale {
  (value: number): number
  /** From a pixel back to units. */
  readonly invert: (pixel: number) => number
  readonly domain: readonly [from: number, to: number]
  readonly range: readonly [from: number, to: number]
}

export function linearScale(
  domain: LinearScale['domain'],
  range: LinearScale['range'],
): LinearScale {
  const [from, to] = domain
  const [start, end] = range
  const pixels = (end - start) / (to - from || 1)
  return Object.assign((value: number) => start + (value - from) * pixels, {
    invert: (pixel: number) => from + (pixel - start) / (pixels || 1),
    domain,
    range,
  })
}

/** Multiples of a power of ten that ticks stand apart, each from the first ratio at which it is nearest. */
const STEPS = [
  [Math.sqrt(50), 10],
  [Math.sqrt(10), 5],
  [Math.sqrt(2), 2],
] as const

/** Round values between two others. */
export interface RoundTicks {
  readonly values: readonly number[]
  /** Digits behind the point that tell them apart. */
  readonly digits: number
}

/** Round values from the lower of two to the upper one, as nearly `count` apart as they can be. */
export function roundTicks([from, to]: readonly [number, number], count: number): RoundTicks {
  const room = (to - from) / count
  if (!(room > 0)) return { values: [], digits: 0 }
  const power = Math.floor(Math.log10(room))
  const ratio = room / 10 ** power
  const step = STEPS.find(([least]) => ratio >= least)?.[1] ?? 1
  const digits = Math.max(0, -power - (step === 10 ? 1 : 0))
  // Whole numbers are counted: a sum of tenths would end beside the last one.
  const unit = step * 10 ** (power + digits)
  const first = Math.ceil((from * 10 ** digits) / unit - 1e-9)
  const last = Math.floor((to * 10 ** digits) / unit + 1e-9)
  const values = Array.from(
    { length: last - first + 1 },
    (_, at) => Math.round((first + at) * unit) / 10 ** digits,
  )
  return { values, digits }
}
