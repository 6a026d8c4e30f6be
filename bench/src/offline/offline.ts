import type { BrowserContext, Page } from 'playwright-core'
import { summarise } from '#percentiles.ts'
import { visitNewProduct } from '#product/chromium.ts'
import { pick, seededRandom } from '#random.ts'
import { ms, printFigures, whole } from '#report.ts'
import type { Settings } from '#settings.ts'
import { logInWriter } from '#typing/writer.ts'

const RECIPES = 500
const COMPONENTS = 8
const MATERIALS = 2_000
const KEPT_MAX_MB = 25
const SLOWDOWN = 4
const RELOADS = 20
const RELOAD_MAX = 500
/** Milliseconds: the site takes an item in 0.7 s, so as not to be in anybody's way. */
const KEEPING_MAX = 20 * 60_000
/** Milliseconds of looking at a page. */
const SIGHT_MAX = 60_000

/** What a device keeps for times without a connection, and how fast it shows it. */
export function benchOffline(settings: Settings): Promise<void> {
  return visitNewProduct('offline', settings, async (browser, url) => {
    const viewport = { width: 390, height: 844 }
    const materials = await publishMaterials(await browser.newContext(), url)
    const context = await browser.newContext({ viewport, baseURL: url })
    const recipe = await fillLibrary(context, url, materials)
    const page = await context.newPage()
    await page.goto('/')
    await untilAllIsKept(page)
    const { answers, megabytes } = await amountKept(page)
    const path = `/recipes/${recipe}`
    await page.goto(path, { waitUntil: 'networkidle' })
    await untilSightIsKept(page)
    const online = summarise(await timeReloads(page))
    await context.setOffline(true)
    const offline = summarise(await timeReloads(page))
    const kept = `${whole(RECIPES)} own recipes and ${whole(MATERIALS)} materials`
    printFigures(`Without a connection, ${kept}`, [
      {
        what: `what the device keeps, without photographs (${whole(answers)} answers)`,
        ours: `${megabytes.toFixed(1)} MB`,
        target: `≤ ${KEPT_MAX_MB} MB`,
        isReached: megabytes <= KEPT_MAX_MB,
      },
      {
        what: `reload of a kept recipe to its text, ${SLOWDOWN}× slower CPU, median of ${RELOADS}`,
        ours: ms(offline.p50),
        reference: `${ms(online.p50)} with a connection`,
        target: `≤ ${RELOAD_MAX} ms`,
        isReached: offline.p50 <= RELOAD_MAX,
      },
    ])
  })
}

/** Raw materials of somebody else that everyone sees. @returns their ids */
async function publishMaterials(context: BrowserContext, url: string): Promise<readonly number[]> {
  const other = await logInWriter(context, url)
  const ids: number[] = []
  while (ids.length < MATERIALS) {
    const id = await other.material()
    await other.publish(id)
    ids.push(id)
  }
  await context.close()
  return ids
}

/** Recipes of the person who is logged in in this browser. @returns the id of one of them */
async function fillLibrary(
  context: BrowserContext,
  url: string,
  materials: readonly number[],
): Promise<number> {
  const person = await logInWriter(context, url)
  const random = seededRandom(5)
  let last = 0
  for (let count = 0; count < RECIPES; count += 1) {
    const components = new Set<number>()
    while (components.size < COMPONENTS) components.add(pick(random, materials))
    last = await person.recipeOf([...components])
  }
  return last
}

async function untilAllIsKept(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('glazy-kept-all') !== null, undefined, {
    timeout: KEEPING_MAX,
    polling: 5_000,
  })
}

/** As somebody who opens a page, touches it and reads for a while: what it looks like is kept then. */
async function untilSightIsKept(page: Page): Promise<void> {
  const end = performance.now() + SIGHT_MAX
  for (let x = 100; performance.now() < end; x = 400 - x) {
    await page.mouse.move(x, 300)
    const isKept = await page.evaluate(async () => {
      const cache = await caches.open('glazy-sights')
      return (await cache.match(location.pathname)) !== undefined
    })
    if (isKept) return
    await page.waitForTimeout(500)
  }
  throw new Error('What the page looks like was not kept')
}

/** As the settings of the site say it. */
async function amountKept(page: Page): Promise<{ answers: number; megabytes: number }> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('glazy-kept')
      opening.onerror = () => reject(new Error('nothing is kept'))
      opening.onsuccess = () => resolve(opening.result)
    })
    const all = await new Promise<{ json: string }[]>((resolve) => {
      const reading = database.transaction('answers').objectStore('answers').getAll()
      reading.onsuccess = () => resolve(reading.result as { json: string }[])
    })
    database.close()
    const bytes = all.reduce((sum, { json }) => sum + new TextEncoder().encode(json).length, 0)
    return { answers: all.length, megabytes: bytes / 1_000_000 }
  })
}

/** Milliseconds from each reload until the name of the recipe stands on the page. */
async function timeReloads(page: Page): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.addInitScript(() => {
    const look = () => {
      if (!document.querySelector('h1')?.textContent.includes('Test')) return
      Object.assign(globalThis, { shownAfter: performance.now() })
      watcher.disconnect()
    }
    const watcher = new MutationObserver(look)
    watcher.observe(document, { childList: true, subtree: true, characterData: true })
  })
  const times: number[] = []
  for (let count = 0; count < RELOADS; count += 1) {
    await page.reload({ waitUntil: 'commit' })
    const shown = await page.waitForFunction(() => Reflect.get(globalThis, 'shownAfter') as number)
    times.push(await shown.jsonValue())
    // What the page still has to do is not to be in the way of the next.
    await page.waitForTimeout(1_500)
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
  return times
}
