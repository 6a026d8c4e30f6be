/** Minutes that may lie between two labels of a time axis. */
const TIME_STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 180, 240, 360, 480, 720, 1440, 2880, 5760]
/** Parts and multiples of the usual step of a temperature axis. */
const HEAT_STEPS = [0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 50, 100]

/** Round times in a range of minutes, about `count` of them. */
export function timeTicks(range: readonly number[], count: number): number[] {
  const [from = 0, to = 0] = range
  const step = TIME_STEPS.find((minutes) => (to - from) / minutes <= count) ?? (to - from) / count
  return multiples(from, to, step)
}

/** Round temperatures in a range, `usual` apart unless they would be too many or too few. */
export function ticksBetween(range: readonly number[], most: number, usual: number): number[] {
  const [from = 0, to = 0] = range
  const fits = (step: number) => (to - from) / step
  const finer = HEAT_STEPS.filter((part) => part <= 1).findLast((part) => fits(part * usual) >= 4)
  const coarser = HEAT_STEPS.find((part) => fits(part * usual) <= most)
  const part = Math.max(finer ?? 0, coarser ?? 0)
  return multiples(from, to, part * usual)
}

function multiples(from: number, to: number, step: number): number[] {
  if (!(step > 0) || !(to > from)) return []
  const first = Math.ceil(from / step)
  const last = Math.floor(to / step)
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step)
}
