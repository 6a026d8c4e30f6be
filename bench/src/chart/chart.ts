import type { Page } from 'playwright-core'
import { findStarterPage } from '#pages/recipe-paths.ts'
import { untilKept, visitProduct, watchWork } from '#product/chromium.ts'
import { ms, printFigures, whole } from '#report.ts'
import type { Settings } from '#settings.ts'

const MANY = 20_000
const STEPS = 120
const SLOWDOWN = 4
const FIRST_MAX = 300
const FRAMES_MIN = 60
/** A display that shows 60 pictures a second never gives exactly so many. */
const FRAMES_ENOUGH = 59
const SCRIPT_KILOBYTES_MAX = 60

/** The chart of a page: how soon it stands, how it moves with many points, and what it weighs. */
export async function benchChart(settings: Settings): Promise<void> {
  await visitProduct(settings, async (visit) => {
    const { path } = await findStarterPage(visit.dataDir)
    // A page that is slowed down takes most of a core for it until it is closed, even at rest.
    const onPage = async <TResult>(measure: (page: Page) => Promise<TResult>) => {
      const page = await visit.open(path, true)
      const result = await measure(page)
      await page.close()
      return result
    }
    const kilobytes = await onPage(scriptsOfChart)
    const first = await onPage(firstChart)
    const { framesPerSecond, workMs } = await onPage(panning)
    printFigures('The chart of a page, in Chromium without a graphics card', [
      {
        what: `from the data to the first chart, ${SLOWDOWN}× slower CPU`,
        ours: ms(first),
        target: `≤ ${FIRST_MAX} ms`,
        isReached: first <= FIRST_MAX,
      },
      {
        what: `frames while ${whole(MANY)} points are dragged`,
        ours: `${framesPerSecond.toFixed(1)}/s`,
        target: `${FRAMES_MIN}/s`,
        isReached: framesPerSecond >= FRAMES_ENOUGH,
      },
      { what: 'work of such a frame', ours: ms(workMs) },
      {
        what: 'scripts of the chart, gzip',
        ours: `${kilobytes.toFixed(1)} kB`,
        target: `≤ ${SCRIPT_KILOBYTES_MAX} kB`,
        isReached: kilobytes <= SCRIPT_KILOBYTES_MAX,
      },
    ])
  })
}

/** Opens the chart of the sidebar, and waits for its first points. */
async function openChart(page: Page): Promise<void> {
  await page.getByRole('complementary').getByText('Chart', { exact: true }).click()
  await page.locator('[data-layer=points] [data-point]').first().waitFor()
}

/** Kilobytes of the scripts that are loaded for the chart and not before. */
async function scriptsOfChart(page: Page): Promise<number> {
  const sizes = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.js(\?|$)/.test(name))
        .map(
          (entry) => [entry.name, (entry as PerformanceResourceTiming).encodedBodySize] as const,
        ),
    )
  const before = new Set((await sizes()).map(([name]) => name))
  await openChart(page)
  const added = (await sizes()).filter(([name]) => !before.has(name))
  return added.reduce((sum, [, size]) => sum + size, 0) / 1_024
}

/** Milliseconds from the answer with the neighbours to the frame that shows them, on a slow phone. */
async function firstChart(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const painted = page.evaluate(
    () =>
      new Promise<number>((done) => {
        const look = () => {
          const count = document.querySelectorAll('[data-layer=points] [data-point]').length
          if (count < 10) return void requestAnimationFrame(look)
          const answer = performance
            .getEntriesByType('resource')
            .find(({ name }) => name.includes('nearestXY')) as PerformanceResourceTiming
          // The points are in the document; the next frame has painted them.
          requestAnimationFrame(() => done(performance.now() - answer.responseEnd))
        }
        look()
      }),
  )
  await page.getByRole('complementary').getByText('Chart', { exact: true }).click()
  return painted
}

interface Answer {
  readonly data: readonly Readonly<Record<string, unknown>>[]
  readonly meta: unknown
}

/** Drags a chart of many points: how many frames there are, and the work of each. */
async function panning(page: Page) {
  await untilKept(page)
  await page.route(/nearestXY/, async (route) => {
    const { data, meta } = (await (await route.fetch()).json()) as Answer
    const many = Array.from({ length: MANY }, (_, index) => ({
      ...data[0],
      id: 10_000_000 + index,
      x: 1 + ((index * 7_919) % 5_003) / 900,
      y: 0.05 + ((index * 104_729) % 4_999) / 5_500,
      R2OTotal: (index % 21) / 20,
      B2O3: (index % 5) / 5,
    }))
    await route.fulfill({ json: { data: many, meta } })
  })
  await openChart(page)
  await page.locator('canvas[data-layer=canvas]').waitFor()
  const drawing = page.getByRole('complementary').getByRole('group', { name: /^Chart of/ })
  const box = await drawing.boundingBox()
  if (box === null) throw new Error('The page shows no chart')
  const at = { x: box.x + box.width * 0.6, y: box.y + box.height / 2 }
  await page.mouse.move(at.x, at.y)
  await page.mouse.wheel(0, -300)
  await page.mouse.down()
  const work = await watchWork(page)
  const framesPerSecond = await page.evaluate(dragInEachFrame, { ...at, steps: STEPS })
  const workMs = (await work()).whole / STEPS
  await page.mouse.up()
  return { framesPerSecond, workMs }
}

/** Moves the pressed mouse once in each frame, from inside: a command takes longer than a frame. */
function dragInEachFrame(drag: {
  readonly x: number
  readonly y: number
  readonly steps: number
}): Promise<number> {
  return new Promise((done) => {
    const startedAt = performance.now()
    let step = 0
    const next = () => {
      step += 1
      if (step > drag.steps) return done((1_000 * drag.steps) / (performance.now() - startedAt))
      dispatchEvent(
        new MouseEvent('mousemove', {
          clientX: drag.x + 25 * Math.sin(step / 8),
          clientY: drag.y + 15 * Math.cos(step / 8),
          view: window,
          bubbles: true,
        }),
      )
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
}
