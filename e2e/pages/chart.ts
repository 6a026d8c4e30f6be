import type { Locator, Page } from '@playwright/test'

/** Free space around the plot, and what the plate of 1912 covers. */
const MARGIN = { top: 10, right: 10, bottom: 38, left: 64 }
const PLATE = { SiO2: [0.5, 7.2], Al2O3: [0, 1] } as const

/** A chart; `within` the sidebar or a part of a page. */
export function chart(page: Page, within: Page | Locator) {
  const drawing = within.getByRole('group', { name: /^Chart of / })
  const points = drawing.locator('[data-point]')
  const tools = within.getByRole('group', { name: 'Chart', exact: true })
  return {
    drawing,
    /** There as soon as pointers can zoom and move it. */
    gestures: drawing.locator('[data-gestures]'),
    points,
    tools,
    current: drawing.locator('[data-current]'),
    regions: within.locator('[data-layer="stull"]'),
    region: (id: string) => within.locator(`[data-region="${id}"]`),
    limit: (key: string) => within.locator(`[data-limit="${key}"]`),
    heatmap: within.locator('[data-layer="heatmap"]'),
    canvas: within.locator('canvas[data-layer="canvas"]'),
    ratios: within.locator('[data-layer="ratios"]'),
    caption: within.getByText('Stull 1912, cone 11, R2O:RO 0.3:0.7'),
    card: (name: string) => within.locator('strong', { hasText: name }),
    tool: (name: string) => tools.getByRole('button', { name, exact: true }),
    dialog: (name: string) => page.getByRole('dialog', { name }),
    /** Where the middle of an element is, in pixels of the page. */
    middleOf: async (element: Locator) => {
      const { x, y, width, height } = (await element.boundingBox()) ?? NOWHERE
      return { x: x + width / 2, y: y + height / 2 }
    },
    /** Where a glaze belongs while the whole plate is shown, in pixels of the page. */
    placeOf: async (sio2: number, al2o3: number) => {
      const box = (await drawing.boundingBox()) ?? NOWHERE
      const across = (sio2 - PLATE.SiO2[0]) / (PLATE.SiO2[1] - PLATE.SiO2[0])
      return {
        x: box.x + MARGIN.left + across * (box.width - MARGIN.left - MARGIN.right),
        y: box.y + MARGIN.top + (1 - al2o3) * (box.height - MARGIN.top - MARGIN.bottom),
      }
    },
  }
}

const NOWHERE = { x: NaN, y: NaN, width: NaN, height: NaN }
