import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { drawQr, type QrDrawing } from './qr-path.ts'

/** Pixels of one square, and white pixels around the drawing, as there are on a label. */
const SCALE = 4
const PADDING = 2 * SCALE

/** Paints the drawing as a browser does, red, green, blue and opacity of each pixel. */
function paint({ size, path }: QrDrawing) {
  const side = size * SCALE + 2 * PADDING
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = 0; row < SCALE; row += 1) {
      for (let column = 0; column < Number(length) * SCALE; column += 1) {
        const line = (PADDING + Number(y) * SCALE + row) * side
        const pixel = line + PADDING + Number(x) * SCALE + column
        pixels.fill(0, pixel * 4, pixel * 4 + 3)
      }
    }
  }
  return { pixels, side }
}

test.each([
  'https://glazy.example/recipes/475',
  'http://localhost:3000/materials/2147483647',
  'https://a-studio-with-a-rather-long-name.ceramics.example.org:8443/analyses/12',
])('another reader reads %s', (address) => {
  const { pixels, side } = paint(drawQr(address))
  expect(jsQR(pixels, side, side)?.data).toBe(address)
})

test('the path draws every dark square once', () => {
  const { path } = drawQr('https://glazy.example/recipes/475')
  expect(path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/)
})
