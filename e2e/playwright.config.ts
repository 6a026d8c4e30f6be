import { existsSync, statfsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { translationPort } from './translation-port.ts'

const port = Number(process.env.E2E_PORT ?? 4817)
const chromium = process.env.CHROMIUM_PATH

/**
 * What a whole Chromium starts for every window beside its page: two renderers for what drops down
 * from the address bar. They take as long as the page; where Playwright's headless shell is
 * installed, there is no address bar.
 */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/**
 * With a document of its own for every load, Chromium 150 forgets at a reload that the device was
 * said to be offline: what is over takes it back after the new document has begun.
 */
const FORGETS_OFFLINE = ['RenderDocument']

/**
 * The last list of features counts, and ours comes after Playwright's: those of its list that
 * change what a page does, or whom the browser calls, are here again.
 */
const DISABLED_FEATURES = [
  ...ADDRESS_BAR,
  ...FORGETS_OFFLINE,
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** Flags that keep a headless browser from talking to anything but the product under test. */
const quiet = [
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const SHARED_MEMORY = '/dev/shm'
/** Bytes that are more than enough for the browsers of all workers. */
const SHARED_MEMORY_ENOUGH = 2 ** 30

/**
 * Playwright has Chromium share memory through files on the disk, as there is no room for it in some
 * containers. Where there is, every answer of the server takes a third less work without.
 */
function hasSharedMemory(): boolean {
  if (!existsSync(SHARED_MEMORY)) return false
  const { bavail, bsize } = statfsSync(SHARED_MEMORY)
  return bavail * bsize >= SHARED_MEMORY_ENOUGH
}

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // One picture for every system: what differs between them, the letters, is hidden in pictures.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  // One more than cores: journeys wait for a third of their time.
  workers: Math.min(availableParallelism() + 1, 6),
  // Long, for slow machines: only what fails waits for its end.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A machine that stands still for a moment is no fault of the product. What needed a second try is
  // listed at the end as flaky.
  retries: 1,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../.cache/reports/playwright.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // A worker would answer in place of the product; the journeys about it let it in.
    serviceWorkers: 'block',
    // A journey begins in the emptied page of the one before it: a page of its own takes longer.
    reuseContext: true,
    locale: 'en-GB',
    timezoneId: 'UTC',
    // To note every step of every journey takes a quarter of the time of all; a second try does.
    trace: 'on-first-retry',
    launchOptions: {
      args: quiet,
      ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
      ...(chromium ? { executablePath: chromium } : {}),
    },
  },
  webServer: {
    command: 'node e2e/serve.ts',
    cwd: '..',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 120_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      TRANSLATE_URL: `http://127.0.0.1:${translationPort(port)}`,
    },
  },
})
