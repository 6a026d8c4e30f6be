import { expect, test } from 'vitest'
import { heatmapColour } from './heatmaps-ramp.ts'

const STEPS = Array.from({ length: 17 }, (_, step) => step / 16)

/** sRGB to OKLab, by B. Ottosson (2020). */
function toLab(colour: string): readonly [number, number, number] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((from) => {
    const shown = Number.parseInt(colour.slice(from, from + 2), 16) / 255
    return shown <= 0.04045 ? shown / 12.92 : ((shown + 0.055) / 1.055) ** 2.4
  })
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ]
}

test.each(['light', 'dark'] as const)('steps on %s ground look equally large', (ground) => {
  const labs = STEPS.map((share) => toLab(heatmapColour(share, ground)))
  const steps = labs.slice(1).map((lab, index) => {
    const [lightness, a, b] = labs[index] ?? lab
    return Math.hypot(lab[0] - lightness, lab[1] - a, lab[2] - b)
  })
  const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length
  for (const step of steps) expect(Math.abs(step - mean)).toBeLessThan(0.12 * mean)
})

test('the fuller cell stands out more from the ground', () => {
  const lightness = (ground: 'light' | 'dark') =>
    STEPS.map((share) => toLab(heatmapColour(share, ground))[0])
  const light = lightness('light')
  const dark = lightness('dark')
  expect(light).toEqual(light.toSorted((one, other) => other - one))
  expect(dark).toEqual(dark.toSorted((one, other) => one - other))
})

test('shares outside the ramp are its ends', () => {
  expect(heatmapColour(-1, 'light')).toBe(heatmapColour(0, 'light'))
  expect(heatmapColour(2, 'dark')).toBe(heatmapColour(1, 'dark'))
})
