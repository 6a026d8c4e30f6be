import type { Page } from 'playwright-core'
import { type PageWork, untilKept, visitProduct, watchWork } from '#product/chromium.ts'
import { type Figure, ms, printFigures, whole } from '#report.ts'
import type { Settings } from '#settings.ts'

const INTERACTIVE_MAX = 1_500
const FRAME_MAX = 8
const STEPS = 60

/** The explorer in Chromium: from its data to a chart that answers, and its frames while it moves. */
export async function benchExplorer(settings: Settings): Promise<void> {
  await visitProduct(settings, async ({ open }) => {
    const page = await open('/explore')
    const interactive = await timeToInteractive(page)
    await untilKept(page)
    // What is built with the first look at a point is no part of a frame.
    await page.getByRole('group', { name: /^Chart of/ }).hover()
    await page.waitForTimeout(1_000)
    const zoomed = await workPerFrame(page, async (at) => {
      await page.mouse.move(at.x, at.y)
      await page.mouse.wheel(0, -20)
    })
    await page.mouse.down()
    const dragged = await workPerFrame(page, (at, step) => {
      return page.mouse.move(at.x + 3 * (step % 20), at.y + 2 * (step % 15))
    })
    await page.mouse.up()
    printFigures(`The explorer with ${whole(settings.size)} recipes`, [
      {
        what: 'from the data to the first chart',
        ours: ms(interactive),
        target: `≤ ${INTERACTIVE_MAX} ms`,
        isReached: interactive <= INTERACTIVE_MAX,
      },
      ...frame('zooming', zoomed),
      ...frame('dragging', dragged),
    ])
  })
}

function frame(doing: string, { own, whole: all }: PageWork): Figure[] {
  return [
    {
      what: `scripts, styles and layout of a frame while ${doing}`,
      ours: ms(own),
      target: `≤ ${FRAME_MAX} ms`,
      isReached: own <= FRAME_MAX,
    },
    { what: `the same with painting, without a graphics card`, ours: ms(all) },
  ]
}

/** Milliseconds from the end of the last answer that the chart needs to its first points, or shades of many. */
function timeToInteractive(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const look = () => {
          const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-layer=canvas]')
          if (canvas === null || canvas.width === 0) return void requestAnimationFrame(look)
          const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
          const isShaded = document.querySelector('[data-layer=density] image[href]') !== null
          if (!isShaded && !data.some((value) => value !== 0))
            return void requestAnimationFrame(look)
          const answers = performance
            .getEntriesByType('resource')
            .filter(({ name }) => /charts\/(matches|points\?axes=SiO2%2CAl2O3$)/.test(name))
          const ends = answers.map((entry) => (entry as PerformanceResourceTiming).responseEnd)
          done(performance.now() - Math.max(...ends))
        }
        look()
      }),
  )
}

/** How much the page works for each frame in which something moves. */
async function workPerFrame(
  page: Page,
  move: (at: { readonly x: number; readonly y: number }, step: number) => Promise<void>,
): Promise<PageWork> {
  const box = await page.getByRole('group', { name: /^Chart of/ }).boundingBox()
  if (box === null) throw new Error('The explorer shows no chart')
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const work = await watchWork(page)
  for (let step = 0; step < STEPS; step += 1) {
    await move(at, step)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
  }
  const { own, whole: all } = await work()
  return { own: own / STEPS, whole: all / STEPS }
}
