import type { Page } from '@playwright/test'

/** A picture of a few kilobytes, drawn by the browser itself. */
export async function drawPicture(
  page: Page,
  colour: string,
  kind: 'png' | 'jpeg' = 'png',
): Promise<Buffer> {
  const address = await page.evaluate(
    ([fill, type]) => {
      const canvas = document.createElement('canvas')
      canvas.width = 400
      canvas.height = 300
      const drawing = canvas.getContext('2d')
      if (drawing) drawing.fillStyle = fill
      drawing?.fillRect(0, 0, 400, 300)
      return canvas.toDataURL(`image/${type}`)
    },
    [colour, kind] as const,
  )
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}
