import { chromium, type Page } from 'playwright-core'
import { prepareLibrary } from '#library/prepared-library.ts'
import { startServer } from '#product/processes.ts'
import { type Figure, ms, printFigures, whole } from '#report.ts'
import type { Settings } from '#settings.ts'

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const INTERACTIVE_MAX = 1_500
const FRAME_MAX = 8
const STEPS = 60

/** The explorer in Chromium: from its data to a chart that answers, and its frames while it moves. */
export async function benchExplorer(settings: Settings): Promise<void> {
  const { size, port } = settings
  const dataDir = await prepareLibrary(settings, size)
  const server = await startServer({ dataDir, port })
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: FLAGS,
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${server.url}/explore`)
    const interactive = await timeToInteractive(page)
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
    printFigures(`The explorer with ${whole(size)} recipes`, [
      {
        what: 'from the data to the first chart',
        ours: ms(interactive),
        target: `≤ ${INTERACTIVE_MAX} ms`,
        isReached: interactive <= INTERACTIVE_MAX,
      },
      ...frame('zooming', zoomed),
      ...frame('dragging', dragged),
    ])
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** What a frame takes, in milliseconds. */
interface FrameWork {
  /** Scripts, styles and layout: what the page itself decides. */
  readonly own: number
  /** With painting, which a processor does here in place of a graphics card. */
  readonly whole: number
}

function frame(doing: string, { own, whole: all }: FrameWork): Figure[] {
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

/** Milliseconds from the end of the last answer that the chart needs to the first painted points. */
function timeToInteractive(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const look = () => {
          const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-layer=canvas]')
          if (canvas === null || canvas.width === 0) return void requestAnimationFrame(look)
          const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
          if (!data.some((value) => value !== 0)) return void requestAnimationFrame(look)
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
): Promise<FrameWork> {
  const box = await page.getByRole('group', { name: /^Chart of/ }).boundingBox()
  if (box === null) throw new Error('The explorer shows no chart')
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const work = async (): Promise<FrameWork> => {
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (metric: string) => metrics.find(({ name }) => name === metric)?.value ?? 0
    const own = of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration')
    return { own, whole: of('TaskDuration') }
  }
  const before = await work()
  for (let step = 0; step < STEPS; step += 1) {
    await move(at, step)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
  }
  const after = await work()
  const perFrame = (one: number, other: number) => (other - one) * (1_000 / STEPS)
  return { own: perFrame(before.own, after.own), whole: perFrame(before.whole, after.whole) }
}
