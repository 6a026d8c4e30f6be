import { VITAL_NAMES, VITAL_THRESHOLDS, type VitalName } from '@glazy/contract/vitals'
import { Histogram, type Registry } from 'prom-client'

/** Parts of the two thresholds that are told apart besides; the thresholds themselves are limits. */
const WITHIN_GOOD = [0.25, 0.5, 0.75]
const BEYOND_POOR = [1.5, 2.5, 5]

/**
 * A histogram of each measurement by page, whose limits hold the thresholds: how many pages were
 * good and how many poor is exact. Milliseconds come as seconds, as Prometheus has it.
 *
 * @returns what takes a figure as browsers measure it
 */
export function createVitals(registry: Registry) {
  const histograms = new Map(VITAL_NAMES.map((name) => [name, histogramOf(name, registry)]))
  return (name: VitalName, route: string, value: number): void => {
    histograms.get(name)?.observe({ route }, value / unitOf(name))
  }
}

const unitOf = (name: VitalName) => (name === 'CLS' ? 1 : 1_000)

function histogramOf(name: VitalName, registry: Registry) {
  const [good, poor] = VITAL_THRESHOLDS[name].map((limit) => limit / unitOf(name)) as [
    number,
    number,
  ] // as many as there were
  const buckets = [
    ...WITHIN_GOOD.map((part) => good * part),
    good,
    (good + poor) / 2,
    poor,
    ...BEYOND_POOR.map((part) => poor * part),
  ]
  return new Histogram({
    name: `web_vitals_${name.toLowerCase()}${name === 'CLS' ? '' : '_seconds'}`,
    help: `${name} of pages in browsers, by page; good up to ${good}, poor above ${poor}`,
    labelNames: ['route'],
    buckets: buckets.map((limit) => Number(limit.toPrecision(6))),
    registers: [registry],
  })
}
