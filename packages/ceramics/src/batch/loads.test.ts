import { expect, test } from 'vitest'
import { loadsFor } from './loads.ts'

const WEIGHTS = [1200, 900, 600, 300]

test.each([
  ['fits as it is', {}, 1],
  ['one container on a scale for 2 kg', { scale: 2000, tare: 85, isCumulative: true }, 2],
  ['each ingredient by itself', { scale: 2000, tare: 85 }, 1],
  ['each ingredient by itself, on a small scale', { scale: 500 }, 3],
  ['a bucket of 2 liters', { bucket: 2000 }, 3],
  ['whichever is smaller', { scale: 2000, bucket: 2000 }, 3],
  ['exactly as much as the scale weighs', { scale: 1200 }, 1],
  ['a container that is too heavy', { scale: 80, tare: 85 }, null],
])('%s', (_, vessels, loads) => {
  expect(loadsFor(WEIGHTS, 4300, vessels)).toBe(loads)
})
