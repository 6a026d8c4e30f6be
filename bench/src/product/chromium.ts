import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { prepareLibrary } from '#library/prepared-library.ts'
import type { Settings } from '#settings.ts'
import { startServer } from './processes.ts'

/** Flags that keep a headless browser from talking to anything but the product. */
export const CHROMIUM_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The product as someone looks at it. */
export interface Visit {
  readonly browser: Browser
  readonly url: string
  readonly dataDir: string
  /** A new tab on a path, as wide as a screen. */
  open(path: string, isQuiet?: boolean): Promise<Page>
}

/** Runs `work` in Chromium on a server with the library of the settings. */
export async function visitProduct(
  settings: Settings,
  work: (visit: Visit) => Promise<void>,
): Promise<void> {
  const dataDir = await prepareLibrary(settings, settings.size)
  const server = await startServer({ dataDir, port: settings.port })
  const browser = await launchBrowser()
  try {
    await work({
      browser,
      url: server.url,
      dataDir,
      async open(path, isQuiet = false) {
        const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
        await page.goto(server.url + path, { waitUntil: isQuiet ? 'networkidle' : 'load' })
        return page
      },
    })
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Runs `work` in Chromium on a server that has nothing but the starter library, and leaves nothing of it. */
export async function visitNewProduct(
  name: string,
  { workDir, port }: Settings,
  work: (browser: Browser, url: string) => Promise<void>,
): Promise<void> {
  const dataDir = join(workDir, name)
  await rm(dataDir, { recursive: true, force: true })
  const server = await startServer({ dataDir, port })
  const browser = await launchBrowser()
  try {
    await work(browser, server.url)
  } finally {
    await browser.close()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: CHROMIUM_FLAGS,
  })
}

/**
 * Waits until the site has kept its files for times without a connection: it begins with that some
 * seconds after a page has come, and takes one of two cores for it.
 */
export async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
}

/** Work of a page so far, in milliseconds. */
export interface PageWork {
  /** Scripts, styles and layout: what the page itself decides. */
  readonly own: number
  /** With painting, which a processor does here in place of a graphics card. */
  readonly whole: number
}

/** Measures the work of a page from now on. */
export async function watchWork(page: Page): Promise<() => Promise<PageWork>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const before = await workOf(session)
  return async () => {
    const after = await workOf(session)
    return { own: after.own - before.own, whole: after.whole - before.whole }
  }
}

async function workOf(session: CDPSession): Promise<PageWork> {
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (metric: string) => 1_000 * (metrics.find(({ name }) => name === metric)?.value ?? 0)
  return {
    own: of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration'),
    whole: of('TaskDuration'),
  }
}
